/** A customer's password: signing in with it, setting and changing it. The library hashes and keeps it. */
import { sql } from 'drizzle-orm'
import { type Account, accountById } from '#features/auth/accounts.queries.ts'
import { type Begun, beginSession } from '#features/auth/begin-session.ts'
import { limitKey } from '#features/auth/count-sending.ts'
import { countedTry } from '#features/auth/counted-try.ts'
import { letterhead } from '#features/auth/letterhead.ts'
import { unlessRefused } from '#features/auth/library-call.ts'
import { passwordChanged } from '#features/auth/password-changed.ts'
import type { SignInWork, WithSignIn } from '#features/auth/sign-in-desk.ts'
import type { Call } from '#spine/http/call.ts'

const surface = 'portal'

export async function signInWithPassword(
  context: Call<WithSignIn>,
  { email, password }: { email: string; password: string },
): Promise<Begun | undefined> {
  const { services, browser } = context
  await services.limits.passwordAddress(limitKey(email))
  const begun = await countedTry(context, surface, async () => {
    const head = await letterhead(context)
    const asking = { surface, email, staffDomains: head.company.staff_email_domains } as const
    return services.signIn.at(asking, async (work) => {
      const account = await accountWith(work, password)
      if (!account) return undefined
      // Not by the library's own call: its notion of an address is narrower than ours.
      const { internalAdapter } = await work.library.$context
      const made = { ipAddress: browser.address, userAgent: browser.userAgent }
      const session = await unlessRefused(internalAdapter.createSession(account.id, false, made))
      if (!session) return undefined
      const { id } = account
      await services.signIn.onCustomerSignedIn(work.tx, { id, email, first_name: '', last_name: '' })
      return beginSession(context, surface, head, work, { userId: id, token: session.token })
    })
  })
  if (begun) await services.limits.passwordAddress.restore(limitKey(email))
  return begun
}

/** The account at this address if the password is its own. A guess takes as long where there is none. */
async function accountWith({ library, account }: SignInWork, password: string): Promise<Account | undefined> {
  const { internalAdapter, password: hashing } = await library.$context
  const credential = account && (await internalAdapter.findCredentialAccount(account.id))
  if (!credential?.password) {
    await hashing.hash(password)
    return undefined
  }
  return (await hashing.verify({ hash: credential.password, password })) ? account : undefined
}

export async function hasPassword({ services }: Call<WithSignIn>, userId: string): Promise<boolean> {
  return services.signIn.within(async (tx) => (await accountById(tx.db, userId))?.has_password ?? false)
}

/** False when there is a password already. */
export async function setPassword(
  { services }: Call<WithSignIn>,
  userId: string,
  password: string,
): Promise<boolean> {
  const { password: hashing } = await (await services.signIn.library(surface)).$context
  const hash = await hashing.hash(password)
  return services.signIn.within(async (tx, library) => {
    await tx.db.execute(inTurn(userId))
    if ((await accountById(tx.db, userId))?.has_password) return false
    const { internalAdapter } = await library.$context
    await internalAdapter.linkAccount({ userId, accountId: userId, providerId: 'credential', password: hash })
    return true
  })
}

/** Other devices are signed out: whoever knew the old password is out. */
export async function changePassword(
  context: Call<WithSignIn>,
  person: { userId: string; sessionId: string },
  given: { current: string; next: string },
): Promise<'changed' | 'wrong' | 'none'> {
  const { services } = context
  const { password: hashing } = await (await services.signIn.library(surface)).$context
  await services.limits.passwordAddress(person.userId)
  const head = await letterhead(context)
  const outcome = await services.signIn.within(async (tx, library) => {
    await tx.db.execute(inTurn(person.userId))
    const { internalAdapter } = await library.$context
    const credential = await internalAdapter.findCredentialAccount(person.userId)
    if (!credential?.password) return 'none'
    if (!(await hashing.verify({ hash: credential.password, password: given.current }))) return 'wrong'
    await internalAdapter.updatePassword(person.userId, await hashing.hash(given.next))
    await tx.db.execute(othersOf(person))
    await passwordChanged(context, head, tx, person.userId)
    return 'changed'
  })
  if (outcome === 'changed') await services.limits.passwordAddress.restore(person.userId)
  return outcome
}

const inTurn = (userId: string) => sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 3))`

function othersOf({ userId, sessionId }: { userId: string; sessionId: string }) {
  return sql`delete from sessions where user_id = ${userId} and id <> ${sessionId}`
}
