/** For the catalogue: the three navigations with all their entries, also those whose pages are not built yet. */
import type { ReactNode } from 'react'
import { BottomBar } from '#layouts/navigation-links.tsx'
import { OfficeSidebar } from '#layouts/office-frame.tsx'
import { officeBottomBar, officeNavigation } from '#layouts/office-navigation.ts'
import { PortalHeader, PortalSidebar } from '#layouts/portal-frame.tsx'
import { portalBottomBar, portalNavigation } from '#layouts/portal-navigation.ts'
import { customerPanel, siteNavigation } from '#layouts/site-navigation.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/class-names.ts'

const sampleBadges = {
  pending_requests: 3,
  unread_notifications: 5,
  pending_quotes: 12,
  active_shipments: 28,
  work_queue: 104,
}
const sample = {
  badges: sampleBadges,
  person: { full_name: 'Örnek Kişi', email: 'ornek@musteri.example' },
  connection: 'connected' as const,
  onSignOut: () => {},
}
const panels = ['Canlı ziyaretçiler', 'Bildirimler', 'İletişim merkezi', 'Otomasyon durumu'].map((title) => ({
  key: title,
  title,
  content: <p className="text-13 text-muted">Panel içeriği</p>,
}))

export function NavigationSpecimens() {
  const portal = { ...sample, entries: portalNavigation, bottomEntries: portalBottomBar }
  const office = { ...sample, entries: officeNavigation, bottomEntries: officeBottomBar, panels }
  return (
    <>
      <Specimen name="Site">
        <ul className="flex flex-wrap items-center gap-5 text-14 text-muted">
          {siteNavigation.map((entry) => (
            <li key={entry.to}>{entry.label}</li>
          ))}
        </ul>
        <Button variant="primary" size="sm">
          {customerPanel.label}
        </Button>
      </Specimen>
      <Specimen name="Portal" className="items-start">
        <Frame>
          <PortalSidebar
            {...portal}
            quickAction={<Button variant="next">Yeni gönderi</Button>}
            className="h-180 border-0"
          />
        </Frame>
        <Phone>
          <PortalHeader {...portal} />
          <div className="flex-1" />
          <BottomBar
            label="Portal alt menüsü"
            entries={portalBottomBar}
            badges={{ unread_notifications: 5 }}
          />
        </Phone>
      </Specimen>
      <Specimen name="Ofis" className="items-start">
        <Frame>
          <OfficeSidebar {...office} className="h-180 max-w-full border-0" />
        </Frame>
        <Phone>
          <div className="flex-1" />
          <BottomBar label="Ofis alt menüsü" entries={officeBottomBar} badges={{ pending_quotes: 12 }} />
        </Phone>
      </Specimen>
    </>
  )
}

function Specimen({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className="border-line border-b py-5 last:border-b-0">
      <h3 className="mb-3 text-13 font-medium text-muted">{name}</h3>
      <div className={cn('flex min-w-0 flex-wrap items-center gap-4', className)}>{children}</div>
    </div>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="max-w-full overflow-hidden rounded-card border border-line">{children}</div>
}

function Phone({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-96 w-[350px] max-w-full flex-col overflow-hidden rounded-card border border-line bg-bg">
      {children}
    </div>
  )
}
