/** Handlers of the analytics contract. */

import { analyticsContract } from '@kervan/domain/analytics/analytics.contract.ts'
import { describePageView } from '#features/analytics/describe-page-view.ts'
import { dayFigures, hourTraffic, liveTraffic } from '#features/analytics/traffic.ts'
import type { WithViewQueue } from '#features/analytics/view-queue.ts'
import type { WithVisitPlaces } from '#features/analytics/visit-places.ts'
import { hourOfDay } from '#features/analytics/visits.list.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

/** How many browsers are connected to this process. */
export type WithConnections = { connections: { count(): number } }

type AnalyticsServices = WithViewQueue & WithVisitPlaces & WithConnections

const api = implementContract<typeof analyticsContract, AnalyticsServices>(analyticsContract)

export const analyticsHandlers = {
  recordPageView: api.recordPageView.handler(({ input, context }) => {
    const view = describePageView(context, input)
    if (view) context.services.views.add(view)
    return { done: true as const }
  }),
  live: api.live.handler(async ({ context: { services, actor } }) => ({
    ...(await services.actAs(actor, (tx) => liveTraffic(tx, new Date()))),
    connections: services.connections.count(),
  })),
  day: api.day.handler(({ context: { services, actor } }) =>
    services.actAs(actor, (tx) => dayFigures(tx, new Date())),
  ),
  hour: api.hour.handler(({ input, context: { services, actor } }) =>
    services.actAs(actor, (tx) => hourTraffic(tx, hourOfDay(input.hour, input.day))),
  ),
}
