/** The frame of the back office: a wide sidebar with panels on desktop, a header with menu and a bottom bar on phones. */
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
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

type SidebarPanel = {
  key: string
  title: string
  badge?: { count: number; of: string }
  content: ReactNode
}

export type OfficeFrameProps = FrameProps & {
  /** Live visitors, notifications, communication centre, automation status. */
  panels?: readonly SidebarPanel[]
  /** The bell: beside the name on desktop, in the header on phones. */
  updates?: ReactNode
}

const menuLabel = 'Ofis menüsü'
const officeTitle = 'Personel Paneli'

export function OfficeFrame({ children, ...props }: OfficeFrameProps & { children: ReactNode }) {
  const classes = frameClasses.office
  return (
    <AppFrame
      surface="office"
      header={<OfficeHeader {...props} className={classes.header} />}
      sidebar={<OfficeSidebar {...props} className={classes.sidebar} />}
      bottomBar={{ label: 'Ofis alt menüsü', entries: props.bottomEntries, badges: props.badges }}
    >
      {children}
    </AppFrame>
  )
}

export function OfficeSidebar({ className, ...props }: OfficeFrameProps & { className: string }) {
  return (
    <SidebarColumn label="Personel kenar menüsü" className={className}>
      <div className="flex items-center justify-between pr-1 pl-3">
        <BrandLink className="mr-auto" />
        {props.updates}
        <ThemeSwitch />
      </div>
      <p className="-mt-2 pl-3 text-13 text-muted">{officeTitle}</p>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <SidebarLinks label={menuLabel} entries={props.entries} badges={props.badges} />
        <Panels panels={props.panels} className="mt-4" />
      </div>
      <SidebarFoot {...props} />
    </SidebarColumn>
  )
}

export function OfficeHeader({ className, ...props }: OfficeFrameProps & { className?: string }) {
  return (
    <header
      className={cn(
        'print-hidden @container flex h-14 items-center gap-2.5 border-line border-b bg-card px-4',
        className,
      )}
    >
      <div className="mr-auto min-w-0 leading-4">
        <BrandLink className="max-w-full" />
        <p className="-mt-2.5 truncate pb-1 text-12 text-muted">{officeTitle}</p>
      </div>
      <ConnectionIndicator state={props.connection} />
      {props.updates}
      <PhoneMenu {...props} label={menuLabel}>
        <Panels panels={props.panels} />
      </PhoneMenu>
    </header>
  )
}

function Panels({ panels = [], className }: { panels: OfficeFrameProps['panels']; className?: string }) {
  if (panels.length === 0) return null
  return (
    <div className={cn('border-line border-t pt-2', className)}>
      {panels.map(({ key, ...panel }) => (
        <Panel key={key} {...panel} />
      ))}
    </div>
  )
}

/** Its content is fetched once it is open. */
function Panel({ title, badge, content }: Omit<SidebarPanel, 'key'>) {
  const [isOpen, setOpen] = useState(false)
  const shown = useRef<HTMLDivElement>(null)
  // The last ones open below the edge of the sidebar, and grow while their content comes.
  useEffect(() => {
    if (!isOpen || !shown.current) return
    const box = shown.current
    const grows = new ResizeObserver(() => box.scrollIntoView({ block: 'nearest' }))
    grows.observe(box)
    const timer = setTimeout(() => grows.disconnect(), 3_000)
    return () => {
      clearTimeout(timer)
      grows.disconnect()
    }
  }, [isOpen])
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="flex h-9 list-none items-center gap-2 rounded-field px-3 text-13 font-medium text-muted hover:bg-hover hover:text-ink max-lg:h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 transition-transform group-open:rotate-90"
          strokeWidth={1.75}
          aria-hidden
        />
        <span className="flex-1">{title}</span>
        {badge && <CountBadge {...badge} />}
      </summary>
      {isOpen && (
        <div ref={shown} className="px-3 pt-1 pb-3">
          {content}
        </div>
      )}
    </details>
  )
}
