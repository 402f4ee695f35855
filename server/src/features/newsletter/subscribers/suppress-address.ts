/** The office bars an address from all campaigns, and lets one be mailed again. */
import { subscriberChanged } from '@kervan/domain/newsletter/newsletter.events.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const bar = `insert into newsletter_suppressions (email, reason, note) values ($1, 'manual', $2)
  on conflict (email) do nothing`
/** In one statement, so that what became a refusal meanwhile stays. */
const lift =
  "delete from newsletter_suppressions where id = $1 and reason in ('manual', 'bounced') returning email"
const subscriberAt = 'select id from newsletter_subscribers where email = $1'
/** Whose mails came back is tried again; a consent is asked for besides, as always. */
const tryAgain = "update newsletter_subscribers set status = 'active' where email = $1 and status = 'bounced'"

/** Address, reason and note. A refusal or a complaint takes the place of a bar that may be lifted, never the other way round. */
export const suppress = `insert into newsletter_suppressions (email, reason, note) values ($1, $2, left($3, 300))
  on conflict (email) do update set reason = excluded.reason, note = excluded.note
  where newsletter_suppressions.reason in ('manual', 'bounced') and excluded.reason in ('refused', 'complained')
  returning id`

/** Where a consent that is newer holds. */
export const liftRefusal = "delete from newsletter_suppressions where email = $1 and reason = 'refused'"

type Needed = Pick<Services, 'emit'>

export async function suppressAddress(
  tx: Transaction,
  services: Needed,
  { email, note }: { email: string; note: string },
): Promise<void> {
  await tx.query(bar, [email, note])
  await tell(tx, services, email)
}

/** Returns why it stays, if it does. */
export async function liftSuppression(
  tx: Transaction,
  services: Needed,
  id: string,
): Promise<'NOT_FOUND' | 'SUPPRESSION_STAYS' | undefined> {
  const [lifted] = await tx.query<{ email: string }>(lift, [id])
  if (!lifted) {
    const known = await tx.query('select from newsletter_suppressions where id = $1', [id])
    return known.length > 0 ? 'SUPPRESSION_STAYS' : 'NOT_FOUND'
  }
  await tx.query(tryAgain, [lifted.email])
  await tell(tx, services, lifted.email)
  return undefined
}

async function tell(tx: Transaction, { emit }: Needed, email: string): Promise<void> {
  const [subscriber] = await tx.query<{ id: string }>(subscriberAt, [email])
  if (subscriber) await emit(tx, subscriberChanged, ['staff'], { subscriber_id: subscriber.id })
}
