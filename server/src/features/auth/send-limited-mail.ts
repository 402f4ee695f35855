/** Mails codes and links, limited per address, per network and for the whole site. */
import {
  knownDeviceSendingsPerDay,
  knownDeviceSendingsPerHour,
  sendingsPerDay,
  sendingsPerHour,
} from '@kervan/domain/auth/sign-in-limits.ts'
import { problems } from '@kervan/domain/problems.ts'
import { mailboxOf } from '@kervan/domain/values/email-address.ts'
import { ORPCError } from '@orpc/server'
import { deviceHash } from '#features/auth/device-cookie.ts'
import { isKnownDevice } from '#features/auth/known-devices.queries.ts'
import type { SignInAddress, SignInAttempt, WithSignIn } from '#features/auth/sign-in-service.ts'
import type { WrittenMail } from '#features/company/write-mail.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'
import type { Call } from '#spine/http/call.ts'
import { limitKey } from '#spine/limits/limits.ts'

type Mail = WrittenMail & { notAfter: Date }

/** The network is counted first, so that a flood from one place does not use up the limit of the whole site. */
export async function sendLimitedMail(
  { services, network }: Call<WithSignIn>,
  recipient: SignInAddress,
  write: (attempt: SignInAttempt) => Promise<Mail>,
): Promise<void> {
  const { limits, signIn, queueMail } = services
  await limits.codeNetwork(network)
  await limits.codeSite('site')
  try {
    await signIn.forAddress(recipient, async (attempt) => {
      await countMailTo(attempt.tx, recipient.email, deviceHash(signIn.secrets, recipient.device))
      await queueMail(attempt.tx, { to: recipient.email, ...(await write(attempt)) })
    })
  } catch (error) {
    // No mail was sent, so none is counted.
    await limits.codeSite.restore('site')
    throw error
  }
}

/**
 * Sliding windows of an hour and a day, shared by everybody; when they are full, a device that has signed in to the address
 * before has a few mails of its own. Runs under the mailbox's lock, so that two calls at once cannot both pass.
 */
async function countMailTo({ db }: Transaction, email: string, device: string): Promise<void> {
  const mailbox = limitKey(mailboxOf(email))
  const { rows } = await db.execute<{ wait: number }>(sql`
    with waits as (
      select ${secondsToWait(mailbox, false, sendingsPerHour, sendingsPerDay)} as shared,
        case when ${isKnownDevice(email, device)} then ${secondsToWait(mailbox, true, knownDeviceSendingsPerHour, knownDeviceSendingsPerDay)} end as own
    ), counted as (
      insert into sendings (address_hash, for_known_device) select ${mailbox}, shared > 0 from waits where shared = 0 or own = 0
    )
    select least(shared, own) as wait from waits`)
  const wait = rows[0]?.wait ?? 0
  if (wait > 0)
    throw new ORPCError('TOO_MANY_REQUESTS', {
      ...problems.TOO_MANY_REQUESTS,
      data: { retry_after_seconds: Math.ceil(wait) },
    })
}

/** Seconds until another mail may be sent: 0 while there were fewer than `hourly` in the last hour and `daily` in the last day. */
function secondsToWait(mailbox: string, ofKnownDevices: boolean, hourly: number, daily: number) {
  const untilFewer = (count: number, window: string) => sql`(
    select extract(epoch from sent_at + ${window}::interval - clock_timestamp()) from sendings
    where address_hash = ${mailbox} and for_known_device = ${ofKnownDevices} order by sent_at desc offset ${count - 1} limit 1)`
  return sql`greatest(0, ${untilFewer(hourly, '1 hour')}, ${untilFewer(daily, '1 day')})::float8`
}
