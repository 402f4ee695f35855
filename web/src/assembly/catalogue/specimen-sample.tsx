/** Sample data for the catalogue's layouts: menus that stay inside it, badges, a person and panels. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { ReactNode } from 'react'
import { invalidationRules } from '#assembly/invalidation-rules.ts'
import type { NavigationEntry } from '#assembly/layouts/navigation.ts'
import { officeBottomBar, officeNavigation } from '#assembly/layouts/office-navigation.ts'
import { portalBottomBar, portalNavigation } from '#assembly/layouts/portal-navigation.ts'
import type { ConnectionState } from '#spine/live/connection.ts'
import { LiveProvider } from '#spine/live/live-provider.tsx'
import { useConnectionState } from '#spine/live/use-live.ts'
import { Button } from '#spine/ui/button.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Live = { surface: Surface; children: (connection: ConnectionState) => ReactNode }

/** The catalogue has no session: it listens to the demo inbox, which needs none. */
export function LiveSpecimen({ surface, children }: Live) {
  return (
    <LiveProvider surface={surface} invalidation={invalidationRules} audience="inbox">
      <Connected>{children}</Connected>
    </LiveProvider>
  )
}

function Connected({ children }: Pick<Live, 'children'>) {
  return children(useConnectionState())
}

const common = {
  badges: {
    pending_requests: 3,
    unread_notifications: 5,
    pending_quotes: 12,
    active_shipments: 28,
    work_queue: 104,
  },
  person: { full_name: 'Örnek Kişi', email: 'ornek@musteri.example' },
  onSignOut: () =>
    void toast.info({ title: 'Katalogda oturum yok', description: 'Ürün burada çıkış yapar.' }),
}

const inPortal = (entries: readonly NavigationEntry[]) =>
  entries.map((entry) => ({ ...entry, to: entry.to.replace('/dashboard', '/ui/portal') }))
const inOffice = (entries: readonly NavigationEntry[]) =>
  entries.map((entry) => ({ ...entry, to: `/ui/office/${entry.key}` }))

export const portalSample = {
  ...common,
  entries: inPortal(portalNavigation),
  bottomEntries: inPortal(portalBottomBar),
  quickAction: <Button variant="next">Yeni gönderi</Button>,
}

export const officeSample = {
  ...common,
  entries: inOffice(officeNavigation),
  bottomEntries: inOffice(officeBottomBar),
  panels: ['Canlı ziyaretçiler', 'Bildirimler', 'İletişim merkezi', 'Otomasyon durumu'].map((title) => ({
    key: title,
    title,
    content: <p className="text-13 text-muted">Panel içeriği</p>,
  })),
}
