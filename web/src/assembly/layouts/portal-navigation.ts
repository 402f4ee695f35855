/** The customer portal's menus. All views share one path and differ by `?view=`. */
import {
  Bell,
  Bot,
  ChartSpline,
  Container,
  FileText,
  Folder,
  House,
  Package,
  Radar,
  Send,
  UserRound,
} from 'lucide-react'
import type { NavigationEntry } from '#assembly/layouts/navigation.ts'

const view = (name: string) => `/dashboard?view=${name}`
const waiting = { key: 'pending_requests', of: 'bekleyen talep' }
const offered = { key: 'waiting_offers', of: 'yanıt bekleyen teklif' }
const unread = { key: 'unread_notifications', of: 'okunmamış bildirim' }

export const portalNavigation = [
  {
    key: 'overview',
    label: 'Ana Sayfa',
    to: '/dashboard',
    icon: House,
    alsoViews: ['overview', 'dashboard'],
  },
  {
    key: 'requests',
    label: 'Talepler',
    to: view('requests'),
    icon: Send,
    badge: waiting,
    alsoViews: ['workflow'],
  },
  { key: 'quotes', label: 'Teklifler', to: view('quotes'), icon: FileText, badge: offered },
  { key: 'shipments', label: 'Gönderiler', to: view('shipments'), icon: Package },
  {
    key: 'tracking',
    label: 'Gönderi Takibi',
    to: view('tracking'),
    icon: Radar,
    also: ['/shipment-tracking'],
  },
  { key: 'container-tracking', label: 'Konteyner Takip', to: view('container-tracking'), icon: Container },
  { key: 'documents', label: 'Belgeler', to: view('documents'), icon: Folder },
  { key: 'ai', label: 'Operasyon İzleme', to: view('ai'), icon: Bot },
  { key: 'routes', label: 'Rota Analizi', to: view('routes'), icon: ChartSpline },
  {
    key: 'notifications',
    label: 'Bildirimler',
    to: view('notifications'),
    icon: Bell,
    badge: unread,
    alsoViews: ['alerts'],
  },
  { key: 'account', label: 'Hesabım', to: view('account'), icon: UserRound },
] as const satisfies readonly NavigationEntry[]

const onPhones = ['overview', 'requests', 'shipments', 'container-tracking', 'documents', 'notifications']

export const portalBottomBar: readonly NavigationEntry[] = portalNavigation.filter(({ key }) =>
  onPhones.includes(key),
)
