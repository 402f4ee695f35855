/** What is begun most often, and the tools of the office; each leads somewhere, what is not built is not shown. */
import {
  CalendarDays,
  ChartColumn,
  FilePlus2,
  type LucideIcon,
  MailSearch,
  MessagesSquare,
  PackagePlus,
  Send,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useBuiltEntries } from '#assembly/layouts/route-table.tsx'
import { DemoCustomerPanel } from '#assembly/pages/office/home/demo-customer-panel.tsx'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

type Entry = { label: string; to: string; icon: LucideIcon }

const actions: readonly Entry[] = [
  { label: 'Yeni talep', to: '/staff/requests?order=new', icon: Send },
  { label: 'Teklif hazırla', to: '/staff/quotes/new', icon: FilePlus2 },
  { label: 'Müşteri ekle', to: '/staff/customers?new=1', icon: UserRoundPlus },
  { label: 'Gönderi oluştur', to: '/staff/shipments/new', icon: PackagePlus },
]
const tools: readonly Entry[] = [
  { label: 'Müşteri paneli', to: '/staff/customers', icon: UsersRound },
  { label: 'Takvim', to: '/staff/work-queue?view=calendar', icon: CalendarDays },
  { label: 'Raporlar', to: '/staff/analytics', icon: ChartColumn },
  { label: 'E-posta oku', to: '/staff/mail-okuma', icon: MailSearch },
  { label: 'Mesajlar', to: '/staff/communication', icon: MessagesSquare },
]

export function QuickActions() {
  return (
    <Card aria-label="Hızlı işlemler">
      <CardHead title="Hızlı işlemler" />
      <div className="flex flex-col gap-4 p-4 md:p-5">
        <Entries entries={useBuiltEntries(actions)} />
        <div>
          <h3 className="mb-2 text-13 text-muted">Araçlar</h3>
          <Entries entries={useBuiltEntries(tools)}>
            <DemoCustomerPanel />
          </Entries>
        </div>
      </div>
    </Card>
  )
}

function Entries({ entries, children }: { entries: readonly Entry[]; children?: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(9.5rem,calc(50%-6px)),1fr))] gap-2">
      {entries.map(({ label, to, icon: Icon }) => (
        <li key={to}>
          <LinkButton
            href={to}
            state={openedHere}
            className="h-auto! min-h-10 w-full justify-start whitespace-normal! py-1 text-left"
          >
            <Icon className="shrink-0" strokeWidth={1.75} aria-hidden /> {label}
          </LinkButton>
        </li>
      ))}
      {children}
    </ul>
  )
}
