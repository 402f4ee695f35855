/** The office's figures: what waits, and how the month goes. Each opens the rows it counts, and comes from the count of that list. */
import { formatCounted, formatMoney } from '@kervan/domain/values/format-number.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useOfficeCounts } from '#assembly/layouts/office-badges.ts'
import { useMonthFigures } from '#assembly/pages/office/home/month-figures.ts'
import { cn } from '#spine/ui/class-names.ts'
import { StatTile } from '#spine/ui/stat-tile.tsx'
import { useWideScreen } from '#spine/ui/use-wide-screen.ts'

/** More new requests than this are too many for one person on the road. */
const manyNewRequests = 10

export function FigureTiles() {
  const { requests, quotes, shipments, work } = useOfficeCounts()
  const isWide = useWideScreen()
  const newRequests = requests.data?.pending ?? 0
  const isAlarming = !isWide && newRequests > manyNewRequests
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Tile label="Yeni talepler" figure={requests} value={newRequests} to="/staff/requests?status=pending" />
      <Tile
        label="Bekleyen teklifler"
        figure={quotes}
        value={quotes.data?.waiting}
        to="/staff/quotes?status=waiting"
      />
      <Tile
        label="Süren gönderiler"
        figure={shipments}
        value={shipments.data?.active}
        to="/staff/shipments?status=active"
      />
      <Tile
        label="Acil işler"
        figure={work}
        value={work.data?.urgent}
        to="/staff/work-queue?priority=urgent"
        className={cn(isAlarming && 'border-danger bg-rejected-fill')}
      />
    </div>
  )
}

type TileProps = {
  label: string
  figure: { isPending: boolean }
  value: number | undefined
  to: string
  className?: string
}

/** What cannot be read is zero; the card of the system says why. */
function Tile({ label, figure, value = 0, to, className }: TileProps) {
  return (
    <StatTile
      label={label}
      value={figure.isPending ? '–' : formatCounted(value)}
      to={to}
      className={className}
    />
  )
}

export function MonthFigures() {
  const { requests } = useOfficeCounts()
  const { joined, won } = useMonthFigures()
  const month = won.data?.month
  return (
    <dl className="grid gap-x-8 gap-y-2 rounded-card border border-line bg-card px-4 py-3 sm:grid-cols-3 md:px-5">
      <Figure name="Bu ay yeni müşteri" figure={joined} to="/staff/customers?joined=this_month">
        {formatCounted(joined.data?.count ?? 0)}
      </Figure>
      <Figure
        name="Bu ay kazanılan teklifler"
        figure={won}
        to={month ? `/staff/quotes?status=accepted&settled=${month}` : '/staff/quotes?status=accepted'}
      >
        {formatMoney(won.data?.value.amount ?? '0.00', 'EUR')}
      </Figure>
      <Figure name="Toplam talep" figure={requests} to="/staff/requests">
        {formatCounted(requests.data?.total ?? 0)}
      </Figure>
    </dl>
  )
}

type FigureProps = { name: string; figure: { isPending: boolean }; to: string; children: ReactNode }

function Figure({ name, figure, to, children }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3 sm:block">
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="figures text-18 font-medium">
        <Link to={to} className="hover:underline">
          {figure.isPending ? '–' : children}
        </Link>
      </dd>
    </div>
  )
}
