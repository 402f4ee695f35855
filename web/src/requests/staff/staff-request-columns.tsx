/** The columns of the office's list of requests: the first opens the request, the last prices it. */
import { Link, useLocation } from 'react-router'
import { openedHere, withParams } from '#dialog-address.ts'
import { RequestBadge } from '#requests/request-badge.tsx'
import { mayBePriced, priceVerb } from '#requests/staff/pricing-link.ts'
import { ShipmentTypeIcon } from '#requests/staff/shipment-type-icon.tsx'
import type { StaffRequestRow } from '#requests/staff/staff-request-list.ts'
import { buttonLook } from '#ui/button.tsx'
import { cn } from '#ui/class-names.ts'
import type { Column } from '#ui/data-table.tsx'
import { DueClock } from '#ui/due-clock.tsx'
import { formatMoney } from '#ui/format.ts'
import { RelativeTime } from '#ui/relative-time.tsx'
import { rowLink } from '#ui/row-keys.ts'

export const staffRequestColumns: readonly Column<StaffRequestRow>[] = [
  { key: 'due', head: 'Kalan süre', cell: (row) => <Due row={row} />, className: 'whitespace-nowrap' },
  {
    key: 'title',
    head: 'Talep',
    cell: (row) => <Title row={row} />,
    className: 'max-md:min-w-0 md:w-[34%] md:max-w-0',
  },
  {
    key: 'customer',
    head: 'Müşteri',
    cell: (row) => <Customer row={row} />,
    className: 'md:w-[22%] md:max-w-0',
  },
  {
    key: 'status',
    head: 'Durum',
    cell: ({ status }) => <RequestBadge status={status} />,
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
    key: 'since',
    head: 'Geldi',
    className: 'whitespace-nowrap text-muted',
    cell: ({ created_at }) => <RelativeTime moment={created_at} />,
  },
  { key: 'act', head: 'İşlem', cell: (row) => <Price row={row} />, className: 'md:text-right' },
]

/** Only what waits for a price has a clock. */
function Due({ row: { status, quote_due_at } }: { row: StaffRequestRow }) {
  if (status !== 'pending') return <span className="text-muted">–</span>
  return <DueClock due={quote_due_at} />
}

function Title({ row: { id, number, title, shipment_type, staff_notes } }: { row: StaffRequestRow }) {
  const { search } = useLocation()
  return (
    <span className="flex min-w-0 items-center gap-2 max-md:justify-end">
      <ShipmentTypeIcon type={shipment_type} />
      <Link
        to={{ search: withParams(search, { request: id }) }}
        state={openedHere}
        preventScrollReset
        {...rowLink(id)}
        title={title}
        className="min-w-0 truncate font-medium outline-none after:absolute after:inset-0 max-md:whitespace-normal"
      >
        {title}
      </Link>
      {staff_notes && (
        <span title={staff_notes} className="shrink-0 rounded-field bg-hover px-1.5 text-12 text-muted">
          Revize
        </span>
      )}
      <span className="figures ml-auto shrink-0 text-12 text-muted max-xl:hidden">{number}</span>
    </span>
  )
}

function Customer({ row: { customer_name, customer_company } }: { row: StaffRequestRow }) {
  const words = [customer_company, customer_name].filter(Boolean).join(' · ') || '–'
  return (
    <span className="block min-w-0 truncate" title={words}>
      {words}
    </span>
  )
}

function Price({ row }: { row: StaffRequestRow }) {
  const { search } = useLocation()
  if (!mayBePriced(row)) return null
  return (
    <Link
      to={{ search: withParams(search, { order: row.id }) }}
      state={openedHere}
      preventScrollReset
      aria-label={`${priceVerb(row)}: ${row.number}`}
      className={cn(
        buttonLook({ size: 'sm' }),
        'relative z-1 h-7 md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100',
      )}
    >
      {priceVerb(row)}
    </Link>
  )
}
