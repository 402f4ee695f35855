/** What a click on a mailed link does. Each may be repeated without changing anything. */

import { subscriberChanged } from '@kervan/domain/newsletter/newsletter.events.ts'
import { limitKey } from '#features/auth/count-sending.ts'
import {
  findSubscriber,
  noteConfirmation,
  noteLeaving,
  type Subscriber,
} from '#features/newsletter/newsletter.queries.ts'
import type { WithNewsletterLinks } from '#features/newsletter/newsletter-tokens.ts'
import { guest, type Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

/** The address that is subscribed now; undefined when the link does not work. */
export function confirmSubscription(
  services: Services & WithNewsletterLinks,
  token: string,
): Promise<string | undefined> {
  return withSubscriber(services, token, async (tx, subscriber) => {
    if (!services.newsletterLinks.isConfirming(token, subscriber)) return undefined
    if (subscriber.status === 'active') return subscriber.email
    // Who has left comes back by a new mail only.
    if (subscriber.status === 'unsubscribed' || !subscriber.fresh) return undefined
    await noteConfirmation(tx, subscriber.id)
    await services.emit(tx, subscriberChanged, ['staff'], { subscriber_id: subscriber.id })
    await freeMail(services, subscriber)
    return subscriber.email
  })
}

/** The address that receives nothing any more; undefined when the link does not work. */
export function leaveNewsletter(
  services: Services & WithNewsletterLinks,
  token: string,
): Promise<string | undefined> {
  return withSubscriber(services, token, async (tx, subscriber) => {
    if (!services.newsletterLinks.isLeaving(token, subscriber)) return undefined
    if (subscriber.status === 'unsubscribed') return subscriber.email
    await noteLeaving(tx, subscriber.id)
    await services.emit(tx, subscriberChanged, ['staff'], { subscriber_id: subscriber.id })
    await freeMail(services, subscriber)
    return subscriber.email
  })
}

/** The click shows that the last mail has arrived: whoever asks again at once gets the one that says how things stand now. */
async function freeMail({ limits }: Services & WithNewsletterLinks, { email }: Subscriber): Promise<void> {
  await limits.newsletterMail.restore(limitKey(email))
}

async function withSubscriber(
  { actAs, newsletterLinks }: Services & WithNewsletterLinks,
  token: string,
  work: (tx: Transaction, subscriber: Subscriber) => Promise<string | undefined>,
): Promise<string | undefined> {
  const id = newsletterLinks.subscriberOf(token)
  if (!id) return undefined
  return actAs(guest, async (tx) => {
    const subscriber = await findSubscriber(tx, id)
    return subscriber && work(tx, subscriber)
  })
}
