/** The office bars an address from all campaigns, and lets one be mailed again. */
import { subscriberChanged } from '@kervan/domain/newsletter/newsletter.events.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const bar = `insert into newsletter_suppressions (email, reason, note) values ($1, 'manual', $2)
  on conflict (email) do nothing`
const subscriberAt = 'select id from newsletter_subscribers where email = $1'
/** Whose mails came back is tried again; a consent is asked for besides, as always. */
const tryAgain = "update newsletter_subscribers set status = 'active' where email = $1 and status = 'bounced'"

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
  const [known] = await tx.query<{ reason: string; email: string }>(
    'select reason, email from newsletter_suppressions where id = $1',
    [id],
  )
  if (!known) return 'NOT_FOUND'
  if (known.reason !== 'manual' && known.reason !== 'bounced') return 'SUPPRESSION_STAYS'
  await tx.query('delete from newsletter_suppressions where id = $1', [id])
  await tx.query(tryAgain, [known.email])
  await tell(tx, services, known.email)
  return undefined
}

async function tell(tx: Transaction, { emit }: Needed, email: string): Promise<void> {
  const [subscriber] = await tx.query<{ id: string }>(subscriberAt, [email])
  if (subscriber) await emit(tx, subscriberChanged, ['staff'], { subscriber_id: subscriber.id })
}
