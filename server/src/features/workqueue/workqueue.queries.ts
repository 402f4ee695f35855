/** Queries of work items. */
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { users } from '#features/auth/users.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import type { OpenedWork } from '#features/workqueue/tell-opened-work.ts'
import { workItems } from '#features/workqueue/work-items.table.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { alias, eq, sql } from '#spine/database/drizzle.ts'
import { isChoice } from '#spine/lists/sorts.ts'

export const finisher = alias(users, 'finisher')
export const assignee = alias(users, 'assignee')
export const isOverdue = sql`${isChoice(workItems.status, 'open')} and ${workItems.due_at} < now()`

export const workItemColumns = {
  id: workItems.id,
  kind: workItems.kind,
  title: workItems.title,
  description: workItems.description,
  customer_name: workItems.customer_name,
  company: workItems.company,
  email: workItems.email,
  phone: workItems.phone,
  /** As it was given; what time makes of it follows from the calendar (`priorityOf`). */
  priority: workItems.priority,
  status: workItems.status,
  due_at: workItems.due_at,
  customer_id: workItems.customer_id,
  request_id: workItems.request_id,
  request_number: requests.number,
  quote_id: workItems.quote_id,
  data_request_id: sql<string | null>`${workItems.metadata} ->> 'data_request_id'`,
  shipment_id: workItems.shipment_id,
  shipment_number: shipments.shipment_number,
  conversation_id: workItems.conversation_id,
  lane: sql<
    WorkItem['lane']
  >`case when ${requests.id} is not null then json_build_object('shipment_type', ${requests.shipment_type},
    'origin_city', ${requests.origin_city}, 'destination_city', ${requests.destination_city})
    when ${shipments.id} is not null then json_build_object('shipment_type', ${shipments.shipment_type},
    'origin_city', ${shipments.origin_city}, 'destination_city', ${shipments.destination_city}) end`,
  since: workItems.since,
  turn: workItems.turn,
  deadline: workItems.deadline,
  closed_because: workItems.closed_because,
  snoozed_until: workItems.snoozed_until,
  assigned_to: workItems.assigned_to,
  assignee_name: sql<string>`coalesce(${assignee.name}, '')`,
  created_at: workItems.created_at,
  updated_at: workItems.updated_at,
  done_at: workItems.done_at,
  done_by: finisher.name,
}

export function workItem(db: Db, id: string) {
  return db
    .select(workItemColumns)
    .from(workItems)
    .leftJoin(finisher, eq(finisher.id, workItems.done_by))
    .leftJoin(assignee, eq(assignee.id, workItems.assigned_to))
    .leftJoin(requests, eq(requests.id, workItems.request_id))
    .leftJoin(shipments, eq(shipments.id, workItems.shipment_id))
    .where(eq(workItems.id, id))
}

/** Of two people who want an item at once, the second waits here and then reads what the first has done. */
export function lockWork(db: Db, id: string) {
  return db.select({ id: workItems.id }).from(workItems).where(eq(workItems.id, id)).for('update')
}

/** Who has finished it; nobody where it closed by itself. */
export async function finisherOf(db: Db, id: string): Promise<string | null | undefined> {
  const [found] = await db.select({ id: workItems.done_by }).from(workItems).where(eq(workItems.id, id))
  return found?.id
}

type NewWorkItem = Pick<
  WorkItem,
  'kind' | 'title' | 'description' | 'customer_name' | 'company' | 'email' | 'phone' | 'due_at'
>

/** With the system's rights, since guests may not write here. */
export async function addWorkItem(tx: Transaction, added: NewWorkItem): Promise<OpenedWork> {
  const [row] = await tx.asSystem<OpenedWork>(
    `insert into work_items (kind, title, description, customer_name, company, email, phone, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id, kind, title, true as is_new`,
    [
      added.kind,
      added.title,
      added.description,
      added.customer_name,
      added.company,
      added.email,
      added.phone,
      added.due_at,
    ],
  )
  if (!row) throw new Error('The work item was not added.')
  return row
}
