/** The work queue as a list. */
import { searchedPaper } from '@kervan/domain/shipments/paper-number.ts'
import { exceptionKinds } from '@kervan/domain/tracking/exception-kinds.ts'
import {
  type ExceptionCountInput,
  initialWorkSort,
  type Priority,
  priorities,
  type WorkCountInput,
  type WorkItem,
  type WorkListInput,
  workKinds,
} from '@kervan/domain/workqueue/workqueue.contract.ts'
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
  byChoice,
  byIfAny,
  byOwner,
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

export const workList = defineList<WorkItem, WorkListInput>({
  name: 'work-items',
  table: workItems,
  columns: workItemColumns,
  joins: sql`left join users as ${finisher} on ${eq(finisher.id, workItems.done_by)}
    left join users as ${assignee} on ${eq(assignee.id, workItems.assigned_to)}
    left join ${requests} on ${eq(requests.id, workItems.request_id)}
    left join ${shipments} on ${eq(shipments.id, workItems.shipment_id)}`,
  initialSort: ({ status }) => initialWorkSort(status),
  sorts: {
    due: by(momentKey(workItems.due_at)),
    title: by(textKey(workItems.title)),
    // Of other kinds than the one asked for there are none, and to learn that takes a statement each.
    kind: ({ kind }) => byChoice(workItems.kind, kind ? [kind] : workKinds),
    // As the list shows it: the company, then the person.
    customer: by(textKey(sql`trim(${workItems.company} || ' ' || ${workItems.customer_name})`)),
    priority: byPriority,
    assignee: byAssignee,
    created: byAge,
    since: byIfAny(momentKey(workItems.since)),
    done: {
      parts: [{ only: onlyThe('done'), keys: [momentKey(workItems.done_at)] }],
      blanks: { only: onlyThe('open'), keys: [] },
    },
  },
  filters: ({ status, kind, priority, mine, overdue, exceptions, turn, shipment_id }, personId, is) => [
    status && is(workItems.status, status),
    kind && is(workItems.kind, kind),
    priority && hasPriority(priority, status, is),
    mine ? isPerson(workItems.assigned_to, personId) : undefined,
    overdue ? (!status ? isOverdue : status === 'open' ? isLate : nothing) : undefined,
    exceptions ? isException : undefined,
    turn && is(workItems.turn, turn),
    shipment_id ? isPerson(workItems.shipment_id, shipment_id) : undefined,
  ],
  divisions: ({ status }) => ({
    column: workItems.status,
    filter: 'status',
    values: status ? [status] : ['open', 'done'],
  }),
  search: { reads: searchedPaper, has: (pattern) => sql`${workItems.search} like ${pattern}` },
})

function onlyThe(status: WorkItem['status']) {
  return { column: workItems.status, values: [status] }
}

const isException = isOneOf(workItems.kind, exceptionKinds)
const nothing = sql`false`
const isLate = sql`${workItems.due_at} < now()`
const isInTime = sql`${workItems.due_at} >= now()`
const notOverdue = sql`(${isDone} or ${isInTime})`

/** Overdue items are urgent, which none is that is done. */
function hasPriority(
  priority: Priority,
  status: WorkItem['status'] | undefined,
  is: IsChoice,
): SQL | undefined {
  const given = is(workItems.priority, priority)
  if (status === 'done') return given
  // «is true» keeps the planner from an index with the due time where the rows are sorted by something else,
  // and below from looking for both on their own, since it takes them for rare.
  const inTime = is === isSortedChoice ? sql`(${isInTime}) is true` : isInTime
  if (priority !== 'urgent') return and(given, status === 'open' ? inTime : notOverdue)
  return sql`${or(given, status === 'open' ? isLate : isOverdue)} is true`
}

/** What is overdue first; what has the same priority by its due time. */
function byPriority({ status, priority: wanted, overdue }: WorkListInput): ListSort {
  const keys = [momentKey(workItems.due_at)]
  // Of open items an index knows which are not overdue.
  const inTime = status === 'open' ? isInTime : notOverdue
  const given = priorities.map((priority) =>
    // That a filter leaves none of them the planner could not tell.
    !wanted || priority === wanted ? and(isChoice(workItems.priority, priority), inTime) : nothing,
  )
  const late = { where: !wanted || wanted === 'urgent' ? isLate : nothing, only: onlyThe('open'), keys }
  // Behind what is overdue nothing else is.
  if (overdue) return { parts: [late] }
  return { parts: [late, ...given.map((where) => ({ ...(where && { where }), keys }))] }
}

/** A colleague may have thousands of items and none of a kind or priority, so there are indexes with these. */
function byAssignee({ kind, priority }: WorkListInput): ListSort {
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

export function workCounts(query: ListQuery, personId: string, input: WorkCountInput) {
  return workList.countsIfFew(query, personId, input, {
    open: isOpen,
    overdue: isOverdue,
    unassigned: and(isOpen, sql`${workItems.assigned_to} is null`),
    urgent: and(isOpen, sql`(${isChoice(workItems.priority, 'urgent')} or ${isLate})`),
    attention: and(isOpen, sql`(${workItems.assigned_to} is null or ${isOverdue})`),
    mine: and(isOpen, isPerson(workItems.assigned_to, personId)),
    done: isDone,
  })
}

export function exceptionCounts(query: ListQuery, personId: string, input: ExceptionCountInput) {
  const open = { ...input, status: 'open', exceptions: true } as const
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
