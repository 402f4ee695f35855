/** Sends a sign-in code. Whether the address is known or not, work, answer and time are the same; only the mail differs. */

import type { Surface } from '@kervan/domain/access/roles.ts'
import { isStaffAddress } from '@kervan/domain/auth/auth.policy.ts'
import type { CodeSent } from '@kervan/domain/auth/code.contract.ts'
import { codeLifeSeconds, resendAfterSeconds } from '@kervan/domain/auth/sign-in-limits.ts'
import { deviceCookie } from '#features/auth/device-cookie.ts'
import { sendLimitedMail } from '#features/auth/send-limited-mail.ts'
import { codeMail, signInRefusedMail } from '#features/auth/sign-in-mails.ts'
import type { WithSignIn } from '#features/auth/sign-in-service.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import type { Call } from '#spine/http/call.ts'

export async function requestCode(
  context: Call<WithSignIn>,
  surface: Surface,
  email: string,
): Promise<CodeSent> {
  const letterhead = await readLetterhead(context.services)
  const staffDomains = letterhead.company.staff_email_domains
  const device = deviceCookie(context.browser.cookies)
  const address = { surface, email, staffDomains, device: device.id }
  await sendLimitedMail(context, address, async ({ library, entitlement }) => {
    // Of one browser's codes only the newest works: the library looks at the last one, and a try ends the older ones too.
    const code = await library.api.createVerificationOTP({ body: { email, type: 'sign-in' } })
    const mail =
      entitlement.kind === 'refuse'
        ? signInRefusedMail(letterhead, surface, isStaffAddress(email, staffDomains))
        : codeMail(letterhead, code)
    return { ...mail, notAfter: new Date(Date.now() + codeLifeSeconds * 1000) }
  })
  context.setCookie(device.line)
  return { expires_in_seconds: codeLifeSeconds, resend_after_seconds: resendAfterSeconds }
}
