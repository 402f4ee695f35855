/** How the customer portal looks around its content: sidebar on desktop, header with menu and bottom bar on phones. */
import type { ReactNode } from 'react'
import { AppFrame } from '#assembly/layouts/app-frame.tsx'
import { BrandLink } from '#assembly/layouts/brand-link.tsx'
import { frameLooks } from '#assembly/layouts/frame-looks.ts'
import type { FrameProps } from '#assembly/layouts/frame-props.ts'
import { SidebarLinks } from '#assembly/layouts/navigation-links.tsx'
import { PhoneMenu } from '#assembly/layouts/phone-menu.tsx'
import { SidebarColumn } from '#assembly/layouts/sidebar-column.tsx'
import { SidebarFoot } from '#assembly/layouts/sidebar-foot.tsx'
import { ThemeSwitch } from '#assembly/layouts/theme-switch.tsx'
import { CountBadge } from '#spine/ui/badge.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { ConnectionIndicator } from '#spine/ui/connection-indicator.tsx'

export type PortalFrameProps = FrameProps & {
  /** "Yeni gönderi", and the card of the customer's representative. */
  quickAction?: ReactNode
  representative?: ReactNode
}

const menuLabel = 'Portal menüsü'

export function PortalFrame({ children, ...props }: PortalFrameProps & { children: ReactNode }) {
  const look = frameLooks.portal
  return (
    <AppFrame
      surface="portal"
      header={<PortalHeader {...props} className={look.header} />}
      sidebar={<PortalSidebar {...props} className={look.sidebar} />}
      bottomBar={{ label: 'Portal alt menüsü', entries: props.bottomEntries, badges: props.badges }}
    >
      {children}
    </AppFrame>
  )
}

export function PortalSidebar({ className, ...props }: PortalFrameProps & { className: string }) {
  return (
    <SidebarColumn className={className}>
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
      <SidebarFoot {...props} />
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
