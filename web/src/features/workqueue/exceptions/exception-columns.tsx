/** The columns of the list of exceptions. */
import { turnWords } from '@kervan/domain/tracking/exception-words.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import type { workSorts } from '@kervan/domain/workqueue/work-list.ts'
import { Link } from 'react-router'
import { ShipmentTypeIcon } from '#features/requests/staff/shipment-type-icon.tsx'
import { DaysLeft } from '#features/workqueue/exceptions/days-left.tsx'
import { ExceptionBadge } from '#features/workqueue/exceptions/exception-badge.tsx'
import { TakeWork } from '#features/workqueue/take-work.tsx'
import { cellText } from '#spine/lists/cell-text.tsx'
import type { ListColumn } from '#spine/lists/list-definition.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { rowActionsColumn, rowActionsOverlay } from '#spine/ui/row-actions.ts'
import { rowLink } from '#spine/ui/row-keys.ts'

export const exceptionColumns: readonly ListColumn<WorkItem, (typeof workSorts)[number]>[] = [
  {
    key: 'kind',
    sort: 'kind',
    head: 'Aksaklık',
    width: 8.75,
    cell: ({ kind }) => <ExceptionBadge kind={kind} />,
  },
  {
    key: 'number',
    head: 'Gönderi',
    place: 'main',
    width: 7.25,
    cell: ({ id, shipment_id, shipment_number }) => (
      <Link
        to={`/staff/shipments/${shipment_id}`}
        {...rowLink(id)}
        className="figures block min-w-0 truncate text-13 font-medium outline-none after:absolute after:inset-0 max-md:text-14"
      >
        {shipment_number}
      </Link>
    ),
  },
  {
    key: 'why',
    head: 'Neden',
    width: 12,
    grow: 8,
    cell: ({ description }) => <Why text={description} />,
  },
  {
    key: 'due',
    sort: 'due',
    head: 'En geç',
    sortedBy: 'En geç ne zaman ilgilenileceği',
    width: 6.75,
    cell: ({ due_at }) => <DaysLeft deadline={due_at} />,
  },
  {
    key: 'turn',
    head: 'Sıra',
    width: 5.5,
    cell: ({ turn }) => turn && turnWords[turn],
  },
  {
    key: 'since',
    sort: 'since',
    head: 'Başladı',
    sortedBy: 'Ne zamandır sürdüğü',
    width: 6.75,
    className: 'text-muted',
    cell: ({ since }) => since && <RelativeTime moment={since} />,
  },
  {
    key: 'customer',
    sort: 'customer',
    head: 'Müşteri',
    width: 6.5,
    grow: 3,
    cell: ({ company, customer_name }) => cellText(company || customer_name),
  },
  {
    key: 'lane',
    head: 'Hat',
    width: 9.5,
    grow: 3,
    cell: ({ lane }) =>
      lane && (
        <span className="flex min-w-0 items-center gap-1.5">
          <ShipmentTypeIcon type={lane.shipment_type} />
          {cellText([lane.origin_city, lane.destination_city].filter(Boolean).join(' – '))}
        </span>
      ),
  },
  {
    key: 'assignee',
    sort: 'assignee',
    head: 'Üstlenen',
    optional: true,
    width: 6.5,
    grow: 1,
    cell: ({ assignee_name }) => cellText(assignee_name),
  },
  {
    key: 'act',
    head: 'İşlem',
    place: 'acts',
    width: 0,
    className: rowActionsColumn,
    cell: (item) => (
      <span className={rowActionsOverlay}>
        <TakeWork item={item} />
      </span>
    ),
  },
]

/** What the list is read for, with the day that must not pass: it may take two lines. */
function Why({ text }: { text: string }) {
  return (
    <span title={text} className="whitespace-normal leading-5 md:line-clamp-2">
      {text}
    </span>
  )
}
