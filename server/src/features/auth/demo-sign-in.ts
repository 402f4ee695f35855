/** Signs in to an account without a code, in demo mode only; otherwise like every sign-in, and its session is marked as demo. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { deviceCookie } from '#features/auth/device-cookie.ts'
import { enterAccount } from '#features/auth/enter-account.ts'
import { limitAttempt } from '#features/auth/limit-attempt.ts'
import type { WithSignIn } from '#features/auth/sign-in-service.ts'
import type { StartedSession } from '#features/auth/start-session.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import type { Call } from '#spine/http/call.ts'

/** Returns undefined when there is no such account, or it may not sign in there. */
export async function signInToDemo(
  context: Call<WithSignIn>,
  surface: Surface,
  email: string,
  { readOnly = false } = {},
): Promise<StartedSession | undefined> {
  const { services, browser } = context
  // The procedure is absent in production; this must hold even if it is not.
  if (services.config.mode !== 'demo') return undefined
  return limitAttempt(context, surface, async () => {
    const letterhead = await readLetterhead(services)
    const staffDomains = letterhead.company.staff_email_domains
    const device = deviceCookie(browser.cookies).id
    return services.signIn.forAddress({ surface, email, staffDomains, device }, async (attempt) => {
      const { account, entitlement } = attempt
      if (!account || entitlement.kind !== 'enter') return undefined
      return enterAccount(context, surface, letterhead, attempt, account, { isDemo: true, readOnly })
    })
  })
}
