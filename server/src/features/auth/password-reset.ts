/** A forgotten password: a link by mail, good for one use within the hour. */
import { randomBytes } from 'node:crypto'
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { isStaffAddress } from '@kervan/domain/auth/auth.policy.ts'
import { resetLinkSeconds } from '@kervan/domain/auth/credentials.ts'
import { accountById } from '#features/auth/accounts.queries.ts'
import { sendCounted } from '#features/auth/count-sending.ts'
import { countedTry } from '#features/auth/counted-try.ts'
import { letterhead } from '#features/auth/letterhead.ts'
import { unlessRefused } from '#features/auth/library-call.ts'
import { passwordChanged } from '#features/auth/password-changed.ts'
import type { WithSignIn } from '#features/auth/sign-in-desk.ts'
import { noAccountMail, noEntryMail, resetMail } from '#features/auth/sign-in-mails.ts'
import type { Call } from '#spine/http/call.ts'

const surface = 'portal'

/** Every address gets a mail: the link, or the reason why there is none. The answer tells nobody which. */
export async function requestPasswordReset(context: Call<WithSignIn>, email: string): Promise<void> {
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

export async function isResetLinkValid({ services }: Call<WithSignIn>, token: string): Promise<boolean> {
  return services.signIn.within(async (_, library) => {
    const { internalAdapter } = await library.$context
    const link = await internalAdapter.findVerificationValue(linkName(token))
    return link !== null && link.expiresAt.getTime() > Date.now()
  })
}

/** False when the link does not exist, has been used or is too old. All sessions of the account end. */
export async function resetPassword(
  context: Call<WithSignIn>,
  { token, password }: { token: string; password: string },
): Promise<boolean> {
  const { services } = context
  const head = await letterhead(context)
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
      await passwordChanged(context, head, tx, account.id)
      return true
    }),
  )
  return done ?? false
}
