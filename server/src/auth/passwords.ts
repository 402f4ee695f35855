/** A customer's password: signing in with it, setting, changing and recovering it. The library hashes and keeps it. */
import { randomBytes } from 'node:crypto'
import { sessionsChanged } from '@kervan/domain/auth/auth.events.ts'
import { isStaffAddress } from '@kervan/domain/auth/auth.policy.ts'
import { resetLinkSeconds } from '@kervan/domain/auth/credentials.ts'
import { mayEnter } from '@kervan/domain/auth/roles.ts'
import { sql } from 'drizzle-orm'
import { type Account, accountById } from '#auth/accounts.queries.ts'
import { type Begun, beginSession } from '#auth/begin-session.ts'
import { limitKey, sendCounted } from '#auth/count-sending.ts'
import { countedTry } from '#auth/counted-try.ts'
import { letterhead } from '#auth/letterhead.ts'
import { unlessRefused } from '#auth/library-call.ts'
import type { SignInWork } from '#auth/sign-in-desk.ts'
import { noAccountMail, noEntryMail, resetMail } from '#auth/sign-in-mails.ts'
import type { Transaction } from '#database/act-as.ts'
import type { CallContext } from '#procedures.ts'

const surface = 'portal'

export async function signInWithPassword(
  context: CallContext,
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
      await services.signIn.customerSignedIn(work.tx, { id, email, first_name: '', last_name: '' })
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

/** Every address gets a mail: the link, or the reason why there is none. The answer tells nobody which. */
export async function requestPasswordReset(context: CallContext, email: string): Promise<void> {
  const head = await letterhead(context)
  const staffDomains = head.company.staff_email_domains
  await sendCounted(context, { surface, email, staffDomains }, async ({ library, account, entitlement }) => {
    const mayReset = entitlement.kind === 'enter' && account
    const token = randomBytes(24).toString('base64url')
    const notAfter = new Date(Date.now() + resetLinkSeconds * 1000)
    const { internalAdapter } = await library.$context
    // Written for everybody, so that it takes the same time; one that belongs to nobody opens nothing.
    await internalAdapter.createVerificationValue({
      identifier: linkName(token),
      value: mayReset ? account.id : '',
      expiresAt: notAfter,
    })
    const otherwise =
      entitlement.kind === 'refuse'
        ? noEntryMail(head, surface, isStaffAddress(email, staffDomains))
        : noAccountMail(head)
    return { ...(mayReset ? resetMail(head, token) : otherwise), notAfter }
  })
}

const linkName = (token: string) => `reset-password:${token}`

export async function isResetLinkValid({ services }: CallContext, token: string): Promise<boolean> {
  return services.signIn.within(async (_, library) => {
    const { internalAdapter } = await library.$context
    const link = await internalAdapter.findVerificationValue(linkName(token))
    return link !== null && link.expiresAt.getTime() > Date.now()
  })
}

/** False when the link does not exist, has been used or is too old. All sessions of the account end. */
export async function resetPassword(
  context: CallContext,
  { token, password }: { token: string; password: string },
): Promise<boolean> {
  const { services } = context
  const done = await countedTry(context, surface, () =>
    services.signIn.within(async (tx, library) => {
      const { internalAdapter } = await library.$context
      const userId = (await internalAdapter.findVerificationValue(linkName(token)))?.value
      const account = userId ? await accountById(tx.db, userId) : undefined
      if (!account || account.disabled_at || !mayEnter('customer', account.role)) return undefined
      const changed = await unlessRefused(
        library.api.resetPassword({ body: { newPassword: password, token } }),
      )
      if (!changed) return undefined
      await tx.db.execute(linksOf(account.id))
      await tellSessions(context, tx, account.id)
      return true
    }),
  )
  return done ?? false
}

export async function hasPassword({ services }: CallContext, userId: string): Promise<boolean> {
  return services.signIn.within(async (tx) => (await accountById(tx.db, userId))?.has_password ?? false)
}

/** False when there is a password already. */
export async function setPassword(
  { services }: CallContext,
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
  context: CallContext,
  person: { userId: string; sessionId: string },
  given: { current: string; next: string },
): Promise<'changed' | 'wrong' | 'none'> {
  const { services } = context
  const { password: hashing } = await (await services.signIn.library(surface)).$context
  await services.limits.passwordAddress(person.userId)
  const outcome = await services.signIn.within(async (tx, library) => {
    await tx.db.execute(inTurn(person.userId))
    const { internalAdapter } = await library.$context
    const credential = await internalAdapter.findCredentialAccount(person.userId)
    if (!credential?.password) return 'none'
    if (!(await hashing.verify({ hash: credential.password, password: given.current }))) return 'wrong'
    await internalAdapter.updatePassword(person.userId, await hashing.hash(given.next))
    await tx.db.execute(othersOf(person))
    await tx.db.execute(linksOf(person.userId))
    await tellSessions(context, tx, person.userId)
    return 'changed'
  })
  if (outcome === 'changed') await services.limits.passwordAddress.restore(person.userId)
  return outcome
}

const inTurn = (userId: string) => sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 3))`

function othersOf({ userId, sessionId }: { userId: string; sessionId: string }) {
  return sql`delete from sessions where user_id = ${userId} and id <> ${sessionId}`
}

/** Whoever holds an older link must not set the password once more. */
const linksOf = (userId: string) => sql`delete from verifications where value = ${userId}`

function tellSessions({ services }: CallContext, tx: Transaction, userId: string): Promise<void> {
  return services.emit(tx, sessionsChanged, [`user:${userId}`], { user_id: userId })
}
