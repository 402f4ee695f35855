/** Resets a forgotten password by a mailed link that works once, within the hour. */
import { randomBytes } from 'node:crypto'
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { isStaffAddress } from '@kervan/domain/auth/auth.policy.ts'
import { resetLinkSeconds } from '@kervan/domain/auth/sign-in-limits.ts'
import { accountById } from '#features/auth/accounts.queries.ts'
import { afterPasswordChange } from '#features/auth/after-password-change.ts'
import { undefinedIfRefused } from '#features/auth/call-sign-in-library.ts'
import { deviceCookie } from '#features/auth/device-cookie.ts'
import { limitAttempt } from '#features/auth/limit-attempt.ts'
import { sendLimitedMail } from '#features/auth/send-limited-mail.ts'
import { noAccountMail, resetMail, signInRefusedMail } from '#features/auth/sign-in-mails.ts'
import type { WithSignIn } from '#features/auth/sign-in-service.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import type { Call } from '#spine/http/call.ts'

const surface = 'portal'

/** Every address gets a mail: the link, or the reason why there is none. The answer does not reveal which. */
export async function requestPasswordReset(context: Call<WithSignIn>, email: string): Promise<void> {
  const letterhead = await readLetterhead(context.services)
  const staffDomains = letterhead.company.staff_email_domains
  await sendLimitedMail(
    context,
    { surface, email, staffDomains, device: deviceCookie(context.browser.cookies).id },
    async ({ library, account, entitlement }) => {
      const mayReset = entitlement.kind === 'enter' && account
      const token = randomBytes(24).toString('base64url')
      const notAfter = new Date(Date.now() + resetLinkSeconds * 1000)
      const { internalAdapter } = await library.$context
      // Written also without an account, so that it takes equally long; such a link does not work.
      await internalAdapter.createVerificationValue({
        identifier: linkName(token),
        value: mayReset ? account.id : '',
        expiresAt: notAfter,
      })
      const refusalMail =
        entitlement.kind === 'refuse'
          ? signInRefusedMail(letterhead, surface, isStaffAddress(email, staffDomains))
          : noAccountMail(letterhead)
      return { ...(mayReset ? resetMail(letterhead, token) : refusalMail), notAfter }
    },
  )
}

const linkName = (token: string) => `reset-password:${token}`

export async function isResetLinkValid({ services }: Call<WithSignIn>, token: string): Promise<boolean> {
  return services.signIn.inTransaction(async (_, library) => {
    const { internalAdapter } = await library.$context
    const link = await internalAdapter.findVerificationValue(linkName(token))
    return link !== null && link.expiresAt.getTime() > Date.now()
  })
}

/** Returns the account's address, or undefined when the link is unknown, used or too old. Ends all sessions of the account. */
export async function resetPassword(
  context: Call<WithSignIn>,
  { token, password }: { token: string; password: string },
): Promise<string | undefined> {
  const { services } = context
  const letterhead = await readLetterhead(context.services)
  return limitAttempt(context, surface, () =>
    services.signIn.inTransaction(async (tx, library) => {
      const { internalAdapter } = await library.$context
      const userId = (await internalAdapter.findVerificationValue(linkName(token)))?.value
      const account = userId ? await accountById(tx.db, userId) : undefined
      if (!account || account.disabled_at || !mayEnter('customer', account.role)) return undefined
      const changed = await undefinedIfRefused(
        library.api.resetPassword({ body: { newPassword: password, token } }),
      )
      if (!changed) return undefined
      await afterPasswordChange(context, letterhead, tx, account.id)
      return account.email
    }),
  )
}
