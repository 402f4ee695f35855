/** Handlers of the work queue contract. */
import { workqueueContract } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { finishedBy, heldBy } from '@kervan/domain/workqueue/workqueue.copy.ts'
import {
  colleagueHolding,
  isClosedByItselfOnly,
  undoneBy,
} from '@kervan/domain/workqueue/workqueue.policy.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { changeWork } from '#features/workqueue/change-work.ts'
import { readUrgency } from '#features/workqueue/read-urgency.ts'
import { recentUpdates } from '#features/workqueue/recent-updates.ts'
import { requestDemo } from '#features/workqueue/request-demo.ts'
import { asNow, exceptionCounts, workCounts, workPage } from '#features/workqueue/work-items.list.ts'
import { finisherOf, workItem } from '#features/workqueue/workqueue.queries.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { queryFor } from '#spine/lists/page-for.ts'

const api = implementContract<typeof workqueueContract, WithCompany>(workqueueContract)

export const workqueueHandlers = {
  requestDemo: api.requestDemo.handler(({ input, context }) => requestDemo(context, input)),
  list: api.list.handler(async ({ input, context }) =>
    workPage(queryFor(context), context.person.id, {
      ...input,
      urgent_until: await readUrgency(context.services),
    }),
  ),
  counts: api.counts.handler(async ({ input, context }) =>
    workCounts(queryFor(context), context.person.id, {
      ...input,
      urgent_until: await readUrgency(context.services),
    }),
  ),
  exceptionCounts: api.exceptionCounts.handler(({ input, context }) =>
    exceptionCounts(queryFor(context), context.person.id, input),
  ),
  get: api.get.handler(async ({ input, context: { services, actor }, errors }) => {
    const [found] = await services.readAs(actor, (db) => workItem(db, input.id))
    if (!found) throw errors.NOT_FOUND()
    return asNow(found, await readUrgency(services))
  }),
  updates: api.updates.handler(async ({ context: { services, actor, person } }) => ({
    items: await services.actAs(actor, (tx) => recentUpdates(tx, person.id)),
  })),
  assign: api.assign.handler(async ({ input, context, errors }) => {
    const { id, take, take_over_from } = input
    const me = context.person.id
    const after = await changeWork(context, id, (before) => {
      if (before.status === 'done') {
        if (take) throw errors.WORK_DONE({ message: finishedBy(before.done_by) })
        return null
      }
      const holder = colleagueHolding(before, me)
      if (!take)
        return before.assigned_to === me ? { set: { assigned_to: null }, event: { kind: 'released' } } : null
      if (before.assigned_to === me) return null
      if (holder && holder.assigned_to !== take_over_from)
        throw errors.HELD_BY_COLLEAGUE({ message: heldBy(holder.assignee_name), data: holder })
      return {
        set: { assigned_to: me },
        event: { kind: 'taken', ...(holder && { colleague_id: holder.assigned_to }) },
      }
    })
    if (!after) throw errors.NOT_FOUND()
    return asNow(after, await readUrgency(context.services))
  }),
  complete: api.complete.handler(async ({ input: { id, reason }, context, errors }) => {
    const done = await changeWork(context, id, async (before, tx) => {
      if (before.status === 'done') {
        // The first to finish it remains recorded, and whoever comes second is told by whom.
        if ((await finisherOf(tx.db, id)) === context.person.id) return null
        throw errors.WORK_DONE({ message: finishedBy(before.done_by) })
      }
      const undone = undoneBy(before.kind)
      if (undone && (reason === '' || isClosedByItselfOnly(undone))) throw errors[undone]()
      return {
        set: {
          status: 'done',
          done_at: new Date().toISOString(),
          done_by: context.person.id,
          closed_because: reason,
        },
        event: { kind: 'completed', text: reason },
      }
    })
    if (!done) throw errors.NOT_FOUND()
    return done
  }),
}
