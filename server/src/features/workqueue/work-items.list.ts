/** The work queue as a list. */

import { searchedPaper } from '@kervan/domain/shipments/paper-number.ts'
import { exceptionKinds } from '@kervan/domain/tracking/exception-kinds.ts'
import { startOfDay } from '@kervan/domain/values/calendar-day.ts'
import { daysLater } from '@kervan/domain/values/istanbul-time.ts'
import type { Page } from '@kervan/domain/values/list.ts'
import { priorityOf } from '@kervan/domain/workqueue/urgent.ts'
import { type Priority, priorities, type WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import {
  type ExceptionCountInput,
  initialWorkSort,
  type WorkCountInput,
  type WorkListInput,
} from '@kervan/domain/workqueue/work-list.ts'
import { requests } from '#features/requests/requests.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { workItems } from '#features/workqueue/work-items.table.ts'
import { assignee, finisher, isOverdue, workItemColumns } from '#features/workqueue/workqueue.queries.ts'
import { and, eq, or, type SQL, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'
import {
  by,
  byAge,
  byIfAny,
  byOwner,
  codeKey,
  type IsChoice,
  isChoice,
  isOneOf,
  isPerson,
  isSortedChoice,
  type ListSort,
  momentKey,
  textKey,
} from '#spine/lists/sorts.ts'

const isOpen = isChoice(workItems.status, 'open')
const isDone = isChoice(workItems.status, 'done')

/** What is asked for, and until when what is due is urgent, which the database does not know. */
export type WorkListed = Omit<WorkListInput, 'status'> & {
  /** Pages have one; some counts are of both. */
  status?: WorkListInput['status'] | undefined
  urgent_until: string
  ids?: readonly string[] | undefined
}

export const workList = defineList<WorkItem, WorkListed>({
  name: 'work-items',
  table: workItems,
  columns: workItemColumns,
  joins: sql`left join users as ${finisher} on ${eq(finisher.id, workItems.done_by)}
    left join users as ${assignee} on ${eq(assignee.id, workItems.assigned_to)}
    left join ${requests} on ${eq(requests.id, workItems.request_id)}
    left join ${shipments} on ${eq(shipments.id, workItems.shipment_id)}`,
  initialSort: ({ status = 'open' }) => initialWorkSort(status),
  sorts: {
    due: by(momentKey(workItems.due_at)),
    title: by(textKey(workItems.title)),
    kind: by(codeKey(workItems.kind)),
    // As the list shows it: the company, then the person.
    customer: by(textKey(sql`trim(${workItems.company} || ' ' || ${workItems.customer_name})`)),
    priority: byPriority,
    assignee: byAssignee,
    created: byAge,
    since: byIfAny(momentKey(workItems.since)),
    // Only what is put off has that time, and an index by it.
    snoozed: ({ status = 'open', snoozed }) =>
      status === 'open' && snoozed ? by(momentKey(workItems.snoozed_until)) : byAge,
    done: ({ status }) => (status === 'done' ? by(momentKey(workItems.done_at)) : byAge),
  },
  filters: (input, personId, is) => {
    const {
      status,
      kind,
      priority,
      mine,
      unassigned,
      snoozed,
      overdue,
      exceptions,
      due_on,
      turn,
      shipment_id,
      customer_id,
      request_ids,
    } = input
    return [
      status && is(workItems.status, status),
      kind && is(workItems.kind, kind),
      priority && hasPriority(input, priority, is),
      mine ? isPerson(workItems.assigned_to, personId) : undefined,
      unassigned ? sql`${workItems.assigned_to} is null` : undefined,
      snoozed === undefined ? undefined : snoozed ? isSnoozed : isAwake,
      overdue ? (status === 'open' ? isLate : nothing) : undefined,
      exceptions ? isException : undefined,
      due_on ? isDueOn(due_on) : undefined,
      turn && is(workItems.turn, turn),
      shipment_id ? isPerson(workItems.shipment_id, shipment_id) : undefined,
      customer_id ? isPerson(workItems.customer_id, customer_id) : undefined,
      request_ids ? isOneOf(workItems.request_id, request_ids.split(',')) : undefined,
    ]
  },
  divisions: ({ status }) => status && { column: workItems.status, filter: 'status', values: [status] },
  search: { reads: searchedPaper, has: (pattern) => sql`${workItems.search} like ${pattern}` },
})

const isDueOn = (day: string) =>
  sql`${workItems.due_at} >= ${startOfDay(day).toISOString()}::timestamptz and ${workItems.due_at} < ${startOfDay(daysLater(day, 1)).toISOString()}::timestamptz`
const isException = isOneOf(workItems.kind, exceptionKinds)
const nothing = sql`false`
/** Of the few that are, an index knows. */
const isSnoozed = sql`${workItems.snoozed_until} > now()`
const isAwake = sql`(${workItems.snoozed_until} > now()) is not true`
const isLate = sql`${workItems.due_at} < now()`

/** Of open items; `until` is the moment by which what is due is urgent. */
const isDueBy = (until: string) => sql`${workItems.due_at} <= ${until}::timestamptz`
const isDueAfter = (until: string) => sql`${workItems.due_at} > ${until}::timestamptz`
const isNotUrgent = (until: string) => sql`(${isDone} or ${isDueAfter(until)})`
const isUrgentByTime = (until: string) => sql`${isOpen} and ${isDueBy(until)}`

/** What is due soon or overdue is urgent, which none is that is done (`priorityOf`). */
function hasPriority(
  { status, urgent_until: until }: Pick<WorkListed, 'status' | 'urgent_until'>,
  priority: Priority,
  is: IsChoice,
): SQL | undefined {
  const given = is(workItems.priority, priority)
  if (status === 'done') return given
  // «is true» keeps the planner from an index with the due time where the rows are sorted by something else,
  // and below from looking for both on their own, since it takes them for rare.
  const later = is === isSortedChoice ? sql`(${isDueAfter(until)}) is true` : isDueAfter(until)
  if (priority !== 'urgent') return and(given, status === 'open' ? later : isNotUrgent(until))
  return sql`${or(given, status === 'open' ? isDueBy(until) : isUrgentByTime(until))} is true`
}

/** What is due soon or overdue first; what has the same priority by its due time. */
function byPriority({ status, priority: wanted, overdue, urgent_until: until }: WorkListed): ListSort {
  const keys = [momentKey(workItems.due_at)]
  const due = { where: !wanted || wanted === 'urgent' ? isDueBy(until) : nothing, keys }
  // Behind what is overdue nothing else is.
  if (overdue) return { parts: [due] }
  const given = priorities.map((priority) => {
    // That a filter leaves none of them the planner could not tell.
    if (wanted && priority !== wanted) return { where: nothing, keys }
    const has = isChoice(workItems.priority, priority)
    return { where: status === 'open' ? sql`${has} and ${isDueAfter(until)}` : has, keys }
  })
  return { parts: status === 'open' ? [due, ...given] : given }
}

/** A page as staff read it: what time has made urgent is urgent. */
export async function workPage(
  query: ListQuery,
  personId: string | undefined,
  input: WorkListed,
): Promise<Page<WorkItem>> {
  const { items, next_cursor } = await workList.page(query, personId, input)
  return { items: items.map((item) => asNow(item, input.urgent_until)), next_cursor }
}

/** What time has made of it: urgent, or awake again. */
export function asNow(item: WorkItem, urgentUntil: string): WorkItem {
  const { snoozed_until } = item
  const isAsleep = snoozed_until !== null && Date.parse(snoozed_until) > Date.now()
  return {
    ...item,
    priority: priorityOf(item, urgentUntil),
    snoozed_until: isAsleep ? snoozed_until : null,
  }
}

/** A colleague may have thousands of items and none of a kind or priority, so there are indexes with these. */
function byAssignee({ kind, priority }: WorkListed): ListSort {
  return byOwner(
    {
      from: sql`users as ${assignee}`,
      id: assignee.id,
      ownedBy: workItems.assigned_to,
      where: sql`${assignee.role} in ('staff', 'admin')`,
      few: true,
    },
    assignee.name,
    (status) => {
      if (kind) return [workItems.kind]
      // Open items are urgent as well when they are overdue.
      return priority && (priority !== 'urgent' || status === 'done') ? [workItems.priority] : []
    },
  )
}

export async function workCounts(
  query: ListQuery,
  personId: string,
  input: WorkCountInput & Pick<WorkListed, 'urgent_until'>,
) {
  const open = and(isOpen, isAwake)
  const ofOpen = {
    open,
    overdue: and(isOverdue, isAwake),
    unassigned: and(open, sql`${workItems.assigned_to} is null`),
    snoozed: and(isOpen, isSnoozed),
    urgent: and(open, hasPriority({ ...input, status: 'open' }, 'urgent', isChoice)),
    attention: and(open, sql`(${workItems.assigned_to} is null or ${isOverdue})`),
    mine: and(open, isPerson(workItems.assigned_to, personId)),
  }
  if (input.search) return workList.countsIfFew(query, personId, input, { ...ofOpen, done: isDone })
  // Open are thousands, done a million.
  const [openOnes, doneOnes] = await Promise.all([
    workList.counts(query, personId, input, ofOpen, isOpen),
    workList.counts(query, personId, input, { done: isDone }),
  ])
  return { ...openOnes, ...doneOnes }
}

export function exceptionCounts(query: ListQuery, personId: string, input: ExceptionCountInput) {
  // None of them is asked for by its priority.
  const open = { ...input, status: 'open', exceptions: true, urgent_until: '' } as const
  const ofKind = (kind: (typeof exceptionKinds)[number]) => isChoice(workItems.kind, kind)
  return workList.counts(query, personId, open, {
    total: undefined,
    free_time: ofKind('free_time'),
    customs_hold: ofKind('customs_hold'),
    shipment_late: ofKind('shipment_late'),
    shipment_silent: ofKind('shipment_silent'),
    document_missing: ofKind('document_missing'),
  })
}
