/** Signs in with a code: the attempt, a new account, its session and their events are one transaction. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { callerHeaders, undefinedIfRefused } from '#features/auth/call-sign-in-library.ts'
import { deviceCookie } from '#features/auth/device-cookie.ts'
import { limitAttempt } from '#features/auth/limit-attempt.ts'
import type { WithSignIn } from '#features/auth/sign-in-service.ts'
import { type StartedSession, startSession } from '#features/auth/start-session.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import type { Call } from '#spine/http/call.ts'

type Names = { first_name?: string | undefined; last_name?: string | undefined }

/** Returns undefined for every reason to refuse a code; the caller answers all of them alike. */
export async function verifyCode(
  context: Call<WithSignIn>,
  surface: Surface,
  input: { email: string; code: string } & Names,
): Promise<StartedSession | undefined> {
  const { services, browser } = context
  const { email, code, first_name = '', last_name = '' } = input
  return limitAttempt(context, surface, async () => {
    const letterhead = await readLetterhead(context.services)
    const staffDomains = letterhead.company.staff_email_domains
    const device = deviceCookie(browser.cookies).id
    return services.signIn.forAddress({ surface, email, staffDomains, device }, async (attempt) => {
      const signedIn = await undefinedIfRefused(
        attempt.library.api.signInEmailOTP({
          body: { email, otp: code, name: `${first_name} ${last_name}`.trim() },
          headers: callerHeaders(browser),
        }),
      )
      if (!signedIn) return undefined
      const { id } = signedIn.user
      if (surface === 'portal')
        await services.signIn.onCustomerSignedIn(attempt.tx, { id, email, first_name, last_name })
      return startSession(context, surface, letterhead, attempt, { userId: id, token: signedIn.token })
    })
  })
}
