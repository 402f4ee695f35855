/** The history state that /staff-auth passes to /staff-otp: the address of the code, and when another may be requested. */
import type { SentMail } from '#features/auth/sent-mails.ts'

export type StaffOtpState = SentMail & { email: string }

/** The state survives a reload and may be of any shape. */
export function parseStaffOtpState(state: unknown): StaffOtpState | null {
  if (typeof state !== 'object' || state === null) return null
  const { email, resend_at, expires_at, life_seconds } = state as Partial<
    Record<keyof StaffOtpState, unknown>
  >
  if (typeof email !== 'string' || typeof resend_at !== 'number') return null
  if (typeof expires_at !== 'number' || typeof life_seconds !== 'number') return null
  return { email, resend_at, expires_at, life_seconds }
}

/** The address in the history state of /staff-auth, for somebody who goes back to it. */
export function parseTypedEmail(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : ''
}
