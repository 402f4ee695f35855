/** Sends a sign-in code. Known, unknown, invited or not: the same work, the same answer, the same time; only the mail differs. */

import { createHash } from 'node:crypto'
import { isStaffAddress } from '@kervan/domain/auth/auth.policy.ts'
import type { CodeSent } from '@kervan/domain/auth/code.contract.ts'
import { codeLifeSeconds, resendAfterSeconds } from '@kervan/domain/auth/credentials.ts'
import type { Surface } from '@kervan/domain/auth/roles.ts'
import { letterhead } from '#auth/letterhead.ts'
import { codeMail, noEntryMail } from '#auth/sign-in-mails.ts'
import type { CallContext } from '#procedures.ts'

export async function requestCode(context: CallContext, surface: Surface, email: string): Promise<CodeSent> {
  const { services } = context
  await countSending(context, email)
  const head = await letterhead(context)
  const staffDomains = head.company.staff_email_domains
  await services.signIn.at({ surface, email, staffDomains }, async ({ tx, library, entitlement }) => {
    const { internalAdapter } = await library.$context
    // Only the newest code works.
    await internalAdapter.deleteVerificationByIdentifier(`sign-in-otp-${email}`)
    const code = await library.api.createVerificationOTP({ body: { email, type: 'sign-in' } })
    const words =
      entitlement.kind === 'refuse'
        ? noEntryMail(head, surface, isStaffAddress(email, staffDomains))
        : codeMail(head, code)
    await services.queueMail(tx, {
      to: email,
      ...words,
      notAfter: new Date(Date.now() + codeLifeSeconds * 1000),
    })
  })
  return { expires_in_seconds: codeLifeSeconds, resend_after_seconds: resendAfterSeconds }
}

/** The network first: whoever floods us from one place must not use up what all others have in common. */
export async function countSending({ services, network }: CallContext, email: string): Promise<void> {
  await services.limits.codeNetwork(network)
  const address = limitKey(email)
  await services.limits.codeAddressHour(address)
  await services.limits.codeAddressDay(address)
  await services.limits.codeSite('site')
}

/** Counters hold no addresses. */
export function limitKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}
