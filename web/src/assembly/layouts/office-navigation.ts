/** The back office's menus. */
import {
  ChartColumn,
  Coins,
  Container,
  FileText,
  Folder,
  Inbox,
  KeyRound,
  LayoutDashboard,
  ListTodo,
  MailSearch,
  Mails,
  MessageSquareWarning,
  MessagesSquare,
  Monitor,
  Package,
  Scale,
  Settings,
  ShieldCheck,
  UsersRound,
  Workflow,
  Zap,
} from 'lucide-react'
import type { NavigationEntry } from '#assembly/layouts/navigation.ts'

const requests = { key: 'pending_requests', of: 'bekleyen talep' }
const quotes = { key: 'pending_quotes', of: 'yanıt bekleyen teklif' }
const shipments = { key: 'active_shipments', of: 'süren gönderi' }
const queue = { key: 'work_queue', of: 'üstlenilmemiş iş ya da okunmamış bildirim' }

const conversations = { key: 'waiting_conversations', of: 'sizi bekleyen konuşma' }

/** Below the entries of everyday work. */
const tools = 'Araçlar'

const dashboard = {
  key: 'dashboard',
  label: 'Gösterge Paneli',
  to: '/staff',
  also: ['/staff/dashboard'],
  icon: LayoutDashboard,
}
const quotesEntry = {
  key: 'quotes',
  label: 'Teklifler',
  to: '/staff/quotes',
  also: ['/staff/quote-results'],
  icon: FileText,
  badge: quotes,
}
const shipmentsEntry = {
  key: 'shipments',
  label: 'Gönderiler',
  to: '/staff/shipments',
  icon: Package,
  badge: shipments,
}
const analytics = {
  key: 'analytics',
  label: 'Analizler',
  to: '/staff/analytics',
  also: ['/analytics'],
  icon: ChartColumn,
}

/** What is done with many customers at once has pages of its own. */
const customerPages = ['/staff/leads', '/staff/customer-imports', '/staff/customer-duplicates']

export const officeNavigation: readonly NavigationEntry[] = [
  dashboard,
  { key: 'workflow', label: 'İş Akışı', to: '/staff/workflow', icon: Workflow },
  {
    key: 'customer-management',
    label: 'Müşteri Yönetimi',
    to: '/staff/customer-management',
    also: ['/staff/customers', ...customerPages],
    icon: UsersRound,
  },
  { key: 'work-queue', label: 'İş Kuyruğu', to: '/staff/work-queue', icon: ListTodo, badge: queue },
  { key: 'requests', label: 'Talepler', to: '/staff/requests', icon: Inbox, badge: requests },
  quotesEntry,
  shipmentsEntry,
  { key: 'container-tracking', label: 'Konteyner Takip', to: '/staff/container-tracking', icon: Container },
  analytics,
  { key: 'automations', label: 'Otomasyonlar', to: '/staff/automations', icon: Zap },
  { key: 'settings', label: 'Ayarlar', to: '/staff/settings', icon: Settings },
  {
    key: 'communication',
    label: 'İletişim',
    to: '/staff/communication',
    icon: MessagesSquare,
    badge: conversations,
    group: tools,
  },
  {
    key: 'newsletter',
    label: 'Bülten',
    to: '/newsletter',
    also: ['/newsletter/'],
    alsoViews: ['campaigns'],
    icon: Mails,
    group: tools,
  },
  { key: 'benchmark', label: 'Benchmark', to: '/benchmark', icon: Scale, group: tools },
  { key: 'mail-reading', label: 'E-posta oku', to: '/staff/mail-okuma', icon: MailSearch, group: tools },
  { key: 'documents', label: 'Belgeler', to: '/staff/documents', icon: Folder, group: tools },
  { key: 'rates', label: 'Kurlar', to: '/staff/rates', icon: Coins, group: tools },
  { key: 'desktop', label: 'Masaüstü', to: '/personel-desktop', icon: Monitor, group: tools },
  {
    key: 'tracking-messages',
    label: 'Takip iletileri',
    to: '/staff/tracking-messages',
    icon: MessageSquareWarning,
    group: tools,
  },
  {
    key: 'api-keys',
    label: 'Entegrasyon anahtarları',
    to: '/staff/api-keys',
    icon: KeyRound,
    group: tools,
    door: 'admin',
  },
  {
    key: 'data-requests',
    label: 'Veri başvuruları',
    to: '/staff/data-requests',
    icon: ShieldCheck,
    group: tools,
    door: 'admin',
  },
]

export const officeBottomBar: readonly NavigationEntry[] = [
  { ...dashboard, label: 'Panel' },
  {
    key: 'customers',
    label: 'Müşteriler',
    to: '/staff/customers',
    also: ['/staff/customer-management', ...customerPages],
    icon: UsersRound,
  },
  quotesEntry,
  shipmentsEntry,
  analytics,
]
