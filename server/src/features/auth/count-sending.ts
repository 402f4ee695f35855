/** How many codes and links may be sent: to one address, from one network, and altogether. */
import { createHash } from 'node:crypto'
import type { Surface } from '@kervan/domain/access/roles.ts'
import { sendingsPerDay, sendingsPerHour } from '@kervan/domain/auth/credentials.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { sql } from 'drizzle-orm'
import type { SignInWork, WithSignIn } from '#features/auth/sign-in-desk.ts'
import type { MailWords } from '#features/auth/sign-in-mails.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Call } from '#spine/http/call.ts'

type Asking = { surface: Surface; email: string; staffDomains: readonly string[] }
type Mail = MailWords & { notAfter: Date }

/** One mail to an address, counted and in the address's own turn. The network is asked first: a flood from one place must not use up what all have in common. */
export async function sendCounted(
  { services, network }: Call<WithSignIn>,
  asking: Asking,
  write: (work: SignInWork) => Promise<Mail>,
): Promise<void> {
  const { limits, signIn, queueMail } = services
  await limits.codeNetwork(network)
  await limits.codeSite('site')
  try {
    await signIn.at(asking, async (work) => {
      await countForAddress(work.tx, asking.email)
      await queueMail(work.tx, { to: asking.email, ...(await write(work)) })
    })
  } catch (error) {
    // Nothing was sent after all.
    await limits.codeSite.restore('site')
    throw error
  }
}

/** In any hour and in any day, not by the clock. Asked in the address's own turn, so that no two slip through together. */
async function countForAddress({ db }: Transaction, email: string): Promise<void> {
  const address = limitKey(email)
  const { rows } = await db.execute<{ wait: number }>(sql`
    with waits as (
      select greatest(0, ${leaves(address, sendingsPerHour, '1 hour')}, ${leaves(address, sendingsPerDay, '1 day')})::float8 as wait
    ), noted as (
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

/** In how many seconds the oldest of so many leaves the window; null while there are fewer. */
function leaves(address: string, count: number, window: string) {
  return sql`(
    select extract(epoch from sent_at + ${window}::interval - clock_timestamp()) from sendings
    where address_hash = ${address} order by sent_at desc offset ${count - 1} limit 1)`
}

/** Counters hold no addresses. */
export function limitKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}
