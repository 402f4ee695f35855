/** For the catalogue: the three menus with all entries, also those whose pages do not exist yet. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { officeSample, portalSample } from '#assembly/catalogue/specimen-sample.tsx'
import { BottomBar } from '#assembly/layouts/navigation-links.tsx'
import { OfficeHeader, OfficeSidebar } from '#assembly/layouts/office-frame.tsx'
import { PortalHeader, PortalSidebar } from '#assembly/layouts/portal-frame.tsx'
import { customerPanel, siteNavigation } from '#assembly/layouts/site-navigation.ts'
import { Button } from '#spine/ui/button.tsx'

const live = { connection: 'connected' as const }

export function NavigationSpecimens() {
  const portal = { ...portalSample, ...live }
  const office = { ...officeSample, ...live }
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
        <WholePage to="/ui/portal" />
        <Frame>
          <PortalSidebar {...portal} className="h-180 w-64 border-0" />
        </Frame>
        <Phone>
          <PortalHeader {...portal} />
          <div className="flex-1" />
          <BottomBar label="Portal alt menüsü" entries={portal.bottomEntries} badges={portal.badges} />
        </Phone>
      </Specimen>
      <Specimen name="Ofis" className="items-start">
        <WholePage to="/ui/office/dashboard" />
        <Frame>
          <OfficeSidebar {...office} className="h-180 w-80 max-w-full border-0 bg-card" />
        </Frame>
        <Phone>
          <OfficeHeader {...office} />
          <div className="flex-1" />
          <BottomBar label="Ofis alt menüsü" entries={office.bottomEntries} badges={office.badges} />
        </Phone>
      </Specimen>
    </>
  )
}

function WholePage({ to }: { to: string }) {
  return (
    <Link to={to} className="link w-full text-14">
      Tam sayfada aç
    </Link>
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
