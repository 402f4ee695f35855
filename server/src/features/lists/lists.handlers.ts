/** Handlers of the lists contract. Everybody reads and changes only their own views. */
import { listsContract } from '@kervan/domain/lists/lists.contract.ts'
import { changeView, orderViews, removeView, saveView } from '#features/lists/change-views.ts'
import type { WithLists } from '#features/lists/exportable-list.ts'
import { viewsOf } from '#features/lists/saved-views.queries.ts'
import { listFor, startExport } from '#features/lists/start-export.ts'
import type { WithTaskKinds } from '#features/tasks/task-kind.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof listsContract, WithLists & WithTaskKinds>(listsContract)

export const listsHandlers = {
  startExport: api.startExport.handler(({ input, context }) => startExport(context, input)),
  listViews: api.listViews.handler(async ({ input, context }) => {
    const { name } = listFor(context, input.list)
    return {
      items: await context.services.readAs(context.actor, (db) => viewsOf(db, context.person.id, name)),
    }
  }),
  saveView: api.saveView.handler(({ input, context }) => saveView(context, input)),
  changeView: api.changeView.handler(({ input: { id, ...changed }, context }) =>
    changeView(context, id, changed),
  ),
  removeView: api.removeView.handler(async ({ input, context }) => {
    await removeView(context, input.id)
    return { done: true as const }
  }),
  orderViews: api.orderViews.handler(async ({ input, context }) => ({
    items: await orderViews(context, input.list, input.ids),
  })),
}
