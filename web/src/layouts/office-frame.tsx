/** How the back office looks around its content: a wide sidebar with panels on desktop, a bottom bar on phones. */
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { BrandLink } from '#layouts/brand-link.tsx'
import { DemoBanner } from '#layouts/demo-banner.tsx'
import type { BadgeCounts, NavigationEntry } from '#layouts/navigation.ts'
import { BottomBar, SidebarLinks } from '#layouts/navigation-links.tsx'
import { SignedInPerson } from '#layouts/signed-in-person.tsx'
import { SkipLink } from '#layouts/skip-link.tsx'
import { ThemeSwitch } from '#layouts/theme-switch.tsx'
import type { ConnectionState } from '#live/connection.ts'
import { cn } from '#ui/class-names.ts'
import { ConnectionIndicator } from '#ui/connection-indicator.tsx'

export type SidebarPanel = { key: string; title: string; content: ReactNode }

export type OfficeFrameProps = {
  entries: readonly NavigationEntry[]
  bottomEntries: readonly NavigationEntry[]
  badges: BadgeCounts
  person: { full_name: string; email: string } | null
  connection: ConnectionState
  /** Live visitors, notifications, communication centre, automation status. */
  panels?: readonly SidebarPanel[]
  onSignOut?: (() => void) | undefined
}

export function OfficeFrame({ children, ...props }: OfficeFrameProps & { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col text-14">
      <SkipLink />
      <DemoBanner />
      <OfficeHeader {...props} className="sticky top-0 z-30 lg:hidden" />
      <div className="flex flex-1">
        <OfficeSidebar {...props} className="sticky top-0 h-dvh max-lg:hidden" />
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 flex-1 px-4 py-4 outline-none max-lg:pb-24 lg:px-6 lg:py-6"
        >
          {children}
        </main>
      </div>
      <BottomBar
        label="Ofis alt menüsü"
        entries={props.bottomEntries}
        badges={props.badges}
        className="fixed inset-x-0 bottom-0 z-30 lg:hidden"
      />
    </div>
  )
}

export function OfficeSidebar({ className, ...props }: OfficeFrameProps & { className?: string }) {
  return (
    <div
      className={cn('flex w-80 shrink-0 flex-col gap-4 border-line border-r bg-card px-3 py-4', className)}
    >
      <div className="flex items-center justify-between pr-1 pl-3">
        <BrandLink to="/" />
        <ThemeSwitch />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <SidebarLinks label="Ofis menüsü" entries={props.entries} badges={props.badges} />
        {props.panels && props.panels.length > 0 && (
          <div className="mt-4 border-line border-t pt-2">
            {props.panels.map((panel) => (
              <Panel key={panel.key} panel={panel} />
            ))}
          </div>
        )}
      </div>
      <div className="flex flex-col gap-3 border-line border-t px-3 pt-4">
        <ConnectionIndicator state={props.connection} />
        {props.person && (
          <SignedInPerson name={props.person.full_name || props.person.email} onSignOut={props.onSignOut} />
        )}
      </div>
    </div>
  )
}

function Panel({ panel }: { panel: SidebarPanel }) {
  return (
    <details className="group">
      <summary className="flex h-9 list-none items-center gap-2 rounded-field px-3 text-13 font-medium text-muted hover:bg-hover hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 transition-transform group-open:rotate-90"
          strokeWidth={1.75}
          aria-hidden
        />
        {panel.title}
      </summary>
      <div className="px-3 pt-1 pb-3">{panel.content}</div>
    </details>
  )
}

export function OfficeHeader({
  connection,
  person,
  onSignOut,
  className,
}: OfficeFrameProps & { className?: string }) {
  return (
    <header className={cn('flex h-14 items-center gap-3 border-line border-b bg-card px-4', className)}>
      <BrandLink className="mr-auto" />
      <ConnectionIndicator state={connection} className="max-sm:hidden" />
      {person && <SignedInPerson name={person.full_name || person.email} onSignOut={onSignOut} />}
    </header>
  )
}
