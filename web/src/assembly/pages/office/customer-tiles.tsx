/** Four figures above the customers, each with what it is made of, and each opening its rows. */
import {
  formatCounted,
  formatPercent,
  formatThousands,
  mostCounted,
} from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { api } from '#spine/api/api.ts'
import { StatTile } from '#spine/ui/stat-tile.tsx'

export function CustomerTiles() {
  const { pathname: page } = useLocation()
  const counts = useQuery(api.customers.counts.queryOptions({ input: {} })).data
  const value = useQuery(api.customers.value.queryOptions()).data
  const quarter = useQuery(api.quotes.wonQuarter.queryOptions()).data
  const { total = 0, active = 0, lead = 0, joined = 0 } = counts ?? {}
  return (
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <StatTile
        label="Toplam müşteri"
        value={counts ? formatCounted(total) : '–'}
        note={counts && `Bu ay +${formatCounted(joined)}`}
        to={joined > 0 ? `${page}?joined=this_month` : page}
      />
      <StatTile
        label="Aktif müşteri"
        value={counts ? formatCounted(active) : '–'}
        note={
          counts &&
          total > 0 &&
          // Of more than are counted nobody knows the share.
          total <= mostCounted &&
          `Müşterilerin ${formatPercent(Math.round((active / total) * 100) / 100)} kadarı`
        }
        to={`${page}?status=active`}
      />
      <StatTile
        label="Aday"
        value={counts ? formatCounted(lead) : '–'}
        note={
          value &&
          (value.new_leads === 0 ? 'Bu ay yeni aday yok' : `Bu ay +${formatCounted(value.new_leads)}`)
        }
        to="/staff/leads"
      />
      <StatTile
        label="Toplam değer"
        value={value ? formatThousands(value.total_revenue.amount, 'EUR') : '–'}
        note={quarter && quarterNote(quarter)}
        to={quarter ? `/staff/quotes?status=accepted&settled=${quarter.settled}` : `${page}?sort=-value`}
      />
    </div>
  )
}

type Quarter = { value: { amount: string }; before: { amount: string } }

/** Against as much of the quarter before. */
function quarterNote({ value, before }: Quarter): string {
  const [now, then] = [Number(value.amount), Number(before.amount)]
  if (then === 0) return `Bu çeyrek ${formatThousands(value.amount, 'EUR')}`
  const change = Math.round((now / then - 1) * 100) / 100
  return `Bu çeyrek ${change < 0 ? '−' : '+'}${formatPercent(Math.abs(change))}`
}
