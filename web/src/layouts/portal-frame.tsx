/** How the customer portal looks around its content: sidebar on desktop, header with menu and bottom bar on phones. */
import type { ReactNode } from 'react'
import { BrandLink } from '#layouts/brand-link.tsx'
import { DemoBanner } from '#layouts/demo-banner.tsx'
import type { FrameProps } from '#layouts/frame-props.ts'
import { BottomBar, SidebarLinks } from '#layouts/navigation-links.tsx'
import { PhoneMenu } from '#layouts/phone-menu.tsx'
import { SidebarColumn } from '#layouts/sidebar-column.tsx'
import { SignedInPerson } from '#layouts/signed-in-person.tsx'
import { SkipLink } from '#layouts/skip-link.tsx'
import { ThemeSwitch } from '#layouts/theme-switch.tsx'
import { CountBadge } from '#ui/badge.tsx'
import { cn } from '#ui/class-names.ts'
import { ConnectionIndicator } from '#ui/connection-indicator.tsx'

export type PortalFrameProps = FrameProps & {
  /** "Yeni gönderi", and the card of the customer's representative. */
  quickAction?: ReactNode
  representative?: ReactNode
}

const menuLabel = 'Portal menüsü'

export function PortalFrame({ children, ...props }: PortalFrameProps & { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col text-15">
      <SkipLink />
      <DemoBanner />
      <PortalHeader {...props} className="sticky top-0 z-30 md:hidden" />
      <div className="mx-auto flex w-full max-w-7xl flex-1">
        <PortalSidebar {...props} className="max-md:hidden" />
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
    <SidebarColumn className={cn('w-64', className)}>
      <div className="flex items-center justify-between pr-1 pl-3">
        <BrandLink />
        <ThemeSwitch />
      </div>
      {props.quickAction}
      <SidebarLinks
        label={menuLabel}
        entries={props.entries}
        badges={props.badges}
        className="min-h-0 flex-1 overflow-y-auto"
      />
      {props.representative}
      <div className="flex flex-col gap-3 border-line border-t px-3 pt-4">
        <ConnectionIndicator state={props.connection} />
        {props.person && (
          <SignedInPerson
            person={props.person}
            accountAddress={props.accountAddress}
            onSignOut={props.onSignOut}
          />
        )}
      </div>
    </SidebarColumn>
  )
}

export function PortalHeader({ className, ...props }: PortalFrameProps & { className?: string }) {
  return (
    <header className={cn('flex h-14 items-center gap-2.5 border-line border-b bg-card px-4', className)}>
      <BrandLink className="mr-auto min-w-0" />
      <CountBadge count={props.badges.pending_requests ?? 0} of="bekleyen talep" tone="waiting" />
      <ConnectionIndicator state={props.connection} />
      <PhoneMenu {...props} label={menuLabel}>
        {props.quickAction}
        {props.representative}
      </PhoneMenu>
    </header>
  )
}
