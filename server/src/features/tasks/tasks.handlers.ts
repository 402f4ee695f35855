/** Handlers of the tasks contract. Everybody reads and changes only their own tasks. */
import type { Task } from '@kervan/domain/tasks/tasks.contract.ts'
import { tasksContract } from '@kervan/domain/tasks/tasks.contract.ts'
import { taskChanged } from '@kervan/domain/tasks/tasks.events.ts'
import { isUnfinished, mayRetry } from '@kervan/domain/tasks/tasks.policy.ts'
import { queueRun, refuseTooMany } from '#features/tasks/start-task.ts'
import type { WithTaskKinds } from '#features/tasks/task-kind.ts'
import { lockTask, ownTasks, setCancelled, setDismissed, setWaiting } from '#features/tasks/tasks.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof tasksContract, WithTaskKinds>(tasksContract)

const announce = (context: SignedInCall, tx: Transaction, { id, state }: Pick<Task, 'id' | 'state'>) =>
  context.services.emit(tx, taskChanged, [`user:${context.person.id}`], { task_id: id, state })

export const tasksHandlers = {
  list: api.list.handler(async ({ context: { services, actor, person } }) => ({
    items: await services.readAs(actor, (db) => ownTasks(db, person.id)),
  })),
  cancel: api.cancel.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const [found] = await lockTask(tx.db, context.person.id, input.id)
      if (!found) throw errors.NOT_FOUND()
      if (!isUnfinished(found.state)) return found
      const [cancelled = found] = await setCancelled(tx.db, found.id)
      await announce(context, tx, cancelled)
      return cancelled
    }),
  ),
  retry: api.retry.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const [found] = await lockTask(tx.db, context.person.id, input.id)
      const kind = found && context.services.taskKinds.get(found.kind)
      if (!found || !kind) throw errors.NOT_FOUND()
      if (!mayRetry(found.state)) throw errors.TASK_NOT_REPEATABLE()
      await refuseTooMany(tx, context.person.id, kind)
      const [waiting = found] = await setWaiting(tx.db, found.id)
      await queueRun(context.services, tx, context.person.id, waiting)
      return waiting
    }),
  ),
  dismiss: api.dismiss.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const [found] = await lockTask(tx.db, context.person.id, input.id)
      if (!found) throw errors.NOT_FOUND()
      if (isUnfinished(found.state)) throw errors.TASK_UNFINISHED()
      await setDismissed(tx.db, found.id)
      await announce(context, tx, found)
      return { done: true as const }
    }),
  ),
}
