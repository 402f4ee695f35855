/** Handlers of the work queue contract. */
import type { WorkItem } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { workqueueContract } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { heldBy } from '@kervan/domain/workqueue/workqueue.copy.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import { colleagueHolding } from '@kervan/domain/workqueue/workqueue.policy.ts'
import { recentUpdates } from '#features/workqueue/recent-updates.ts'
import { requestDemo } from '#features/workqueue/request-demo.ts'
import { exceptionCounts, workCounts, workList } from '#features/workqueue/work-items.list.ts'
import { assignWork, lockWork, markDone, workItem } from '#features/workqueue/workqueue.queries.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor, queryFor } from '#spine/lists/page-for.ts'

const api = implementContract(workqueueContract)

export const workqueueHandlers = {
  requestDemo: api.requestDemo.handler(({ input, context }) => requestDemo(context, input)),
  list: api.list.handler(({ input, context }) => pageFor(context, workList, input)),
  counts: api.counts.handler(({ input, context }) => workCounts(queryFor(context), context.person.id, input)),
  exceptionCounts: api.exceptionCounts.handler(({ input, context }) =>
    exceptionCounts(queryFor(context), context.person.id, input),
  ),
  get: api.get.handler(async ({ input, context: { services, actor }, errors }) => {
    const [found] = await services.readAs(actor, (db) => workItem(db, input.id))
    if (!found) throw errors.NOT_FOUND()
    return found
  }),
  updates: api.updates.handler(async ({ context: { services, actor, person } }) => ({
    items: await services.actAs(actor, (tx) => recentUpdates(tx, person.id)),
  })),
  assign: api.assign.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const { id, take, take_over_from } = input
      await lockWork(tx.db, id)
      const [before] = await workItem(tx.db, id)
      if (!before) throw errors.NOT_FOUND()
      const holder = colleagueHolding(before, context.person.id)
      if (take && before.status === 'open' && holder && holder.assigned_to !== take_over_from)
        throw errors.HELD_BY_COLLEAGUE({ message: heldBy(holder.assignee_name), data: holder })
      const [changed] = await assignWork(tx.db, id, context.person.id, take)
      if (!changed) return before
      const [after] = await workItem(tx.db, id)
      if (!after) throw errors.NOT_FOUND()
      await context.services.emit(tx, workItemChanged, ['staff'], eventOf(after))
      return after
    }),
  ),
  complete: api.complete.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const [done] = await markDone(tx.db, input.id, context.person.id)
      const [found] = await workItem(tx.db, input.id)
      if (!found) throw errors.NOT_FOUND()
      if (!done && found.status === 'open')
        throw found.since === null ? errors.REQUEST_UNPRICED() : errors.STILL_WRONG()
      if (done) await context.services.emit(tx, workItemChanged, ['staff'], eventOf(found))
      return found
    }),
  ),
}

function eventOf({ id, kind, title, status }: Pick<WorkItem, 'id' | 'kind' | 'title' | 'status'>) {
  return { work_item_id: id, kind, title, status, added: false }
}
