/** Queries of long work. Row-level security shows everybody only their own. */
import { unfinishedStates } from '@kervan/domain/tasks/tasks.policy.ts'
import { users } from '#features/auth/users.table.ts'
import { tasks } from '#features/tasks/tasks.table.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { and, count, desc, eq, inArray, isNull, sql } from '#spine/database/drizzle.ts'

const task = {
  id: tasks.id,
  kind: tasks.kind,
  title: tasks.title,
  state: tasks.state,
  done: tasks.done,
  total: tasks.total,
  file_name: tasks.file_name,
  error: tasks.error,
  created_at: tasks.created_at,
  started_at: tasks.started_at,
  finished_at: tasks.finished_at,
}

const mostShown = 50

export function ownTasks(db: Db, userId: string) {
  return db
    .select(task)
    .from(tasks)
    .where(and(eq(tasks.user_id, userId), isNull(tasks.dismissed_at)))
    .orderBy(desc(tasks.id))
    .limit(mostShown)
}

/** Locked, so that what is decided about its state still holds when it is written. */
export function lockTask(db: Db, userId: string, id: string) {
  return db
    .select(task)
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.user_id, userId), isNull(tasks.dismissed_at)))
    .for('update')
}

export function taskFile(db: Db, userId: string, id: string) {
  return db
    .select({ name: tasks.file_name, type: tasks.file_type })
    .from(tasks)
    .where(
      and(eq(tasks.id, id), eq(tasks.user_id, userId), eq(tasks.state, 'done'), isNull(tasks.dismissed_at)),
    )
}

/** Two starts at once count one after the other. */
export async function lockTasksOf(tx: Transaction, userId: string): Promise<void> {
  await tx.asSystem("select pg_advisory_xact_lock(hashtext('tasks:' || $1))", [userId])
}

export function unfinishedCount(db: Db, userId: string, kind: string) {
  return db
    .select({ unfinished: count() })
    .from(tasks)
    .where(and(eq(tasks.user_id, userId), eq(tasks.kind, kind), inArray(tasks.state, unfinishedStates)))
}

type NewTask = { user_id: string; kind: string; title: string; input: unknown }

export function addTask(db: Db, added: NewTask) {
  return db.insert(tasks).values(added).returning(task)
}

export function setCancelled(db: Db, id: string) {
  return db
    .update(tasks)
    .set({ state: 'cancelled', finished_at: sql`now()`, updated_at: sql`now()` })
    .where(eq(tasks.id, id))
    .returning(task)
}

export function setWaiting(db: Db, id: string) {
  return db
    .update(tasks)
    .set({
      state: 'waiting',
      done: 0,
      total: null,
      error: '',
      started_at: null,
      finished_at: null,
      updated_at: sql`now()`,
    })
    .where(eq(tasks.id, id))
    .returning(task)
}

export function setDismissed(db: Db, id: string) {
  return db
    .update(tasks)
    .set({ dismissed_at: sql`now()` })
    .where(eq(tasks.id, id))
    .returning({ id: tasks.id })
}

/** Begins the next run of a task that is not finished; nothing for one that was cancelled, or is done. */
export function beginRun(db: Db, id: string) {
  return db
    .update(tasks)
    .set({
      state: 'running',
      run: sql`${tasks.run} + 1`,
      done: 0,
      total: null,
      started_at: sql`coalesce(${tasks.started_at}, now())`,
      updated_at: sql`now()`,
    })
    .where(and(eq(tasks.id, id), inArray(tasks.state, unfinishedStates)))
    .returning({ user_id: tasks.user_id, kind: tasks.kind, input: tasks.input, run: tasks.run })
}

/** Whose rights the work has: as they are now, not as they were when it was asked for. */
export function ownerOf(db: Db, userId: string) {
  return db
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.disabled_at)))
}

export type RunOutcome = Partial<
  Pick<typeof tasks.$inferInsert, 'state' | 'done' | 'total' | 'file_name' | 'file_type' | 'error'>
>

/** Returns nothing when the run no longer counts: the task was cancelled, or another run has begun. */
export function writeRun(db: Db, id: string, run: number, outcome: RunOutcome) {
  return db
    .update(tasks)
    .set({
      ...outcome,
      updated_at: sql`now()`,
      ...(outcome.state && { finished_at: sql`now()` }),
    })
    .where(and(eq(tasks.id, id), eq(tasks.run, run), eq(tasks.state, 'running')))
    .returning({ user_id: tasks.user_id, state: tasks.state })
}
