/** Handlers of the auth contract. */

import type { SignedIn } from '@kervan/domain/access/person.ts'
import { authContract } from '@kervan/domain/auth/auth.contract.ts'
import { isStaffAddress } from '@kervan/domain/auth/auth.policy.ts'
import { EmailAddress } from '@kervan/domain/values/email-address.ts'
import { auditList } from '#features/auth/audit.list.ts'
import {
  endAllSessions,
  endOtherSessions,
  endSession,
  listSessions,
  signOut,
} from '#features/auth/own-sessions.ts'
import { isResetLinkValid, requestPasswordReset, resetPassword } from '#features/auth/password-reset.ts'
import { changePassword, hasPassword, setPassword, signInWithPassword } from '#features/auth/passwords.ts'
import { requestCode } from '#features/auth/request-code.ts'
import { expiredCookie } from '#features/auth/session-cookie.ts'
import type { WithSignIn } from '#features/auth/sign-in-service.ts'
import {
  changeRole,
  disablePerson,
  enablePerson,
  inviteStaff,
  listStaff,
  resendInvitation,
  setAbsence,
  withdrawInvitation,
} from '#features/auth/staff.ts'
import { readStaffProfile, saveStaffProfile } from '#features/auth/staff-profile.ts'
import type { StartedSession } from '#features/auth/start-session.ts'
import { verifyCode } from '#features/auth/verify-code.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { mayWrite } from '#spine/database/act-as.ts'
import type { Call } from '#spine/http/call.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor } from '#spine/lists/page-for.ts'

const api = implementContract<typeof authContract, WithSignIn>(authContract)

const done = { done: true } as const

function setCookies(context: Call<WithSignIn>, { answer, cookies }: StartedSession): SignedIn {
  for (const cookie of cookies) context.setCookie(cookie)
  return answer
}

/** The parsed address, if it belongs to the company; raw text is never compared. */
async function staffAddress(context: Call<WithSignIn>, typed: string): Promise<string | undefined> {
  const email = EmailAddress.safeParse(typed)
  if (!email.success) return undefined
  const { company } = await readLetterhead(context.services)
  return isStaffAddress(email.data, company.staff_email_domains) ? email.data : undefined
}

