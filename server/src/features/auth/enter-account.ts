/** Opens a session for an account whose owner was recognised by other means than a code, in the transaction of the attempt. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { Account } from '#features/auth/accounts.queries.ts'
import { undefinedIfRefused } from '#features/auth/call-sign-in-library.ts'
import type { SignInAttempt, WithSignIn } from '#features/auth/sign-in-service.ts'
import { type StartedSession, startSession } from '#features/auth/start-session.ts'
import type { Letterhead } from '#features/company/letterhead.ts'
import type { Call } from '#spine/http/call.ts'

export async function enterAccount(
  context: Call<WithSignIn>,
  surface: Surface,
  letterhead: Letterhead,
  attempt: SignInAttempt,
  { id, email }: Account,
  { isDemo = false, readOnly = false } = {},
): Promise<StartedSession | undefined> {
  const { services, browser } = context
  // Not by the library's own sign-in, which accepts fewer addresses than we do.
  const { internalAdapter } = await attempt.library.$context
  const facts = {
    ipAddress: browser.address,
    userAgent: browser.userAgent,
    is_demo: isDemo,
    read_only: readOnly,
  }
  const created = await undefinedIfRefused(internalAdapter.createSession(id, false, facts, true))
  if (!created) return undefined
  if (surface === 'portal')
    await services.signIn.onCustomerSignedIn(attempt.tx, { id, email, first_name: '', last_name: '' })
  return startSession(context, surface, letterhead, attempt, { userId: id, token: created.token })
}
