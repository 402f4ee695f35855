/** The columns of the office's list of requests. */

import { revisionText } from '@kervan/domain/requests/requests.copy.ts'
import { awaitsRevision } from '@kervan/domain/requests/requests.policy.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { Link, useLocation } from 'react-router'
import { mayBePriced, priceVerb } from '#features/requests/staff/pricing.ts'
import { RequestTitleCell } from '#features/requests/staff/request-title-cell.tsx'
import { StaffRequestBadge } from '#features/requests/staff/staff-request-badge.tsx'
import type { StaffRequestRow } from '#features/requests/staff/staff-request-list.ts'
import { openedHere, withParams } from '#spine/addresses/dialog-address.ts'
import { buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import type { Column } from '#spine/ui/data-table.tsx'
import { DueClock } from '#spine/ui/due-clock.tsx'
import { rowActionsInline } from '#spine/ui/row-actions.ts'

export const staffRequestColumns: readonly Column<StaffRequestRow>[] = [
  { key: 'due', head: 'Kalan süre', cell: (row) => <Due row={row} />, className: 'whitespace-nowrap' },
  {
    key: 'title',
    head: 'Talep',
    cell: (row) => <Title row={row} />,
    className: 'max-md:h-auto max-md:py-1.5 md:w-[44%] md:max-w-0',
  },
  {
    key: 'customer',
    head: 'Müşteri',
    cell: (row) => <Customer row={row} />,
    className: 'md:w-[24%] md:max-w-0',
  },
  {
    key: 'status',
    head: 'Durum',
    cell: (row) => <StaffRequestBadge request={row} />,
  },
  {
    key: 'amount',
    head: 'Tutar',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: ({ quote_amount, quote_currency }) =>
      quote_amount && quote_currency ? formatMoney(quote_amount, quote_currency) : '–',
  },
  {
    key: 'act',
    head: 'İşlem',
    cell: (row) => <Price row={row} />,
    className: 'md:w-0 md:pl-0 md:text-right',
  },
]

/** Only pending requests have a due time. */
function Due({ row: { status, quote_due_at } }: { row: StaffRequestRow }) {
  if (status !== 'pending') return <span className="text-muted">–</span>
  return <DueClock due={quote_due_at} />
}

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
    <span className={rowActionsInline}>
      <Link
        to={{ search: withParams(search, { order: row.id }) }}
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
