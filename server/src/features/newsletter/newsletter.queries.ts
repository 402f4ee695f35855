/** Reading and writing subscribers. Guests have no rights on the table, so each statement is the system's. */
import { confirmLinkDays, subscriptionSource } from '@kervan/domain/newsletter/newsletter.copy.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type Subscriber = {
  id: string
  email: string
  status: 'pending' | 'active' | 'unsubscribed'
  cycle: string
  /** Whether its confirming link still works. */
  fresh: boolean
}

const columns = `id, email, status, (extract(epoch from subscription_date) * 1000000)::bigint::text as cycle,
  subscription_date > now() - interval '${confirmLinkDays} days' as fresh`

/** Who left begins anew, and so does who has waited so long that the old link is about to end. */
const beginsAnew = `newsletter_subscribers.status = 'unsubscribed' or (newsletter_subscribers.status = 'pending'
  and newsletter_subscribers.subscription_date < now() - interval '${confirmLinkDays - 1} days')`

export async function noteSubscription(tx: Transaction, email: string): Promise<Subscriber> {
  const [subscriber] = await tx.asSystem<Subscriber>(
    `insert into newsletter_subscribers (email, subscription_source) values ($1, $2)
     on conflict (email) do update set
       email_verified = newsletter_subscribers.status = 'active',
       subscription_date = case when ${beginsAnew} then now() else newsletter_subscribers.subscription_date end,
       status = case when ${beginsAnew} then 'pending' else newsletter_subscribers.status end
     returning ${columns}`,
    [email, subscriptionSource],
  )
  if (!subscriber) throw new Error('The subscription was not noted.')
  return subscriber
}

/** In the subscriber's own turn, until the work ends. */
export async function findSubscriber(tx: Transaction, id: string): Promise<Subscriber | undefined> {
  const [subscriber] = await tx.asSystem<Subscriber>(
    `select ${columns} from newsletter_subscribers where id = $1 for update`,
    [id],
  )
  return subscriber
}

export async function noteConfirmation(tx: Transaction, id: string): Promise<void> {
  await tx.asSystem(
    "update newsletter_subscribers set status = 'active', email_verified = true, confirmed_at = now() where id = $1",
    [id],
  )
}

export async function noteLeaving(tx: Transaction, id: string): Promise<void> {
  await tx.asSystem(
    "update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now() where id = $1",
    [id],
  )
}
