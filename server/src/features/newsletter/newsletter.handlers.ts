/** Handlers of the newsletter contract. */

import { newsletterContract } from '@kervan/domain/newsletter/newsletter.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { WithCampaignSender } from '#features/newsletter/campaigns/campaign-sender.ts'
import { confirmSubscription, unsubscribe } from '#features/newsletter/confirm-or-unsubscribe.ts'
import type { WithNewsletterLinks } from '#features/newsletter/newsletter-links.ts'
import { readPreferences, savePreferences } from '#features/newsletter/preferences.ts'
import { subscribe } from '#features/newsletter/subscribe.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<
  typeof newsletterContract,
  WithNewsletterLinks & WithCompany & WithCampaignSender
>(newsletterContract)

export const newsletterHandlers = {
  subscribe: api.subscribe.handler(async ({ input, context }) => {
    await subscribe(context, input.email)
    return { done: true as const }
  }),
  confirm: api.confirm.handler(async ({ input, context, errors }) => {
    const email = await confirmSubscription(context.services, input)
    if (!email) throw errors.LINK_REFUSED()
    return { email }
  }),
  unsubscribe: api.unsubscribe.handler(async ({ input, context, errors }) => {
    const email = await unsubscribe(context.services, input.token)
    if (!email) throw errors.LINK_REFUSED()
    return { email }
  }),
  preferences: api.preferences.handler(async ({ input, context, errors }) => {
    const found = await readPreferences(context.services, input.token)
    if (!found) throw errors.LINK_REFUSED()
    return found
  }),
  savePreferences: api.savePreferences.handler(async ({ input: { token, ...changed }, context, errors }) => {
    const saved = await savePreferences(context.services, token, changed)
    if (!saved) throw errors.LINK_REFUSED()
    return saved
  }),
}
