/** Remembers in this tab for whom a password reset was requested and where they wanted to go: the mailed link contains neither. */
const storageKey = 'kervan-reset-request'

type ResetRequest = { email: string; redirect: string | null }

export function saveResetRequest(request: ResetRequest): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(request))
  } catch {
    // Without storage they type their address again.
  }
}

export function removeResetRequest(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was stored.
  }
}

export function restoreResetRequest(): ResetRequest | null {
  try {
    return parseResetRequest(sessionStorage.getItem(storageKey))
  } catch {
    return null
  }
}

export function parseResetRequest(stored: string | null): ResetRequest | null {
  const found = JSON.parse(stored ?? 'null') as Partial<Record<keyof ResetRequest, unknown>> | null
  if (typeof found?.email !== 'string') return null
  return { email: found.email, redirect: typeof found.redirect === 'string' ? found.redirect : null }
}
