/** The columns of the office's list of requests. */

import type { staffRequestSorts } from '@kervan/domain/requests/requests.contract.ts'
import { revisionText } from '@kervan/domain/requests/requests.copy.ts'
import { awaitsRevision } from '@kervan/domain/requests/requests.policy.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { Zap } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { DueClock } from '#features/company/due-clock.tsx'
import { mayBePriced, priceSearch, priceVerb } from '#features/requests/staff/pricing.ts'
import { RequestTitleCell } from '#features/requests/staff/request-title-cell.tsx'
import { StaffRequestBadge } from '#features/requests/staff/staff-request-badge.tsx'
import type { StaffRequestRow } from '#features/requests/staff/staff-request-list.ts'
import { openedHere, withParams } from '#spine/addresses/dialog-address.ts'
import type { ListColumn } from '#spine/lists/list-definition.ts'
import { buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { rowActionsColumn, rowActionsOverlay } from '#spine/ui/row-actions.ts'

type SortKey = (typeof staffRequestSorts)[number]

export const staffRequestColumns: readonly ListColumn<StaffRequestRow, SortKey>[] = [
  {
    key: 'due',
    sort: 'due',
    head: 'Kalan süre',
    cell: ({ status, quote_due_at }) => status === 'pending' && <DueClock due={quote_due_at} />,
    width: 9,
  },
  {
    key: 'title',
    sort: 'title',
    head: 'Talep',
    place: 'main',
    cell: (row) => <Title row={row} />,
    width: 14,
    grow: 8,
  },
  {
    key: 'customer',
    sort: 'customer',
    head: 'Müşteri',
    cell: (row) => <Customer row={row} />,
    width: 8,
    grow: 5,
  },
  {
    key: 'status',
    sort: 'status',
    head: 'Durum',
    cell: (row) => <StaffRequestBadge request={row} />,
    width: 11,
  },
  {
    key: 'amount',
    sort: 'amount',
    head: 'Tutar',
    sortedBy: 'Para birimi, sonra tutar',
    numeric: true,
    width: 7,
    cell: ({ quote_amount, quote_currency }) =>
      quote_amount && quote_currency ? formatMoney(quote_amount, quote_currency) : null,
  },
  {
    key: 'number',
    sort: 'number',
    head: 'Numara',
    optional: true,
    width: 10,
    className: 'figures',
    cell: ({ number }) => number,
  },
  {
    key: 'created',
    sort: 'created',
    head: 'Açıldı',
    width: 8,
    cell: ({ created_at }) => (
      <RelativeTime moment={created_at} className="whitespace-nowrap text-13 text-muted" />
    ),
  },
  {
    key: 'act',
    head: 'İşlem',
    place: 'acts',
    cell: (row) => <Price row={row} />,
    width: 0,
    className: rowActionsColumn,
  },
]

/** Only pending requests have a due time. */
function Title({ row }: { row: StaffRequestRow }) {
  return (
    <RequestTitleCell request={row}>
      {awaitsRevision(row) && (
        <span title={revisionText(row)} className="shrink-0 rounded-field bg-hover px-1.5 text-12 text-muted">
          Revize
        </span>
      )}
    </RequestTitleCell>
  )
}

function Customer({ row: { customer_name, customer_company } }: { row: StaffRequestRow }) {
  const text = [customer_company, customer_name].filter(Boolean).join(' · ') || '–'
  return (
    <span className="block min-w-0 truncate" title={text}>
      {text}
    </span>
  )
}

function Price({ row }: { row: StaffRequestRow }) {
  const { search } = useLocation()
  if (!mayBePriced(row)) return null
  return (
    <span className={rowActionsOverlay}>
      <Link
        to={{ search: withParams(search, { order: row.id }) }}
        state={openedHere}
        preventScrollReset
        aria-label={`Hızlı fiyat: ${row.number}`}
        title="Hızlı fiyat"
        className={cn(buttonClasses({ variant: 'ghost', size: 'sm' }), 'h-7 px-1.5 text-muted')}
      >
        <Zap strokeWidth={1.75} aria-hidden />
        <span className="md:hidden">Hızlı fiyat</span>
      </Link>
      <Link
        to={{ search: priceSearch(search, row.id) }}
        state={openedHere}
        preventScrollReset
        aria-label={`${priceVerb(row)}: ${row.number}`}
        className={cn(buttonClasses({ size: 'sm' }), 'h-7')}
      >
        {priceVerb(row)}
      </Link>
    </span>
  )
}
