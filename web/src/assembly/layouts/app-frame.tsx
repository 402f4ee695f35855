/** The frame around the content of portal and office. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { ComponentProps, ReactNode } from 'react'
import { DemoBanner } from '#assembly/layouts/demo-banner.tsx'
import { frameClasses } from '#assembly/layouts/frame-classes.ts'
import { BottomBar } from '#assembly/layouts/navigation-links.tsx'
import { SkipLink } from '#assembly/layouts/skip-link.tsx'
import { cn } from '#spine/ui/class-names.ts'

type Props = {
  surface: Surface
  /** Under the demo's own. */
  banner?: ReactNode
  header: ReactNode
  sidebar: ReactNode
  bottomBar?: Omit<ComponentProps<typeof BottomBar>, 'className'>
  children: ReactNode
}

/** The tray of long work lies over the end of the page: behind the last line there is as much room as it takes. */
const roomForTray =
  '[body:has([data-task-tray=folded])_&]:after:block [body:has([data-task-tray=folded])_&]:after:h-16 [body:has([data-task-tray=open])_&]:after:block [body:has([data-task-tray=open])_&]:after:h-56'

export function AppFrame({ surface, banner, header, sidebar, bottomBar, children }: Props) {
  const classes = frameClasses[surface]
  return (
    <div className={cn('flex min-h-dvh flex-col', classes.frame)}>
      <SkipLink />
      <DemoBanner />
      {banner}
      {header}
      <div className={cn('flex flex-1', classes.page)}>
        {sidebar}
        <main
          id="main"
          tabIndex={-1}
          className={cn('min-w-0 flex-1 px-4 outline-none', roomForTray, classes.main)}
        >
          {children}
        </main>
      </div>
      {bottomBar && (
        <BottomBar
          {...bottomBar}
          className={cn('print-hidden fixed inset-x-0 bottom-0 z-30', classes.bottomBar)}
        />
      )}
    </div>
  )
}