export const authHandlers = {
  whoAmI: api.whoAmI.handler(({ context }) => ({
    person: context.person,
    read_only: !mayWrite(context.actor),
  })),

  requestCode: api.requestCode.handler(({ input, context }) => requestCode(context, 'portal', input.email)),
  verifyCode: api.verifyCode.handler(async ({ input, context, errors }) => {
    const session = await verifyCode(context, 'portal', input)
    if (!session) throw errors.CODE_REFUSED()
    return setCookies(context, session)
  }),
  requestStaffCode: api.requestStaffCode.handler(async ({ input, context, errors }) => {
    const email = await staffAddress(context, input.email)
    if (!email) throw errors.INVALID_STAFF_EMAIL()
    return requestCode(context, 'office', email)
  }),
  verifyStaffCode: api.verifyStaffCode.handler(async ({ input, context, errors }) => {
    const email = await staffAddress(context, input.email)
    if (!email) throw errors.INVALID_STAFF_EMAIL()
    const session = await verifyCode(context, 'office', { email, code: input.code })
    if (!session) throw errors.STAFF_CODE_REFUSED()
    return setCookies(context, session)
  }),

  signInWithPassword: api.signInWithPassword.handler(async ({ input, context, errors }) => {
    const session = await signInWithPassword(context, input)
    if (!session) throw errors.PASSWORD_REFUSED()
    return setCookies(context, session)
  }),
  requestPasswordReset: api.requestPasswordReset.handler(async ({ input, context }) => {
    await requestPasswordReset(context, input.email)
    return done
  }),
  checkResetLink: api.checkResetLink.handler(async ({ input, context }) => ({
    valid: await isResetLinkValid(context, input.token),
  })),
  resetPassword: api.resetPassword.handler(async ({ input, context, errors }) => {
    const email = await resetPassword(context, input)
    if (!email) throw errors.RESET_LINK_REFUSED()
    return { ...done, email }
  }),
  getPasswordState: api.getPasswordState.handler(async ({ context }) => ({
    has_password: await hasPassword(context, context.person.id),
  })),
  setPassword: api.setPassword.handler(async ({ input, context, errors }) => {
    if (!(await setPassword(context, context.person.id, input.password))) throw errors.PASSWORD_EXISTS()
    return done
  }),
  changePassword: api.changePassword.handler(async ({ input, context, errors }) => {
    const { current_password: current, new_password: next } = input
    const outcome = await changePassword(context, context.actor, { current, next })
    if (outcome === 'none') throw errors.NO_PASSWORD()
    if (outcome === 'wrong') throw errors.CURRENT_PASSWORD_REFUSED()
    return done
  }),

  signOut: api.signOut.handler(async ({ context }) => {
    if ('userId' in context.actor) await signOut(context, context.actor)
    context.setCookie(expiredCookie(context.surface))
    return done
  }),
  listSessions: api.listSessions.handler(async ({ context }) => ({
    sessions: await listSessions(context, context.actor),
  })),
  endSession: api.endSession.handler(async ({ input, context, errors }) => {
    if ((await endSession(context, context.actor, input.id)) === 0) throw errors.NOT_FOUND()
    return done
  }),
  endSessions: api.endSessions.handler(async ({ input, context }) => {
    if (!input.including_this) return { ended: await endOtherSessions(context, context.actor) }
    context.setCookie(expiredCookie(context.surface))
    return { ended: await endAllSessions(context, context.actor) }
  }),

  listStaff: api.listStaff.handler(async ({ context }) => ({ people: await listStaff(context) })),
  inviteStaff: api.inviteStaff.handler(async ({ input, context, errors }) => {
    const email = await staffAddress(context, input.email)
    if (!email) throw errors.INVALID_STAFF_EMAIL()
    const invited = await inviteStaff(context, { ...input, email })
    if (!invited) throw errors.ALREADY_THERE()
    return invited
  }),
  resendInvitation: api.resendInvitation.handler(async ({ input, context, errors }) => {
    const outcome = await resendInvitation(context, input.id)
    if (outcome !== 'done') throw errors[outcome]()
    return done
  }),
  withdrawInvitation: api.withdrawInvitation.handler(async ({ input, context, errors }) => {
    const outcome = await withdrawInvitation(context, input.id)
    if (outcome !== 'done') throw errors[outcome]()
    return done
  }),
  setAbsence: api.setAbsence.handler(async ({ input: { id, ...absence }, context, errors }) => {
    const changed = await setAbsence(context, id, absence)
    // Leave takes nothing from who may do what.
    if (typeof changed === 'string') throw errors[changed === 'OWN_ACCOUNT' ? changed : 'NOT_FOUND']()
    return changed
  }),
  changeStaffRole: api.changeStaffRole.handler(async ({ input, context, errors }) => {
    const changed = await changeRole(context, input.id, input.role)
    if (typeof changed === 'string') throw errors[changed]()
    return changed
  }),
  disablePerson: api.disablePerson.handler(async ({ input, context, errors }) => {
    const outcome = await disablePerson(context, input.id)
    if (outcome !== 'done') throw errors[outcome]()
    return done
  }),
  enablePerson: api.enablePerson.handler(async ({ input, context, errors }) => {
    const outcome = await enablePerson(context, input.id)
    if (outcome !== 'done') throw errors.NOT_FOUND()
    return done
  }),
  getStaffProfile: api.getStaffProfile.handler(async ({ context, errors }) => {
    const profile = await readStaffProfile(context)
    if (!profile) throw errors.NOT_FOUND()
    return profile
  }),
  saveStaffProfile: api.saveStaffProfile.handler(async ({ input, context, errors }) => {
    const saved = await saveStaffProfile(context, input)
    if (!saved) throw errors.NOT_FOUND()
    return saved
  }),
  listAuditEntries: api.listAuditEntries.handler(({ input, context }) => pageFor(context, auditList, input)),
}
