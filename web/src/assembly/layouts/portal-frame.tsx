/** The frame of the customer portal: a sidebar on desktop, a header with menu and a bottom bar on phones. */
import type { ReactNode } from 'react'
import { AppFrame } from '#assembly/layouts/app-frame.tsx'
import { BrandLink } from '#assembly/layouts/brand-link.tsx'
import { frameClasses } from '#assembly/layouts/frame-classes.ts'
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
  /** What this session is for, where that is not everything. */
  banner?: ReactNode
  /** The button "Yeni gönderi". */
  quickAction?: ReactNode
  representative?: ReactNode
}

const menuLabel = 'Portal menüsü'

export function PortalFrame({ children, ...props }: PortalFrameProps & { children: ReactNode }) {
  const classes = frameClasses.portal
  return (
    <AppFrame
      surface="portal"
      banner={props.banner}
      header={<PortalHeader {...props} className={classes.header} />}
      sidebar={<PortalSidebar {...props} className={classes.sidebar} />}
      bottomBar={{ label: 'Portal alt menüsü', entries: props.bottomEntries, badges: props.badges }}
    >
      {children}
    </AppFrame>
  )
}

export function PortalSidebar({ className, ...props }: PortalFrameProps & { className: string }) {
  return (
    <SidebarColumn label="Müşteri kenar menüsü" className={className}>
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
    <header
      className={cn(
        'print-hidden flex h-14 items-center gap-2.5 border-line border-b bg-card px-4',
        className,
      )}
    >
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
