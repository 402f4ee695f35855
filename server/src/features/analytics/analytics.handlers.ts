/** Answers of the analytics contract. */
import { seenView } from '#features/analytics/record-page-view.ts'
import { api } from '#spine/http/procedures.ts'

export const analyticsHandlers = {
  recordPageView: api.analytics.recordPageView.handler(({ input, context }) => {
    context.services.views.add(seenView(context, input))
    return { done: true as const }
  }),
}
