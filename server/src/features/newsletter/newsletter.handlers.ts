/** Answers of the newsletter contract. */
import { confirmSubscription, leaveNewsletter } from '#features/newsletter/follow-link.ts'
import { subscribe } from '#features/newsletter/subscribe.ts'
import { api } from '#spine/http/procedures.ts'

export const newsletterHandlers = {
  subscribe: api.newsletter.subscribe.handler(async ({ input, context }) => {
    await subscribe(context, input.email)
    return { done: true as const }
  }),
  confirm: api.newsletter.confirm.handler(async ({ input, context, errors }) => {
    const email = await confirmSubscription(context.services, input.token)
    if (!email) throw errors.LINK_REFUSED()
    return { email }
  }),
  unsubscribe: api.newsletter.unsubscribe.handler(async ({ input, context, errors }) => {
    const email = await leaveNewsletter(context.services, input.token)
    if (!email) throw errors.LINK_REFUSED()
    return { email }
  }),
}
