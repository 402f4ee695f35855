/** Signs in with a code: the try, a new account, its session and their news are one transaction. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { type Begun, beginSession } from '#features/auth/begin-session.ts'
import { countedTry } from '#features/auth/counted-try.ts'
import { letterhead } from '#features/auth/letterhead.ts'
import { callerHeaders, unlessRefused } from '#features/auth/library-call.ts'
import type { WithSignIn } from '#features/auth/sign-in-desk.ts'
import type { Call } from '#spine/http/call.ts'

type Names = { first_name?: string | undefined; last_name?: string | undefined }

/** Undefined when the code is wrong, used, burnt, too old, or of no use here: the caller says the same to all. */
export async function verifyCode(
  context: Call<WithSignIn>,
  surface: Surface,
  given: { email: string; code: string } & Names,
): Promise<Begun | undefined> {
  const { services, browser } = context
  const { email, code, first_name = '', last_name = '' } = given
  return countedTry(context, surface, async () => {
    const head = await letterhead(context)
    const asking = { surface, email, staffDomains: head.company.staff_email_domains }
    return services.signIn.at(asking, async (work) => {
      const signedIn = await unlessRefused(
        work.library.api.signInEmailOTP({
          body: { email, otp: code, name: `${first_name} ${last_name}`.trim() },
          headers: callerHeaders(browser),
        }),
      )
      if (!signedIn) return undefined
      const { id } = signedIn.user
      if (surface === 'portal')
        await services.signIn.onCustomerSignedIn(work.tx, { id, email, first_name, last_name })
      return beginSession(context, surface, head, work, { userId: id, token: signedIn.token })
    })
  })
}
