/** Handlers of the office's activity. */
import { activityContract } from '@kervan/domain/workqueue/activity.contract.ts'
import { activityByHour, recentActivity } from '#features/workqueue/activity.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(activityContract)

export const activityHandlers = {
  recent: api.recent.handler(async ({ input, context: { services, actor } }) => ({
    items: await services.actAs(actor, (tx) => recentActivity(tx, new Date(), input.hour)),
  })),
  hours: api.hours.handler(async ({ context: { services, actor } }) => ({
    hours: await services.actAs(actor, (tx) => activityByHour(tx, new Date())),
  })),
}
