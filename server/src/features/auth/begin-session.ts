/** What every successful sign-in does in its own transaction: the browser's old session ends, the device is noted, the news goes out. */
import { createHmac } from 'node:crypto'
import type { SignedIn } from '@kervan/domain/access/person.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import { sessionsChanged } from '@kervan/domain/auth/auth.events.ts'
import { sql } from 'drizzle-orm'
import { accountById } from '#features/auth/accounts.queries.ts'
import { describeDevice, describeVisit } from '#features/auth/device.ts'
import { deviceFrom, sessionCookie, tokenFrom } from '#features/auth/session-cookie.ts'
import { sessionLifetimes } from '#features/auth/session-reader.ts'
import type { SignInWork, WithSignIn } from '#features/auth/sign-in-desk.ts'
import { type Letterhead, newDeviceMail } from '#features/auth/sign-in-mails.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Call } from '#spine/http/call.ts'

export type Begun = { answer: SignedIn; cookies: string[] }

export async function beginSession(
  context: Call<WithSignIn>,
  surface: Surface,
  head: Letterhead,
  { tx }: SignInWork,
  signedIn: { userId: string; token: string },
): Promise<Begun> {
  const { services, browser } = context
  const { secrets } = services.signIn
  // By the cookie, not by who calls: the pages of signing in speak for the portal, whichever door they belong to.
  const former = tokenFrom(secrets, surface, browser.cookies)
  const device = deviceFrom(browser.cookies)
  const hash = createHmac('sha256', secrets.key('known device')).update(device.id).digest('base64url')
  const { userId } = signedIn
  const [account, isUnknown] = await Promise.all([
    accountById(tx.db, userId),
    isUnknownDevice(tx, userId, hash, describeDevice(browser.userAgent).device),
    services.emit(tx, sessionsChanged, [`user:${userId}`], { user_id: userId }),
    former && tx.db.execute(sql`delete from sessions where token = ${former} and surface = ${surface}`),
  ])
  if (!account) throw new Error('A session without an account.')
  if (isUnknown)
    await services.queueMail(tx, {
      to: account.email,
      ...newDeviceMail(head, surface, describeVisit(browser)),
    })
  const { id, email, full_name, role, has_password } = account
  return {
    answer: { person: { id, email, full_name, role }, has_password },
    cookies: [sessionCookie(secrets, surface, signedIn.token, sessionLifetimes[surface].life), device.line],
  }
}

/** Notes the device. The very first one is no news: that is how the account came to be. */
async function isUnknownDevice(
  tx: Transaction,
  userId: string,
  hash: string,
  name: string,
): Promise<boolean> {
  const { rows } = await tx.db.execute<{ added: boolean; others: boolean }>(sql`
    with noted as (
      insert into known_devices (user_id, device_hash, device) values (${userId}, ${hash}, ${name})
      on conflict (user_id, device_hash) do update set last_seen_at = now(), device = excluded.device
      returning xmax = 0 as added
    )
    select added, exists (select from known_devices where user_id = ${userId} and device_hash <> ${hash}) as others
    from noted`)
  return Boolean(rows[0]?.added && rows[0].others)
}
