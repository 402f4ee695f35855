/** Queries of work items. */
import type { Priority, WorkItem, WorkKind } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { users } from '#features/auth/users.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import { workItems } from '#features/workqueue/work-items.table.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { alias, and, asc, desc, eq, not, type SQL, sql } from '#spine/database/drizzle.ts'
import { searchPage } from '#spine/database/search-page.ts'

const finisher = alias(users, 'finisher')
const assignee = alias(users, 'assignee')
const isOverdue = sql`${workItems.status} = 'open' and ${workItems.due_at} < now()`

const item = {
  id: workItems.id,
  kind: workItems.kind,
  title: workItems.title,
  description: workItems.description,
  customer_name: workItems.customer_name,
  company: workItems.company,
  email: workItems.email,
  phone: workItems.phone,
  /** Overdue items are urgent. */
  priority: sql<Priority>`case when ${isOverdue} then 'urgent' else ${workItems.priority} end`,
  status: workItems.status,
  due_at: workItems.due_at,
  customer_id: workItems.customer_id,
  request_id: workItems.request_id,
  request_number: requests.number,
  lane: {
    shipment_type: requests.shipment_type,
    origin_city: requests.origin_city,
    destination_city: requests.destination_city,
  },
  assigned_to: workItems.assigned_to,
  assignee_name: sql<string>`coalesce(${assignee.name}, '')`,
  created_at: workItems.created_at,
  updated_at: workItems.updated_at,
  done_by: finisher.name,
}

function items(db: Db, table = workItems) {
  return db
    .select(item)
    .from(table)
    .leftJoin(finisher, eq(finisher.id, workItems.done_by))
    .leftJoin(assignee, eq(assignee.id, workItems.assigned_to))
    .leftJoin(requests, eq(requests.id, workItems.request_id))
}

type Page = {
  after?: string | undefined
  limit: number
  status?: WorkItem['status'] | undefined
  kind?: WorkKind | undefined
  priority?: Priority | undefined
  mine?: boolean | undefined
  overdue?: boolean | undefined
  search?: string | undefined
}

/** Open items by due time, done items newest first. The page starts after the row `after`. */
export function workItemPage(db: Db, staffId: string, page: Page) {
  const { after, limit, status, kind, priority, mine, overdue, search } = page
  const filter = and(
    after ? isAfter(after, status) : undefined,
    status && hasStatus[status],
    kind && eq(workItems.kind, kind),
    priority && sql`${item.priority} = ${priority}`,
    mine ? eq(workItems.assigned_to, staffId) : undefined,
    overdue ? isOverdue : undefined,
  )
  const order = status === 'done' ? newestDone : soonestDue
  const read = (table: typeof workItems, condition: SQL | undefined) =>
    items(db, table)
      .where(condition)
      .orderBy(...order)
      .limit(limit + 1)
  if (!search) return read(workItems, filter)
  return searchPage(db, search, {
    table: workItems,
    filter,
    order,
    has: (pattern) => sql`${workItems.search} like ${pattern}`,
    wanted: limit + 1,
    read,
  })
}

/** Written out, not parameters: the indexes by due time and by time of completion are for one status each. */
const hasStatus = { open: sql`${workItems.status} = 'open'`, done: sql`${workItems.status} = 'done'` }
const soonestDue = [asc(workItems.due_at), asc(workItems.id)]
const newestDone = [desc(workItems.done_at), desc(workItems.id)]

function isAfter(after: string, status: WorkItem['status'] | undefined): SQL {
  return status === 'done'
    ? sql`(${workItems.done_at}, ${workItems.id}) < (select w.done_at, w.id from work_items w where w.id = ${after})`
    : sql`(${workItems.due_at}, ${workItems.id}) > (select w.due_at, w.id from work_items w where w.id = ${after})`
}

export function workItem(db: Db, id: string) {
  return items(db).where(eq(workItems.id, id))
}

export function workCounts(db: Db, staffId: string) {
  const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`
  return db
    .select({
      open: sql<number>`count(*)::int`,
      overdue: countWhere(sql`${workItems.due_at} < now()`),
      unassigned: countWhere(sql`${workItems.assigned_to} is null`),
      mine: countWhere(sql`${workItems.assigned_to} = ${staffId}`),
    })
    .from(workItems)
    .where(eq(workItems.status, 'open'))
}

/** Of two people who want an item at once, the second waits here and then reads what the first has done. */
export function lockWork(db: Db, id: string) {
  return db.select({ id: workItems.id }).from(workItems).where(eq(workItems.id, id)).for('update')
}

/** Only open items can be assigned, and only the assignee can give one up. */
export function assignWork(db: Db, id: string, staffId: string, take: boolean) {
  return db
    .update(workItems)
    .set({ assigned_to: take ? staffId : null, updated_at: sql`now()` })
    .where(
      and(
        eq(workItems.id, id),
        eq(workItems.status, 'open'),
        take ? undefined : eq(workItems.assigned_to, staffId),
      ),
    )
    .returning({ id: workItems.id })
}

const hasPendingRequest = sql`exists (select from requests r where r.id = ${workItems.request_id} and r.status = 'pending')`

/**
 * Returns nothing when it is done already, so that the first to finish it remains recorded, and when its request waits for a
 * price, which would be forgotten.
 */
export function markDone(db: Db, id: string, userId: string) {
  return db
    .update(workItems)
    .set({ status: 'done', done_at: sql`now()`, done_by: userId, updated_at: sql`now()` })
    .where(and(eq(workItems.id, id), eq(workItems.status, 'open'), not(hasPendingRequest)))
    .returning({ id: workItems.id })
}

type NewWorkItem = Pick<
  WorkItem,
  'kind' | 'title' | 'description' | 'customer_name' | 'company' | 'email' | 'phone' | 'due_at'
>

/** With the system's rights, since guests may not write here. */
export async function addWorkItem(tx: Transaction, added: NewWorkItem): Promise<string> {
  const [row] = await tx.asSystem<{ id: string }>(
    `insert into work_items (kind, title, description, customer_name, company, email, phone, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
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
  return row.id
}
