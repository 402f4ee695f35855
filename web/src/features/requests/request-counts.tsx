/** The number of requests per status; each count links to its list. */
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import type { useRequestCounts } from '#features/requests/request-list.ts'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { Skeleton } from '#spine/ui/skeleton.tsx'

const shown = [
  { key: 'total', label: 'Toplam', status: null },
  { key: 'pending', label: 'Bekleyen', status: 'pending' },
  { key: 'quoted', label: 'Teklif alınan', status: 'quoted' },
  { key: 'approved', label: 'Onaylanan', status: 'approved' },
] as const

/** The counts ignore the current filters, and so do their links. */
const noFilters = { q: null, since: null, quoted_since: null, quote_open: null }

type Props = { counts: ReturnType<typeof useRequestCounts>; search: string }

export function CountStrip({ counts: { data, isError }, search }: Props) {
  return (
    <div className="@container">
      <ul
        aria-label="Talep sayıları"
        className="grid grid-cols-4 divide-x divide-line rounded-card border border-line bg-card @max-[16rem]:grid-cols-2"
      >
        {shown.map(({ key, label, status }) => (
          <li key={key}>
            <Link
              to={{ search: withParams(search, { ...noFilters, status }) }}
              preventScrollReset
              className="flex h-full flex-col gap-0.5 rounded-card px-3 py-3 transition-colors hover:bg-hover md:px-5"
            >
              {data || isError ? (
                <span className="figures text-22 font-bold tracking-tight">
                  {data ? formatCount(data[key]) : '–'}
                </span>
              ) : (
                <Skeleton className="my-0.5 h-6 w-8" />
              )}
              <span className="text-12 text-muted md:text-13">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
