/** The columns of the office's list of quotes. */
import type { staffQuoteSorts } from '@kervan/domain/quotes/quote-list.ts'
import type { MarginState } from '@kervan/domain/quotes/quote-margin.ts'
import { marginStateWords } from '@kervan/domain/quotes/quote-options.ts'
import { type TransportMode, transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { formatDateTime, formatShortDate } from '@kervan/domain/values/format-date.ts'
import { Link } from 'react-router'
import { DueClock } from '#features/company/due-clock.tsx'
import { AmountText } from '#features/quotes/amount-text.tsx'
import { percentText } from '#features/quotes/editor/margin-text.ts'
import { QuoteBadge } from '#features/quotes/editor/quote-badge.tsx'
import type { StaffQuoteRow } from '#features/quotes/list/staff-quote-list.ts'
import { ShipmentTypeIcon } from '#features/requests/staff/shipment-type-icon.tsx'
import { cellText } from '#spine/lists/cell-text.tsx'
import type { ListColumn } from '#spine/lists/list-definition.ts'
import { cn } from '#spine/ui/class-names.ts'
import { rowLink } from '#spine/ui/row-keys.ts'

type SortKey = (typeof staffQuoteSorts)[number]

/** Where there is room for one word. */
export const shortModes: Record<TransportMode, string> = {
  sea_fcl: 'FCL',
  sea_lcl: 'LCL',
  air: 'Hava',
  land: 'Kara',
  van: 'Van',
}

export const staffQuoteColumns: readonly ListColumn<StaffQuoteRow, SortKey>[] = [
  {
    key: 'number',
    sort: 'number',
    head: 'Teklif',
    place: 'main',
    cell: (row) => <QuoteNumber row={row} />,
    width: 10.5,
  },
  {
    key: 'customer',
    sort: 'customer',
    head: 'Müşteri',
    cell: ({ customer_name }) => cellText(customer_name),
    width: 7.25,
    grow: 5,
  },
  {
    key: 'lane',
    sort: 'lane',
    head: 'Hat',
    sortedBy: 'Yükleme, sonra boşaltma yeri',
    cell: (row) => <Lane row={row} />,
    width: 10.5,
    grow: 4,
  },
  {
    key: 'mode',
    sort: 'mode',
    head: 'Taşıma',
    optional: true,
    cell: ({ transport_mode }) => (
      <span title={transportModeWords[transport_mode]}>{shortModes[transport_mode]}</span>
    ),
    width: 5.5,
  },
  {
    key: 'status',
    sort: 'status',
    head: 'Durum',
    cell: ({ status }) => <QuoteBadge status={status} />,
    width: 9.25,
  },
  {
    key: 'due',
    sort: 'due',
    head: 'Kalan süre',
    cell: ({ due_at }) => (due_at ? <DueClock due={due_at} /> : null),
    width: 8.25,
  },
  {
    key: 'amount',
    sort: 'amount',
    head: 'Tutar',
    sortedBy: 'Para birimi, sonra tutar',
    numeric: true,
    className: 'text-13 max-md:text-14',
    width: 7.25,
    cell: ({ total_amount, currency }) => <AmountText amount={total_amount} currency={currency} />,
  },
  {
    key: 'margin',
    sort: 'margin',
    head: 'Marj',
    numeric: true,
    width: 5.5,
    cell: (row) => <Margin row={row} />,
  },
  {
    key: 'owner',
    sort: 'owner',
    head: 'Sorumlu',
    cell: ({ owner_name }) => (owner_name ? <span title={owner_name}>{shortName(owner_name)}</span> : null),
    width: 6,
  },
  {
    key: 'sent',
    sort: 'sent',
    head: 'Gönderildi',
    optional: true,
    width: 8,
    className: 'figures text-muted',
    cell: ({ sent_at }) => (sent_at ? <Day moment={sent_at} /> : null),
  },
  {
    key: 'created',
    sort: 'created',
    head: 'Oluşturuldu',
    optional: true,
    width: 8,
    className: 'figures text-muted',
    cell: ({ created_at }) => <Day moment={created_at} />,
  },
]

function QuoteNumber({ row: { id, quote_no, revision, title } }: { row: StaffQuoteRow }) {
  return (
    <Link
      to={`/staff/quotes/${id}`}
      {...rowLink(id)}
      title={title}
      className="figures block min-w-0 truncate text-13 font-medium outline-none after:absolute after:inset-0 max-md:text-14"
    >
      {quote_no}{' '}
      {revision > 1 && (
        <span title={`Revizyon ${revision}`} className="font-normal text-12 text-muted">
          R{revision}
        </span>
      )}
    </Link>
  )
}

function Lane({ row: { pol, pod, shipment_type } }: { row: StaffQuoteRow }) {
  const lane = `${pol || '?'} → ${pod || '?'}`
  return (
    <span className="flex min-w-0 items-center gap-1.5" title={lane}>
      <ShipmentTypeIcon type={shipment_type} />
      <span className="truncate">{lane}</span>
    </span>
  )
}

/** `Deniz Aksoy` as `Deniz A.`: colleagues know each other. */
function shortName(name: string): string {
  const [first = '', ...others] = name.split(' ')
  const last = others.at(-1)
  return last ? `${first} ${last[0]}.` : first
}

const marginColours: Record<MarginState, string> = {
  on_target: 'text-approved',
  low: 'text-delayed',
  critical: 'text-rejected',
  no_price: 'text-muted',
}

/** The word is not shown beside the figure, but said. */
function Margin({ row: { margin_pct, margin_state } }: { row: StaffQuoteRow }) {
  const word = marginStateWords[margin_state]
  return (
    <span title={word} className={cn('font-medium', marginColours[margin_state])}>
      {margin_pct === null ? '–' : percentText(margin_pct)}
      <span className="sr-only"> {word}</span>
    </span>
  )
}

function Day({ moment }: { moment: string }) {
  return <span title={formatDateTime(moment)}>{formatShortDate(moment)}</span>
}
