/** What stands around the content of portal and office; the outline that stands there first is made of the same, so that nothing jumps. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { ComponentProps, ReactNode } from 'react'
import { DemoBanner } from '#assembly/layouts/demo-banner.tsx'
import { frameLooks } from '#assembly/layouts/frame-looks.ts'
import { BottomBar } from '#assembly/layouts/navigation-links.tsx'
import { SkipLink } from '#assembly/layouts/skip-link.tsx'
import { cn } from '#spine/ui/class-names.ts'

type Props = {
  surface: Surface
  header: ReactNode
  sidebar: ReactNode
  bottomBar?: Omit<ComponentProps<typeof BottomBar>, 'className'>
  children: ReactNode
}

export function AppFrame({ surface, header, sidebar, bottomBar, children }: Props) {
  const look = frameLooks[surface]
  return (
    <div className={cn('flex min-h-dvh flex-col', look.frame)}>
      <SkipLink />
      <DemoBanner />
      {header}
      <div className={cn('flex flex-1', look.page)}>
        {sidebar}
        <main id="main" tabIndex={-1} className={cn('min-w-0 flex-1 px-4 outline-none', look.main)}>
          {children}
        </main>
      </div>
      {bottomBar && (
        <BottomBar {...bottomBar} className={cn('fixed inset-x-0 bottom-0 z-30', look.bottomBar)} />
      )}
    </div>
  )
}
