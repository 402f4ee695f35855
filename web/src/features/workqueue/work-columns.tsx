/** The columns of the work queue. */

import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import type { WorkItem } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { Link, useLocation } from 'react-router'
import { RequestTitleCell } from '#features/requests/staff/request-title-cell.tsx'
import { priorityTones, priorityWords, workKindWords } from '#features/workqueue/work.copy.ts'
import { WorkActions } from '#features/workqueue/work-actions.tsx'
import { openedHere, withParams } from '#spine/addresses/dialog-address.ts'
import type { Column } from '#spine/ui/data-table.tsx'
import { DueClock } from '#spine/ui/due-clock.tsx'
import { rowActionsColumn } from '#spine/ui/row-actions.ts'
import { rowLink } from '#spine/ui/row-keys.ts'
import { StatusBadge } from '#spine/ui/status-badge.tsx'

const title: Column<WorkItem> = {
  key: 'title',
  head: 'İş',
  cell: (item) => <Title item={item} />,
  className: 'max-md:h-auto max-md:py-1.5 md:w-[42%] md:max-w-0',
}
const kind: Column<WorkItem> = {
  key: 'kind',
  head: 'Tür',
  cell: (item) => workKindWords[item.kind],
  className: 'whitespace-nowrap text-muted',
}
const customer: Column<WorkItem> = {
  key: 'customer',
  head: 'Müşteri',
  cell: (item) => <Customer item={item} />,
  className: 'md:w-[22%] md:max-w-0',
}

export const openWorkColumns: readonly Column<WorkItem>[] = [
  {
    key: 'due',
    head: 'Kalan süre',
    cell: ({ due_at }) => <DueClock due={due_at} />,
    className: 'whitespace-nowrap',
  },
  title,
  kind,
  customer,
  { key: 'priority', head: 'Öncelik', cell: (item) => <PriorityBadge item={item} /> },
  {
    key: 'assignee',
    head: 'Üstlenen',
    cell: ({ assignee_name }) => assignee_name || <span className="text-muted">–</span>,
    className: 'whitespace-nowrap',
  },
  { key: 'act', head: 'İşlem', cell: (item) => <WorkActions item={item} />, className: rowActionsColumn },
]

export const doneWorkColumns: readonly Column<WorkItem>[] = [
  title,
  kind,
  customer,
  { key: 'doer', head: 'Tamamlayan', cell: ({ done_by }) => done_by ?? '–', className: 'whitespace-nowrap' },
  {
    key: 'at',
    head: 'Tamamlandı',
    cell: ({ updated_at }) => formatDateTime(updated_at),
    className: 'figures whitespace-nowrap text-muted',
  },
]

/** Opens the request, or the item's own panel where there is none. */
function Title({ item }: { item: WorkItem }) {
  const { search } = useLocation()
  const { request_id, request_number, lane } = item
  if (request_id && request_number && lane) {
    const title = item.title.replace(`${request_number}: `, '')
    return (
      <RequestTitleCell
        rowId={item.id}
        request={{ ...lane, id: request_id, number: request_number, title }}
      />
    )
  }
  return (
    <Link
      to={{ search: withParams(search, { item: item.id }) }}
      state={openedHere}
      preventScrollReset
      {...rowLink(item.id)}
      title={item.title}
      className="block min-w-0 truncate font-medium outline-none after:absolute after:inset-0 max-md:whitespace-normal"
    >
      {item.title}
    </Link>
  )
}

function Customer({ item: { customer_name, company } }: { item: WorkItem }) {
  const text = [company, customer_name].filter(Boolean).join(' · ') || '–'
  return (
    <span className="block min-w-0 truncate" title={text}>
      {text}
    </span>
  )
}

function PriorityBadge({ item: { priority } }: { item: WorkItem }) {
  const tone = priorityTones[priority]
  if (!tone) return <span className="text-muted">{priorityWords[priority]}</span>
  return <StatusBadge tone={tone}>{priorityWords[priority]}</StatusBadge>
}
