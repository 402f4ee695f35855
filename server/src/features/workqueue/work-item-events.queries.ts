/** Queries of what was done with work items. */
import { mostWorkEvents } from '@kervan/domain/workqueue/work-acts.contract.ts'
import { users } from '#features/auth/users.table.ts'
import { workItemEvents } from '#features/workqueue/work-item-events.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { alias, and, desc, eq, inArray, isNull, sql } from '#spine/database/drizzle.ts'

const actor = alias(users, 'actor')
const colleague = alias(users, 'colleague')

export type NewWorkEvent = Omit<typeof workItemEvents.$inferInsert, 'id' | 'work_item_id' | 'actor_id'>

export function addWorkEvent(db: Db, workItemId: string, actorId: string, event: NewWorkEvent) {
  return db
    .insert(workItemEvents)
    .values({ ...event, work_item_id: workItemId, actor_id: actorId })
    .returning({ id: workItemEvents.id, created_at: workItemEvents.created_at })
}

export function workEvents(db: Db, workItemId: string) {
  return db
    .select({
      id: workItemEvents.id,
      kind: workItemEvents.kind,
      actor_name: sql<string>`coalesce(${actor.name}, '')`,
      colleague_name: sql<string>`coalesce(${colleague.name}, '')`,
      text: workItemEvents.text,
      until: workItemEvents.until,
      priority: workItemEvents.priority,
      created_at: workItemEvents.created_at,
    })
    .from(workItemEvents)
    .leftJoin(actor, eq(actor.id, workItemEvents.actor_id))
    .leftJoin(colleague, eq(colleague.id, workItemEvents.colleague_id))
    .where(eq(workItemEvents.work_item_id, workItemId))
    .orderBy(desc(workItemEvents.id))
    .limit(mostWorkEvents)
}

/** Everybody whose account is open, to be given work or to be named. */
export function colleagues(db: Db) {
  return db
    .select({ id: users.id, full_name: users.name })
    .from(users)
    .where(and(inArray(users.role, ['staff', 'admin']), isNull(users.disabled_at)))
}
