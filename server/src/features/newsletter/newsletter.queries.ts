/** Queries of subscribers, with the system's rights, since guests have none on the table. */
import { confirmLinkDays, subscriptionSource } from '@kervan/domain/newsletter/newsletter.copy.ts'
import type {
  RecipientType,
  SubscriberLanguage,
  SubscriberStatus,
  SubscriptionTextVersion,
} from '@kervan/domain/newsletter/subscriber-words.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type Subscriber = {
  id: string
  email: string
  name: string
  language: SubscriberLanguage
  recipient_type: RecipientType
  measuring: boolean
  status: SubscriberStatus
  cycle: string
  /** Whether the link of the last confirmation mail still works. */
  link_valid: boolean
}

const columns = `id, email, name, language, recipient_type, measuring, status,
  (extract(epoch from subscription_date) * 1000000)::bigint::text as cycle,
  subscription_date > now() - interval '${confirmLinkDays} days' as link_valid`

/** After leaving or a bounce, or when the old confirmation link is about to expire. */
const startsNewCycle = `newsletter_subscribers.status not in ('pending', 'active') or (newsletter_subscribers.status = 'pending'
  and newsletter_subscribers.subscription_date < now() - interval '${confirmLinkDays - 1} days')`

export async function saveSubscription(tx: Transaction, email: string): Promise<Subscriber> {
  const [subscriber] = await tx.asSystem<Subscriber>(
    `insert into newsletter_subscribers (email, subscription_source) values ($1, $2)
     on conflict (email) do update set
       email_verified = newsletter_subscribers.status = 'active',
       subscription_date = case when ${startsNewCycle} then now() else newsletter_subscribers.subscription_date end,
       status = case when ${startsNewCycle} then 'pending' else newsletter_subscribers.status end
     returning ${columns}`,
    [email, subscriptionSource],
  )
  if (!subscriber) throw new Error('The subscription was not saved.')
  return subscriber
}

/** Locks the row until the transaction ends. */
export async function lockSubscriber(tx: Transaction, id: string): Promise<Subscriber | undefined> {
  const [subscriber] = await tx.asSystem<Subscriber>(
    `select ${columns} from newsletter_subscribers where id = $1 for update`,
    [id],
  )
  return subscriber
}

/** The owner of the mailbox has asked for it, so what the office or a mail server has put in the way is gone. */
export async function markConfirmed(
  tx: Transaction,
  id: string,
  { measuring, text_version }: { measuring?: boolean | undefined; text_version: SubscriptionTextVersion },
): Promise<void> {
  await tx.asSystem(
    `with confirmed as (
       update newsletter_subscribers set status = 'active', email_verified = true, confirmed_at = now(), consent_at = now(),
         measuring = coalesce($2, measuring), measuring_at = case when $2 is null then measuring_at else now() end,
         measuring_version = case when $2 is null then measuring_version else $3 end where id = $1 returning email)
     delete from newsletter_suppressions where email in (select email from confirmed)
       or address_hash in (select encode(sha256(convert_to('kervan ' || email, 'UTF8')), 'hex') from confirmed)`,
    [id, measuring ?? null, text_version],
  )
}

/** Whoever is sent nothing any more has not agreed to being measured either: that ends as by their own answer, and the text that they were shown is kept. */
export const endMeasuring =
  'measuring = false, measuring_at = case when measuring then now() else measuring_at end'

export async function markLeft(
  tx: Transaction,
  id: string,
  status: 'unsubscribed' | 'complained' = 'unsubscribed',
): Promise<void> {
  await tx.asSystem(
    `update newsletter_subscribers set status = $2, unsubscribed_at = now(), consent_at = null, ${endMeasuring} where id = $1`,
    [id, status],
  )
}

/** Which mail of a campaign it was that somebody left by. */
export async function markLeftBy(tx: Transaction, recipientId: string): Promise<void> {
  await tx.asSystem(
    `with gone as (
       update newsletter_recipients set unsubscribed_at = now() where id = $1 and unsubscribed_at is null returning campaign_id)
     update newsletter_campaigns set unsubscribes_count = unsubscribes_count + 1 where id in (select campaign_id from gone)`,
    [recipientId],
  )
}
