/** A sign-in that waits for its mailed code, stored in this tab so that a reload comes back to it. Never the code itself. */
import type { SentMail } from '#features/auth/sent-mails.ts'
import { withTabStorage } from '#spine/drafts/browser-storage.ts'

export type SignInDetails = { first_name: string; last_name: string; email: string }
export type PendingSignIn = SignInDetails & SentMail

const storageKey = 'kervan-sign-in'

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
