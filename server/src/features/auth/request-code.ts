/** Sends a sign-in code. Known, unknown, invited or not: the same work, the same answer, the same time; only the mail differs. */

import type { Surface } from '@kervan/domain/access/roles.ts'
import { isStaffAddress } from '@kervan/domain/auth/auth.policy.ts'
import type { CodeSent } from '@kervan/domain/auth/code.contract.ts'
import { codeLifeSeconds, resendAfterSeconds } from '@kervan/domain/auth/credentials.ts'
import { sendCounted } from '#features/auth/count-sending.ts'
import { letterhead } from '#features/auth/letterhead.ts'
import type { WithSignIn } from '#features/auth/sign-in-desk.ts'
import { codeMail, noEntryMail } from '#features/auth/sign-in-mails.ts'
import type { Call } from '#spine/http/call.ts'

export async function requestCode(
  context: Call<WithSignIn>,
  surface: Surface,
  email: string,
): Promise<CodeSent> {
  const head = await letterhead(context)
  const staffDomains = head.company.staff_email_domains
  await sendCounted(context, { surface, email, staffDomains }, async ({ library, entitlement }) => {
    // Only the newest code works: the library looks at the last one, and a try ends the older ones too.
    const code = await library.api.createVerificationOTP({ body: { email, type: 'sign-in' } })
    const words =
      entitlement.kind === 'refuse'
        ? noEntryMail(head, surface, isStaffAddress(email, staffDomains))
        : codeMail(head, code)
    return { ...words, notAfter: new Date(Date.now() + codeLifeSeconds * 1000) }
  })
  return { expires_in_seconds: codeLifeSeconds, resend_after_seconds: resendAfterSeconds }
}
