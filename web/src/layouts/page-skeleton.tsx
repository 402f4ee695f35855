/** Where menu and content will be, in the measures of the frame that takes its place: what comes does not jump. */
import type { Surface } from '@kervan/domain/auth/roles.ts'
import { BrandLink } from '#layouts/brand-link.tsx'
import { DemoBanner } from '#layouts/demo-banner.tsx'
import { SidebarColumn } from '#layouts/sidebar-column.tsx'
import { cn } from '#ui/class-names.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

/** As in `portal-frame.tsx` and `office-frame.tsx`. */
const looks: Record<Surface, Record<'header' | 'page' | 'sidebar' | 'main', string>> = {
  portal: {
    header: 'md:hidden',
    page: 'mx-auto max-w-7xl',
    sidebar: 'w-64 max-md:hidden',
    main: 'py-5 md:px-8 md:py-8',
  },
  office: {
    header: 'lg:hidden',
    page: '',
    sidebar: 'w-80 bg-card max-lg:hidden',
    main: 'py-4 lg:px-6 lg:py-6',
  },
}

export function PageSkeleton({ surface }: { surface: Surface }) {
  const look = looks[surface]
  return (
    <div className="flex min-h-dvh flex-col">
      <DemoBanner />
      <header className={cn('flex h-14 items-center border-line border-b bg-card px-4', look.header)}>
        <BrandLink />
      </header>
      <div className={cn('flex w-full flex-1', look.page)}>
        <SidebarColumn className={look.sidebar}>
          <BrandLink className="pl-3" />
          <div className="flex flex-col gap-5 px-3 pt-2">
            <Skeleton className="w-40" />
            <Skeleton className="w-36" />
            <Skeleton className="w-44" />
          </div>
        </SidebarColumn>
        <main className={cn('min-w-0 flex-1 px-4', look.main)}>
          <Loading className="flex flex-col gap-4">
            <Skeleton className="h-8 w-56 max-w-full" />
            <Skeleton className="h-40 w-full" />
          </Loading>
        </main>
      </div>
    </div>
  )
}
