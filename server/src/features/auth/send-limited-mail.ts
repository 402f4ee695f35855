/** Mails codes and links, limited per address, per network and for the whole site. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { sendingsPerDay, sendingsPerHour } from '@kervan/domain/auth/credentials.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { sql } from 'drizzle-orm'
import type { MailText } from '#features/auth/sign-in-mails.ts'
import type { SignInAttempt, WithSignIn } from '#features/auth/sign-in-service.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Call } from '#spine/http/call.ts'
import { limitKey } from '#spine/limits/limits.ts'

type Recipient = { surface: Surface; email: string; staffDomains: readonly string[] }
type Mail = MailText & { notAfter: Date }

/** The network is counted first, so that a flood from one place does not use up the limit of the whole site. */
export async function sendLimitedMail(
  { services, network }: Call<WithSignIn>,
  recipient: Recipient,
  write: (attempt: SignInAttempt) => Promise<Mail>,
): Promise<void> {
  const { limits, signIn, queueMail } = services
  await limits.codeNetwork(network)
  await limits.codeSite('site')
  try {
    await signIn.forAddress(recipient, async (attempt) => {
      await countMailTo(attempt.tx, recipient.email)
      await queueMail(attempt.tx, { to: recipient.email, ...(await write(attempt)) })
    })
  } catch (error) {
    // No mail was sent, so none is counted.
    await limits.codeSite.restore('site')
    throw error
  }
}

/** Sliding windows of an hour and a day. Runs under the address's lock, so that two calls at once cannot both pass. */
async function countMailTo({ db }: Transaction, email: string): Promise<void> {
  const address = limitKey(email)
  const { rows } = await db.execute<{ wait: number }>(sql`
    with waits as (
      select greatest(0, ${secondsToWait(address, sendingsPerHour, '1 hour')}, ${secondsToWait(address, sendingsPerDay, '1 day')})::float8 as wait
    ), counted as (
      insert into sendings (address_hash) select ${address} from waits where wait = 0
    )
    select wait from waits`)
  const wait = rows[0]?.wait ?? 0
  if (wait > 0)
    throw new ORPCError('TOO_MANY_REQUESTS', {
      ...problems.TOO_MANY_REQUESTS,
      data: { retry_after_seconds: Math.ceil(wait) },
    })
}

/** Seconds until the oldest of the last `count` mails leaves the window; null while there are fewer. */
function secondsToWait(address: string, count: number, window: string) {
  return sql`(
    select extract(epoch from sent_at + ${window}::interval - clock_timestamp()) from sendings
    where address_hash = ${address} order by sent_at desc offset ${count - 1} limit 1)`
}
