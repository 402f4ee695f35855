/** Handlers of the analytics contract. */

import { analyticsContract } from '@kervan/domain/analytics/analytics.contract.ts'
import { describePageView } from '#features/analytics/describe-page-view.ts'
import type { WithViewQueue } from '#features/analytics/view-queue.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof analyticsContract, WithViewQueue>(analyticsContract)

export const analyticsHandlers = {
  recordPageView: api.recordPageView.handler(({ input, context }) => {
    context.services.views.add(describePageView(context, input))
    return { done: true as const }
  }),
}
