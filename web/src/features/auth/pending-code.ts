/** The code that was sent and not yet entered, kept in this tab so that a reload comes back to it. Never the code itself. */
import type { CodeSent } from '@kervan/domain/auth/code.contract.ts'

export type SignInDetails = { first_name: string; last_name: string; email: string }
export type PendingCode = SignInDetails & {
  /** Moments in epoch milliseconds. */
  resend_at: number
  expires_at: number
  life_seconds: number
}

const storageKey = 'kervan-sign-in'

export function pendingCode(details: SignInDetails, sent: CodeSent, now: number): PendingCode {
  return {
    ...details,
    resend_at: now + sent.resend_after_seconds * 1000,
    expires_at: now + sent.expires_in_seconds * 1000,
    life_seconds: sent.expires_in_seconds,
  }
}

/** What is stored, unless it is another thing than we wrote or the code is dead by now. */
export function readPendingCode(stored: string | null, now: number): PendingCode | null {
  try {
    const found = JSON.parse(stored ?? 'null') as Partial<PendingCode> | null
    const { first_name, last_name, email, resend_at, expires_at, life_seconds } = found ?? {}
    if (!isText(first_name) || !isText(last_name) || !isText(email)) return null
    if (!isNumber(resend_at) || !isNumber(expires_at) || !isNumber(life_seconds)) return null
    // A later end than a code can have comes from a clock that was put back.
    if (now >= expires_at || expires_at > now + life_seconds * 1000) return null
    return { first_name, last_name, email, resend_at, expires_at, life_seconds }
  } catch {
    return null
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => Number.isFinite(value)

export function restorePendingCode(): PendingCode | null {
  return withStorage((storage) => readPendingCode(storage.getItem(storageKey), Date.now())) ?? null
}

export function keepPendingCode(pending: PendingCode | null): void {
  withStorage((storage) =>
    pending ? storage.setItem(storageKey, JSON.stringify(pending)) : storage.removeItem(storageKey),
  )
}

/** Where storage is off, a reload begins anew. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
