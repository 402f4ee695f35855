/** The loading state of a signed-in page, inside the frame of the final page, so that nothing jumps. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { AppFrame } from '#assembly/layouts/app-frame.tsx'
import { BrandLink } from '#assembly/layouts/brand-link.tsx'
import { frameClasses } from '#assembly/layouts/frame-classes.ts'
import { SidebarColumn } from '#assembly/layouts/sidebar-column.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function PageSkeleton({ surface }: { surface: Surface }) {
  const classes = frameClasses[surface]
  return (
    <AppFrame
      surface={surface}
      header={
        <header className={cn('flex h-14 items-center border-line border-b bg-card px-4', classes.header)}>
          <BrandLink />
        </header>
      }
      sidebar={
        <SidebarColumn label="Kenar menüsü" className={classes.sidebar}>
          <BrandLink className="pl-3" />
          <div className="flex flex-col gap-5 px-3 pt-2">
            <Skeleton className="w-40" />
            <Skeleton className="w-36" />
            <Skeleton className="w-44" />
          </div>
        </SidebarColumn>
      }
    >
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-8 w-56 max-w-full" />
        <Skeleton className="h-40 w-full" />
      </Loading>
    </AppFrame>
  )
}
