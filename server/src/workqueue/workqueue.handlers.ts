/** Answers of the work queue's contract. */
import { toPage } from '@kervan/domain/values/page.ts'
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import { api } from '#procedures.ts'
import { requestDemo } from '#workqueue/request-demo.ts'
import { markDone, workItem, workItemPage } from '#workqueue/workqueue.queries.ts'

export const workqueueHandlers = {
  requestDemo: api.workqueue.requestDemo.handler(({ input, context }) => requestDemo(context, input)),
  list: api.workqueue.list.handler(async ({ input, context }) =>
    toPage(await context.services.readAs(context.actor, (db) => workItemPage(db, input)), input.limit),
  ),
  complete: api.workqueue.complete.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const [done] = await markDone(tx.db, input.id, context.person?.id ?? '')
      const [found] = await workItem(tx.db, input.id)
      if (!found) throw errors.NOT_FOUND()
      const news = { work_item_id: found.id, title: found.title, status: found.status, added: false }
      if (done) await context.services.emit(tx, workItemChanged, ['staff'], news)
      return found
    }),
  ),
}
