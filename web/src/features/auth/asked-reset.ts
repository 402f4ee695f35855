/** For whom this tab asked for a new password, and where they wanted to go: the link of the mail says neither. */
const storageKey = 'kervan-asked-reset'

type AskedReset = { email: string; redirect: string | null }

export function keepAskedReset(asked: AskedReset): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(asked))
  } catch {
    // Storage is off: they type their address once more.
  }
}

export function dropAskedReset(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}

export function restoreAskedReset(): AskedReset | null {
  try {
    return readAskedReset(sessionStorage.getItem(storageKey))
  } catch {
    return null
  }
}

export function readAskedReset(stored: string | null): AskedReset | null {
  const found = JSON.parse(stored ?? 'null') as Partial<Record<keyof AskedReset, unknown>> | null
  if (typeof found?.email !== 'string') return null
  return { email: found.email, redirect: typeof found.redirect === 'string' ? found.redirect : null }
}
