/** Queries of subscribers, with the system's rights, since guests have none on the table. */
import { confirmLinkDays, subscriptionSource } from '@kervan/domain/newsletter/newsletter.copy.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type Subscriber = {
  id: string
  email: string
  status: 'pending' | 'active' | 'unsubscribed'
  cycle: string
  /** Whether the link of the last confirmation mail still works. */
  link_valid: boolean
}

const columns = `id, email, status, (extract(epoch from subscription_date) * 1000000)::bigint::text as cycle,
  subscription_date > now() - interval '${confirmLinkDays} days' as link_valid`

/** After unsubscribing, or when the old confirmation link is about to expire. */
const startsNewCycle = `newsletter_subscribers.status = 'unsubscribed' or (newsletter_subscribers.status = 'pending'
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

export async function markConfirmed(tx: Transaction, id: string): Promise<void> {
  await tx.asSystem(
    "update newsletter_subscribers set status = 'active', email_verified = true, confirmed_at = now() where id = $1",
    [id],
  )
}

export async function markUnsubscribed(tx: Transaction, id: string): Promise<void> {
  await tx.asSystem(
    "update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now() where id = $1",
    [id],
  )
}
