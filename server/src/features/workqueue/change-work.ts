/** Changes a work item: one person at a time, with a line in its history and word to everybody. */
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import { addWorkEvent, type NewWorkEvent } from '#features/workqueue/work-item-events.queries.ts'
import { workItems } from '#features/workqueue/work-items.table.ts'
import { lockWork, workItem } from '#features/workqueue/workqueue.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'

type WorkChange = { set: Partial<typeof workItems.$inferInsert>; event: NewWorkEvent }

/** `decide` sees the item as nobody changes it any more; nothing means that all stays as it is. Undefined where there is no such item. */
export function changeWork(
  { services, actor, person }: SignedInCall,
  id: string,
  decide: (before: WorkItem, tx: Transaction) => WorkChange | null | Promise<WorkChange | null>,
): Promise<WorkItem | undefined> {
  return services.actAs(actor, async (tx) => {
    await lockWork(tx.db, id)
    const [before] = await workItem(tx.db, id)
    if (!before) return undefined
    const change = await decide(before, tx)
    if (!change) return before
    await tx.db
      .update(workItems)
      .set({ ...change.set, updated_at: sql`now()` })
      .where(eq(workItems.id, id))
    await addWorkEvent(tx.db, id, person.id, change.event)
    const [after] = await workItem(tx.db, id)
    if (after) await services.emit(tx, workItemChanged, ['staff'], changedWork(after))
    return after
  })
}

export function changedWork({ id, kind, title, status }: Pick<WorkItem, 'id' | 'kind' | 'title' | 'status'>) {
  return { work_item_id: id, kind, title, status, added: false }
}
