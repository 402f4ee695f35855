/** How the customer portal looks around its content: sidebar on desktop, header and bottom bar on phones. */
import type { ReactNode } from 'react'
import { BrandLink } from '#layouts/brand-link.tsx'
import { DemoBanner } from '#layouts/demo-banner.tsx'
import type { BadgeCounts, NavigationEntry } from '#layouts/navigation.ts'
import { BottomBar, SidebarLinks } from '#layouts/navigation-links.tsx'
import { SignedInPerson } from '#layouts/signed-in-person.tsx'
import { SkipLink } from '#layouts/skip-link.tsx'
import { ThemeSwitch } from '#layouts/theme-switch.tsx'
import type { ConnectionState } from '#live/connection.ts'
import { CountBadge } from '#ui/badge.tsx'
import { cn } from '#ui/class-names.ts'
import { ConnectionIndicator } from '#ui/connection-indicator.tsx'

export type PortalFrameProps = {
  entries: readonly NavigationEntry[]
  bottomEntries: readonly NavigationEntry[]
  badges: BadgeCounts
  person: { full_name: string; email: string } | null
  connection: ConnectionState
  /** "Yeni gönderi", and the card of the customer's representative. */
  quickAction?: ReactNode
  representative?: ReactNode
  onSignOut?: (() => void) | undefined
}

export function PortalFrame({ children, ...props }: PortalFrameProps & { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col text-15">
      <SkipLink />
      <DemoBanner />
      <PortalHeader {...props} className="sticky top-0 z-30 md:hidden" />
      <div className="mx-auto flex w-full max-w-7xl flex-1">
        <PortalSidebar {...props} className="sticky top-0 h-dvh max-md:hidden" />
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 flex-1 px-4 py-5 outline-none max-md:pb-24 md:px-8 md:py-8"
        >
          {children}
        </main>
      </div>
      <BottomBar
        label="Portal alt menüsü"
        entries={props.bottomEntries}
        badges={props.badges}
        className="fixed inset-x-0 bottom-0 z-30 md:hidden"
      />
    </div>
  )
}

export function PortalSidebar({ className, ...props }: PortalFrameProps & { className?: string }) {
  return (
    <div className={cn('flex w-64 shrink-0 flex-col gap-4 border-line border-r px-3 py-4', className)}>
      <div className="flex items-center justify-between pr-1 pl-3">
        <BrandLink to="/" />
        <ThemeSwitch />
      </div>
      {props.quickAction}
      <SidebarLinks
        label="Portal menüsü"
        entries={props.entries}
        badges={props.badges}
        className="min-h-0 flex-1 overflow-y-auto"
      />
      {props.representative}
      <div className="flex flex-col gap-3 border-line border-t px-3 pt-4">
        <ConnectionIndicator state={props.connection} />
        {props.person && (
          <SignedInPerson
            name={props.person.full_name}
            detail={props.person.email}
            onSignOut={props.onSignOut}
          />
        )}
      </div>
    </div>
  )
}

export function PortalHeader({ badges, connection, className }: PortalFrameProps & { className?: string }) {
  return (
    <header className={cn('flex h-14 items-center gap-3 border-line border-b bg-card px-4', className)}>
      <BrandLink className="mr-auto" />
      <CountBadge count={badges.pending_requests ?? 0} of="bekleyen talep" tone="waiting" />
      <ConnectionIndicator state={connection} />
    </header>
  )
}
