/** What the first step of the staff's sign-in hands to the second: where the code went and when another may be asked for. */
import type { CodeSent } from '@kervan/domain/auth/code.contract.ts'

export type SentStaffCode = { email: string; resend_at: number; life_seconds: number }

export function sentStaffCode(email: string, sent: CodeSent, now: number): SentStaffCode {
  return {
    email,
    resend_at: now + sent.resend_after_seconds * 1000,
    life_seconds: sent.expires_in_seconds,
  }
}

/** From the history entry of the page: it survives a reload, and is whatever the browser kept. */
export function readSentStaffCode(state: unknown): SentStaffCode | null {
  if (typeof state !== 'object' || state === null) return null
  const { email, resend_at, life_seconds } = state as Partial<Record<keyof SentStaffCode, unknown>>
  if (typeof email !== 'string' || typeof resend_at !== 'number' || typeof life_seconds !== 'number')
    return null
  return { email, resend_at, life_seconds }
}

/** The address with which somebody returns to the first step, from the history entry of that page. */
export function readTypedAddress(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : ''
}
