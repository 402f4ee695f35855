/** The history state that /staff-auth passes to /staff-otp: the address of the code, and when another may be requested. */
import type { CodeSent } from '@kervan/domain/auth/code.contract.ts'

export type StaffOtpState = { email: string; resend_at: number; life_seconds: number }

export function createStaffOtpState(email: string, sent: CodeSent, now: number): StaffOtpState {
  return {
    email,
    resend_at: now + sent.resend_after_seconds * 1000,
    life_seconds: sent.expires_in_seconds,
  }
}

/** The state survives a reload and may be of any shape. */
export function parseStaffOtpState(state: unknown): StaffOtpState | null {
  if (typeof state !== 'object' || state === null) return null
  const { email, resend_at, life_seconds } = state as Partial<Record<keyof StaffOtpState, unknown>>
  if (typeof email !== 'string' || typeof resend_at !== 'number' || typeof life_seconds !== 'number')
    return null
  return { email, resend_at, life_seconds }
}

/** The address in the history state of /staff-auth, for somebody who goes back to it. */
export function parseTypedEmail(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : ''
}
