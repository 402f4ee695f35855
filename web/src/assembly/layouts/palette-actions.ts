/** What the office's palette offers besides records: the pages of the menu, the sections of the settings, and what can be begun. */
import type { Role } from '@kervan/domain/access/roles.ts'
import type { NavigationEntry } from '#assembly/layouts/navigation.ts'
import { sectionsFor } from '#assembly/layouts/settings-sections.ts'
import type { PaletteAction } from '#features/palette/palette-action.ts'

const beginnings: readonly PaletteAction[] = [
  { key: 'new-order', label: 'Yeni sipariş', to: '/staff/requests?order=new', also: 'talep hızlı fiyat' },
  { key: 'new-quote', label: 'Yeni teklif', to: '/staff/quotes/new', also: 'fiyat' },
  { key: 'new-shipment', label: 'Yeni sevkiyat', to: '/staff/shipments/new', also: 'gönderi' },
  { key: 'new-customer', label: 'Müşteri ekle', to: '/staff/customers?new=1', also: 'yeni kayıt' },
  { key: 'add-document', label: 'Belge ekle', to: '/staff/documents?add=1', also: 'yükle dosya' },
]

/** Pages that no menu lists. */
const furtherPages: readonly PaletteAction[] = [
  { key: 'calendar', label: 'Takvim', to: '/staff/work-queue?view=calendar', also: 'iş kuyruğu hafta ay' },
  { key: 'promises', label: 'Verilen sözler', to: '/staff/work-queue/promises', also: 'tutulan süre rapor' },
  { key: 'notifications', label: 'Bildirimler', to: '/staff/notifications', also: 'haber uyarı' },
]

/** `entries` are those of the menu that are built and that this person may open. */
export function paletteActions(entries: readonly NavigationEntry[], role: Role): PaletteAction[] {
  const pages = entries.map(({ key, label, to }) => ({ key, label, to }))
  const isListed = (to: string) => pages.some((page) => page.to === to)
  const sections = sectionsFor(role)
    .filter(({ to }) => !isListed(to))
    .map(({ to, title, about }) => ({ key: to, label: title, to, also: `ayarlar ${about}` }))
  const own = { key: 'profile', label: 'Profilim', to: '/staff/profile', also: 'oturumlar imza' }
  return [...beginnings, ...pages, ...furtherPages, ...sections, own]
}
