/** Remembers in this tab for whom a password reset was requested and where they wanted to go: the mailed link contains neither. */
import { withTabStorage } from '#spine/drafts/browser-storage.ts'

const storageKey = 'kervan-reset-request'

type ResetRequest = { email: string; redirect: string | null }

export function saveResetRequest(request: ResetRequest): void {
  withTabStorage((storage) => storage.setItem(storageKey, JSON.stringify(request)))
}

export function removeResetRequest(): void {
  withTabStorage((storage) => storage.removeItem(storageKey))
}

export function restoreResetRequest(): ResetRequest | null {
  return withTabStorage((storage) => parseResetRequest(storage.getItem(storageKey))) ?? null
}

export function parseResetRequest(stored: string | null): ResetRequest | null {
  const found = JSON.parse(stored ?? 'null') as Partial<Record<keyof ResetRequest, unknown>> | null
  if (typeof found?.email !== 'string') return null
  return { email: found.email, redirect: typeof found.redirect === 'string' ? found.redirect : null }
}
