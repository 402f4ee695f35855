/** Reading and writing what staff have to do. */
import type { WorkItem } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { users } from '#auth/users.table.ts'
import type { Db, Transaction } from '#database/act-as.ts'
import { workItems } from '#workqueue/work-items.table.ts'

const item = {
  id: workItems.id,
  kind: workItems.kind,
  title: workItems.title,
  description: workItems.description,
  customer_name: workItems.customer_name,
  company: workItems.company,
  email: workItems.email,
  phone: workItems.phone,
  priority: workItems.priority,
  status: workItems.status,
  due_at: workItems.due_at,
  created_at: workItems.created_at,
  done_by: users.name,
}

type Page = {
  after?: string | undefined
  limit: number
  status?: WorkItem['status'] | undefined
}

export function workItemPage(db: Db, { after, limit, status }: Page) {
  return db
    .select(item)
    .from(workItems)
    .leftJoin(users, eq(users.id, workItems.done_by))
    .where(
      and(after ? lt(workItems.id, after) : undefined, status ? eq(workItems.status, status) : undefined),
    )
    .orderBy(desc(workItems.id))
    .limit(limit + 1)
}

export function workItem(db: Db, id: string) {
  return db
    .select(item)
    .from(workItems)
    .leftJoin(users, eq(users.id, workItems.done_by))
    .where(eq(workItems.id, id))
}

/** Empty when it is done already, or was never there: the first to finish it stays the one who did. */
export function markDone(db: Db, id: string, userId: string) {
  return db
    .update(workItems)
    .set({ status: 'done', done_at: sql`now()`, done_by: userId })
    .where(and(eq(workItems.id, id), eq(workItems.status, 'open')))
    .returning({ id: workItems.id })
}

type NewWorkItem = Pick<
  WorkItem,
  'kind' | 'title' | 'description' | 'customer_name' | 'company' | 'email' | 'phone' | 'due_at'
>

/** With the system's rights: whoever asks from outside may not write here. */
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
