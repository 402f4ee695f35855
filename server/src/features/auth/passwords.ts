/** A customer's password: signing in with it, setting and changing it. The library hashes and keeps it. */

import { type Account, accountById } from '#features/auth/accounts.queries.ts'
import { afterPasswordChange } from '#features/auth/after-password-change.ts'
import { deviceCookie, deviceHash } from '#features/auth/device-cookie.ts'
import { enterAccount } from '#features/auth/enter-account.ts'
import { isKnownDevice } from '#features/auth/known-devices.queries.ts'
import { limitAttempt } from '#features/auth/limit-attempt.ts'
import type { SignInAttempt, SignInService, WithSignIn } from '#features/auth/sign-in-service.ts'
import type { StartedSession } from '#features/auth/start-session.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { sql } from '#spine/database/drizzle.ts'
import type { Call } from '#spine/http/call.ts'
import { limitKey } from '#spine/limits/limits.ts'

const surface = 'portal'

export async function signInWithPassword(
  context: Call<WithSignIn>,
  { email, password }: { email: string; password: string },
): Promise<StartedSession | undefined> {
  const { services, browser } = context
  const device = deviceCookie(browser.cookies).id
  const guesses = await guessesKey(services.signIn, email, device)
  await services.limits.passwordAddress(guesses)
  const session = await limitAttempt(context, surface, async () => {
    const letterhead = await readLetterhead(context.services)
    const staffDomains = letterhead.company.staff_email_domains
    return services.signIn.forAddress({ surface, email, staffDomains, device }, async (attempt) => {
      const account = await verifyPassword(attempt, password)
      if (!account) return undefined
      return enterAccount(context, surface, letterhead, attempt, account)
    })
  })
  if (session) await services.limits.passwordAddress.restore(guesses)
  return session
}

/** Guesses are counted per address, and apart for each known device, so that a stranger's guesses do not lock the owner out. */
async function guessesKey(signIn: SignInService, email: string, device: string): Promise<string> {
  const hash = deviceHash(signIn.secrets, device)
  const { rows } = await signIn.inTransaction((tx) =>
    tx.db.execute<{ known: boolean }>(sql`select ${isKnownDevice(email, hash)} as known`),
  )
  return rows[0]?.known ? `${limitKey(email)} ${hash}` : limitKey(email)
}

/** Returns the account if the password is right. Hashes also where there is no password, so that it takes equally long. */
async function verifyPassword(
  { library, account }: SignInAttempt,
  password: string,
): Promise<Account | undefined> {
  const { internalAdapter, password: hashing } = await library.$context
  const credential = account && (await internalAdapter.findCredentialAccount(account.id))
  if (!credential?.password) {
    await hashing.hash(password)
    return undefined
  }
  return (await hashing.verify({ hash: credential.password, password })) ? account : undefined
}

export async function hasPassword({ services }: Call<WithSignIn>, userId: string): Promise<boolean> {
  return services.signIn.inTransaction(
    async (tx) => (await accountById(tx.db, userId))?.has_password ?? false,
  )
}

/** Returns false when there is a password already. */
export async function setPassword(
  { services, actor }: Call<WithSignIn>,
  userId: string,
  password: string,
): Promise<boolean> {
  const { password: hashing } = await (await services.signIn.library(surface)).$context
  const hash = await hashing.hash(password)
  return services.signIn.inTransaction(async (tx, library) => {
    await tx.db.execute(lockUser(userId))
    if ((await accountById(tx.db, userId))?.has_password) return false
    const { internalAdapter } = await library.$context
    await internalAdapter.linkAccount({ userId, accountId: userId, providerId: 'credential', password: hash })
    return true
  }, actor)
}

/** Signs out all other devices, in case somebody else knew the old password. */
export async function changePassword(
  context: Call<WithSignIn>,
  person: { userId: string; sessionId: string },
  passwords: { current: string; next: string },
): Promise<'changed' | 'wrong' | 'none'> {
  const { services } = context
  const { password: hashing } = await (await services.signIn.library(surface)).$context
  await services.limits.passwordAddress(person.userId)
  const letterhead = await readLetterhead(context.services)
  const outcome = await services.signIn.inTransaction(async (tx, library) => {
    await tx.db.execute(lockUser(person.userId))
    const { internalAdapter } = await library.$context
    const credential = await internalAdapter.findCredentialAccount(person.userId)
    if (!credential?.password) return 'none'
    if (!(await hashing.verify({ hash: credential.password, password: passwords.current }))) return 'wrong'
    await internalAdapter.updatePassword(person.userId, await hashing.hash(passwords.next))
    await tx.db.execute(endOtherSessions(person))
    await afterPasswordChange(context, letterhead, tx, person.userId)
    return 'changed'
  }, context.actor)
  if (outcome === 'changed') await services.limits.passwordAddress.restore(person.userId)
  return outcome
}

const lockUser = (userId: string) => sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 3))`

function endOtherSessions({ userId, sessionId }: { userId: string; sessionId: string }) {
  return sql`delete from sessions where user_id = ${userId} and id <> ${sessionId}`
}
