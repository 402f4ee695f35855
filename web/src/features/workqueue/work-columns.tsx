/** The columns of the work queue. */

import { formatDateTime, formatDue } from '@kervan/domain/values/format-date.ts'
import { priorityWords, workKindWords } from '@kervan/domain/workqueue/work.copy.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import type { workSorts } from '@kervan/domain/workqueue/work-list.ts'
import { Link, useLocation } from 'react-router'
import { awayWords } from '#features/auth/colleague-label.ts'
import { DueClock } from '#features/company/due-clock.tsx'
import { RequestTitleCell } from '#features/requests/staff/request-title-cell.tsx'
import { priorityTones } from '#features/workqueue/work.copy.ts'
import { WorkActions } from '#features/workqueue/work-actions.tsx'
import { openedHere, withParams } from '#spine/addresses/dialog-address.ts'
import { cellText } from '#spine/lists/cell-text.tsx'
import type { ListColumn } from '#spine/lists/list-definition.ts'
import { rowActionsColumn } from '#spine/ui/row-actions.ts'
import { rowLink } from '#spine/ui/row-keys.ts'
import { StatusBadge } from '#spine/ui/status-badge.tsx'

type WorkColumn = ListColumn<WorkItem, (typeof workSorts)[number]>

const title: WorkColumn = {
  key: 'title',
  sort: 'title',
  head: 'İş',
  place: 'main',
  cell: (item) => <Title item={item} />,
  width: 14,
  grow: 8,
}
const kind: WorkColumn = {
  key: 'kind',
  sort: 'kind',
  head: 'Tür',
  cell: (item) => workKindWords[item.kind],
  width: 8,
  className: 'text-muted',
}
const customer: WorkColumn = {
  key: 'customer',
  sort: 'customer',
  head: 'Müşteri',
  cell: ({ company, customer_name }) => cellText([company, customer_name].filter(Boolean).join(' · ')),
  width: 8,
  grow: 5,
}
const created: WorkColumn = {
  key: 'created',
  sort: 'created',
  head: 'Eklendi',
  optional: true,
  cell: ({ created_at }) => formatDateTime(created_at),
  width: 11.5,
  className: 'figures text-muted',
}

const due: WorkColumn = {
  key: 'due',
  sort: 'due',
  head: 'Kalan süre',
  cell: ({ due_at }) => <DueClock due={due_at} />,
  width: 9.25,
}
const priority: WorkColumn = {
  key: 'priority',
  sort: 'priority',
  head: 'Öncelik',
  cell: (item) => <PriorityBadge item={item} />,
  width: 7.5,
}
const act: WorkColumn = {
  key: 'act',
  head: 'İşlem',
  place: 'acts',
  cell: (item) => <WorkActions item={item} />,
  width: 0,
  className: rowActionsColumn,
}
/** Until when it is put off. */
const back: WorkColumn = {
  key: 'back',
  sort: 'snoozed',
  head: 'Geri gelir',
  cell: ({ snoozed_until }) => snoozed_until && formatDue(snoozed_until, new Date()),
  width: 8.5,
  className: 'figures',
}

type Colleagues = readonly { id: string; away_until?: string | null }[]

/** Whose leave lasts says so: their work waits. */
const assignee = (colleagues: Colleagues): WorkColumn => ({
  key: 'assignee',
  sort: 'assignee',
  head: 'Üstlenen',
  cell: ({ assigned_to, assignee_name }) => {
    const leave = colleagues.find(({ id }) => id === assigned_to)?.away_until
    if (!leave) return assignee_name
    return (
      <span title={awayWords(leave)} className="block min-w-0 truncate">
        {assignee_name} <span className="text-muted">(izinde)</span>
      </span>
    )
  },
  width: 9,
})

export const openWorkColumns = (colleagues: Colleagues): readonly WorkColumn[] => [
  due,
  title,
  kind,
  customer,
  priority,
  assignee(colleagues),
  created,
  act,
]

export const snoozedWorkColumns = (colleagues: Colleagues): readonly WorkColumn[] => [
  back,
  // Its place is needed for when it comes back.
  ...openWorkColumns(colleagues).map((column) => (column === kind ? { ...kind, optional: true } : column)),
]

export const doneWorkColumns: readonly WorkColumn[] = [
  title,
  kind,
  customer,
  { key: 'doer', head: 'Tamamlayan', cell: ({ done_by }) => done_by ?? 'Kendiliğinden', width: 9 },
  {
    key: 'at',
    sort: 'done',
    head: 'Tamamlandı',
    cell: ({ done_at }) => done_at && formatDateTime(done_at),
    width: 11.5,
    className: 'figures text-muted',
  },
  created,
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
      className="block min-w-0 truncate font-medium outline-none after:absolute after:inset-0"
    >
      {item.title}
    </Link>
  )
}

function PriorityBadge({ item: { priority } }: { item: WorkItem }) {
  const tone = priorityTones[priority]
  if (!tone) return <span className="text-muted">{priorityWords[priority]}</span>
  return <StatusBadge tone={tone}>{priorityWords[priority]}</StatusBadge>
}
