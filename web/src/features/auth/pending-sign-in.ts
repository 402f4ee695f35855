/** A sign-in that waits for its mailed code, stored in this tab so that a reload comes back to it. Never the code itself. */
import type { CodeSent } from '@kervan/domain/auth/code.contract.ts'
import { withTabStorage } from '#spine/drafts/browser-storage.ts'

export type SignInDetails = { first_name: string; last_name: string; email: string }
export type PendingSignIn = SignInDetails & {
  /** Times are in epoch milliseconds. */
  resend_at: number
  expires_at: number
  life_seconds: number
}

const storageKey = 'kervan-sign-in'

export function createPendingSignIn(details: SignInDetails, sent: CodeSent, now: number): PendingSignIn {
  return {
    ...details,
    resend_at: now + sent.resend_after_seconds * 1000,
    expires_at: now + sent.expires_in_seconds * 1000,
    life_seconds: sent.expires_in_seconds,
  }
}

/** Null where the stored text is invalid or the code has expired. */
export function parsePendingSignIn(stored: string | null, now: number): PendingSignIn | null {
  try {
    const found = JSON.parse(stored ?? 'null') as Partial<PendingSignIn> | null
    const { first_name, last_name, email, resend_at, expires_at, life_seconds } = found ?? {}
    if (!isText(first_name) || !isText(last_name) || !isText(email)) return null
    if (!isNumber(resend_at) || !isNumber(expires_at) || !isNumber(life_seconds)) return null
    // A later expiry than a code can have means that the clock was put back.
    if (now >= expires_at || expires_at > now + life_seconds * 1000) return null
    return { first_name, last_name, email, resend_at, expires_at, life_seconds }
  } catch {
    return null
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => Number.isFinite(value)

export function restorePendingSignIn(): PendingSignIn | null {
  return withTabStorage((storage) => parsePendingSignIn(storage.getItem(storageKey), Date.now())) ?? null
}

export function savePendingSignIn(pending: PendingSignIn | null): void {
  withTabStorage((storage) =>
    pending ? storage.setItem(storageKey, JSON.stringify(pending)) : storage.removeItem(storageKey),
  )
}
