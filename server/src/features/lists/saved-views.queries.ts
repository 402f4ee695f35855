/** Queries of saved views. Row-level security shows everybody only their own. */
import { savedViews } from '#features/lists/saved-views.table.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { and, asc, eq, not, sql } from '#spine/database/drizzle.ts'

const view = { id: savedViews.id, list: savedViews.list, name: savedViews.name, query: savedViews.query }

export function viewsOf(db: Db, userId: string, list: string) {
  return db
    .select(view)
    .from(savedViews)
    .where(and(eq(savedViews.user_id, userId), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.position), asc(savedViews.id))
}

export function viewOf(db: Db, userId: string, id: string) {
  return db
    .select(view)
    .from(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.user_id, userId)))
}

/** Changes of one person's views of a list come one after the other, so that names, number and order stay right. */
export async function lockViews(tx: Transaction, userId: string, list: string): Promise<void> {
  await tx.asSystem("select pg_advisory_xact_lock(hashtext('saved views:' || $1 || ':' || $2))", [
    userId,
    list,
  ])
}

type NewView = { user_id: string; list: string; name: string; query: string; position: number }

export function addView(db: Db, added: NewView) {
  return db.insert(savedViews).values(added).returning(view)
}

export function setView(
  db: Db,
  id: string,
  changed: { name?: string | undefined; query?: string | undefined },
) {
  return db
    .update(savedViews)
    .set({ ...changed, updated_at: sql`now()` })
    .where(eq(savedViews.id, id))
    .returning(view)
}

export function setPosition(db: Db, id: string, position: number) {
  return db
    .update(savedViews)
    .set({ position })
    .where(and(eq(savedViews.id, id), not(eq(savedViews.position, position))))
}

export function deleteView(db: Db, id: string) {
  return db.delete(savedViews).where(eq(savedViews.id, id)).returning({ id: savedViews.id })
}
