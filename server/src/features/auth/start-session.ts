/** The end of every successful sign-in, in its transaction: ends the browser's old session, records the device, announces the change. */
import type { SignedIn } from '@kervan/domain/access/person.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import { sessionsChanged } from '@kervan/domain/auth/auth.events.ts'
import { accountById } from '#features/auth/accounts.queries.ts'
import { describeDevice, describeVisit } from '#features/auth/device.ts'
import { deviceCookie, deviceHash } from '#features/auth/device-cookie.ts'
import { sessionCookie, tokenFrom } from '#features/auth/session-cookie.ts'
import { sessionLifetimes } from '#features/auth/session-reader.ts'
import { newDeviceMail } from '#features/auth/sign-in-mails.ts'
import type { SignInAttempt, WithSignIn } from '#features/auth/sign-in-service.ts'
import type { Letterhead } from '#features/company/letterhead.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'
import type { Call } from '#spine/http/call.ts'

export type StartedSession = { answer: SignedIn; cookies: string[] }

export async function startSession(
  context: Call<WithSignIn>,
  surface: Surface,
  letterhead: Letterhead,
  { tx }: SignInAttempt,
  signedIn: { userId: string; token: string },
): Promise<StartedSession> {
  const { services, browser } = context
  const { secrets } = services.signIn
  // From the cookie and not from the caller: the sign-in pages of both surfaces call as the portal.
  const formerToken = tokenFrom(secrets, surface, browser.cookies)
  const device = deviceCookie(browser.cookies)
  const { userId } = signedIn
  const [account, isNewDevice] = await Promise.all([
    accountById(tx.db, userId),
    recordDevice(tx, userId, deviceHash(secrets, device.id), describeDevice(browser.userAgent).device),
    services.emit(tx, sessionsChanged, [`user:${userId}`], { user_id: userId }),
    formerToken &&
      tx.db.execute(sql`delete from sessions where token = ${formerToken} and surface = ${surface}`),
  ])
  if (!account) throw new Error('A session without an account.')
  if (isNewDevice)
    await services.queueMail(tx, {
      to: account.email,
      ...newDeviceMail(letterhead, surface, describeVisit(browser)),
    })
  const { id, email, full_name, role, has_password } = account
  return {
    answer: { person: { id, email, full_name, role }, has_password },
    cookies: [sessionCookie(secrets, surface, signedIn.token, sessionLifetimes[surface].life), device.line],
  }
}

/** Returns whether the device is new. The account's first device does not count: it was used to create the account. */
async function recordDevice(tx: Transaction, userId: string, hash: string, name: string): Promise<boolean> {
  const { rows } = await tx.db.execute<{ added: boolean; others: boolean }>(sql`
    with recorded as (
      insert into known_devices (user_id, device_hash, device) values (${userId}, ${hash}, ${name})
      on conflict (user_id, device_hash) do update set last_seen_at = now(), device = excluded.device
      returning xmax = 0 as added
    )
    select added, exists (select from known_devices where user_id = ${userId} and device_hash <> ${hash}) as others
    from recorded`)
  return Boolean(rows[0]?.added && rows[0].others)
}
