/** What the links in the newsletter's mails do: confirm a subscription or end it. Repeating either changes nothing. */

import { subscriberChanged } from '@kervan/domain/newsletter/newsletter.events.ts'
import { mailboxOf } from '@kervan/domain/values/email-address.ts'
import {
  lockSubscriber,
  markConfirmed,
  markUnsubscribed,
  type Subscriber,
} from '#features/newsletter/newsletter.queries.ts'
import type { WithNewsletterLinks } from '#features/newsletter/newsletter-links.ts'
import { guest, type Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { limitKey } from '#spine/limits/limits.ts'

/** Returns the subscribed address, or undefined when the link does not work. */
export function confirmSubscription(
  services: Services & WithNewsletterLinks,
  token: string,
): Promise<string | undefined> {
  return withSubscriber(services, token, async (tx, subscriber) => {
    if (!services.newsletterLinks.isConfirmToken(token, subscriber)) return undefined
    if (subscriber.status === 'active') return subscriber.email
    // After unsubscribing, only a new confirmation mail subscribes again.
    if (subscriber.status === 'unsubscribed' || !subscriber.link_valid) return undefined
    await markConfirmed(tx, subscriber.id)
    await services.emit(tx, subscriberChanged, ['staff'], { subscriber_id: subscriber.id })
    await allowNextMail(services, subscriber)
    return subscriber.email
  })
}

/** Returns the unsubscribed address, or undefined when the link does not work. */
export function unsubscribe(
  services: Services & WithNewsletterLinks,
  token: string,
): Promise<string | undefined> {
  return withSubscriber(services, token, async (tx, subscriber) => {
    if (!services.newsletterLinks.isUnsubscribeToken(token, subscriber)) return undefined
    if (subscriber.status === 'unsubscribed') return subscriber.email
    await markUnsubscribed(tx, subscriber.id)
    await services.emit(tx, subscriberChanged, ['staff'], { subscriber_id: subscriber.id })
    await allowNextMail(services, subscriber)
    return subscriber.email
  })
}

/** The status has changed, so the next subscription may be answered by another mail at once. */
async function allowNextMail(
  { limits }: Services & WithNewsletterLinks,
  { email }: Subscriber,
): Promise<void> {
  await limits.newsletterMail.restore(limitKey(mailboxOf(email)))
}

async function withSubscriber(
  { actAs, newsletterLinks }: Services & WithNewsletterLinks,
  token: string,
  work: (tx: Transaction, subscriber: Subscriber) => Promise<string | undefined>,
): Promise<string | undefined> {
  const id = newsletterLinks.subscriberIdIn(token)
  if (!id) return undefined
  return actAs(guest, async (tx) => {
    const subscriber = await lockSubscriber(tx, id)
    return subscriber && work(tx, subscriber)
  })
}
