/** What the links in the newsletter's mails do: confirm a subscription or end it. Repeating either changes nothing. */

import { campaignProgressed, subscriberChanged } from '@kervan/domain/newsletter/newsletter.events.ts'
import type { SubscriptionTextVersion } from '@kervan/domain/newsletter/subscriber-words.ts'
import { mailboxOf } from '@kervan/domain/values/email-address.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { WithCampaignSender } from '#features/newsletter/campaigns/campaign-sender.ts'
import { sendSeries } from '#features/newsletter/campaigns/send-series.ts'
import { readSettings } from '#features/newsletter/campaigns/sender-identity.ts'
import {
  lockSubscriber,
  markConfirmed,
  markLeft,
  markLeftBy,
  type Subscriber,
} from '#features/newsletter/newsletter.queries.ts'
import type { WithNewsletterLinks } from '#features/newsletter/newsletter-links.ts'
import { noteConsents } from '#features/newsletter/subscribers/note-consent.ts'
import { guest, type Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { limitKey } from '#spine/limits/limits.ts'

type Needed = Services & WithNewsletterLinks & WithCompany & WithCampaignSender

type Confirmed = { token: string; text_version: SubscriptionTextVersion; measuring?: boolean | undefined }

/** Returns the subscribed address, or undefined when the link does not work. */
export function confirmSubscription(
  services: Needed,
  { token, text_version, measuring }: Confirmed,
): Promise<string | undefined> {
  const id = services.newsletterLinks.subscriberIdIn(token)
  if (!id) return Promise.resolve(undefined)
  return services.actAs(guest, async (tx) => {
    const subscriber = await lockSubscriber(tx, id)
    if (!subscriber || !services.newsletterLinks.isConfirmToken(token, subscriber)) return undefined
    if (subscriber.status === 'active') return subscriber.email
    // After unsubscribing, only a new confirmation mail subscribes again.
    if (subscriber.status !== 'pending' || !subscriber.link_valid) return undefined
    await markConfirmed(tx, subscriber.id, { measuring, text_version })
    await noteConsents(tx, services, [
      {
        subscriber_id: subscriber.id,
        email: subscriber.email,
        answer: 'ONAY',
        source: 'HS_WEB',
        recipient_type: subscriber.recipient_type,
        text_version,
        at: new Date(),
      },
    ])
    const { settings } = await readSettings(tx)
    if (settings.welcome_template_id)
      await sendSeries(tx, services, settings.welcome_template_id, subscriber.id, { mayWait: true })
    await services.emit(tx, subscriberChanged, ['staff'], { subscriber_id: subscriber.id })
    await allowNextMail(services, subscriber)
    return subscriber.email
  })
}

/** Returns the unsubscribed address, or undefined when the link does not work. */
export function unsubscribe(services: Needed, token: string): Promise<string | undefined> {
  return asOwner(services, token, async (tx, subscriber, mail) => {
    if (subscriber.status === 'unsubscribed' || subscriber.status === 'complained') return subscriber.email
    await markLeft(tx, subscriber.id)
    await noteConsents(tx, services, [
      {
        subscriber_id: subscriber.id,
        email: subscriber.email,
        answer: 'RET',
        source: 'HS_EPOSTA',
        recipient_type: subscriber.recipient_type,
        at: new Date(),
      },
    ])
    if (mail) {
      await markLeftBy(tx, mail.id)
      await services.emit(tx, campaignProgressed, ['staff'], { campaign_id: mail.campaign_id })
    }
    await services.emit(tx, subscriberChanged, ['staff'], { subscriber_id: subscriber.id })
    await allowNextMail(services, subscriber)
    return subscriber.email
  })
}

/** The status has changed, so the next subscription may be answered by another mail at once. */
async function allowNextMail({ limits }: Needed, { email }: Subscriber): Promise<void> {
  await limits.newsletterMail.restore(limitKey(mailboxOf(email)))
}

type CampaignMail = { id: string; campaign_id: string; subscriber_id: string }

/** With the subscriber whose mail has the link: of a campaign, or one about the subscription itself. */
export async function asOwner<T>(
  { actAs, newsletterLinks }: Needed,
  token: string,
  work: (tx: Transaction, subscriber: Subscriber, mail: CampaignMail | undefined) => Promise<T>,
): Promise<T | undefined> {
  const recipientId = newsletterLinks.recipientIdIn(token)
  const subscriberId = recipientId ? undefined : newsletterLinks.subscriberIdIn(token)
  if (!recipientId && !subscriberId) return undefined
  return actAs(guest, async (tx) => {
    if (recipientId) {
      const [mail] = await tx.asSystem<CampaignMail>(
        'select id, campaign_id, subscriber_id from newsletter_recipients where id = $1 and subscriber_id is not null',
        [recipientId],
      )
      const subscriber = mail && (await lockSubscriber(tx, mail.subscriber_id))
      return subscriber && work(tx, subscriber, mail)
    }
    const subscriber = await lockSubscriber(tx, subscriberId ?? '')
    if (!subscriber || !newsletterLinks.isUnsubscribeToken(token, subscriber)) return undefined
    return work(tx, subscriber, undefined)
  })
}
