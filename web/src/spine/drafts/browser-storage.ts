/** Local storage with a fallback in memory, which lasts until the page is left; and the storage of one tab. What is in memory is newer than what is stored. */
const inMemory = new Map<string, string>()

export function readStored(key: string): string | null {
  try {
    return inMemory.get(key) ?? localStorage.getItem(key)
  } catch {
    return inMemory.get(key) ?? null
  }
}

/** False where it lasts only until the page is left. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    inMemory.delete(key)
    return true
  } catch {
    inMemory.set(key, value)
    return false
  }
}

/** What another tab has been able to store is newer than what this one could not. */
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === null) inMemory.clear()
    else inMemory.delete(key)
  })

/** Whether there is a key with this prefix. */
export function hasStored(prefix: string): boolean {
  return storedKeys().some((key) => key.startsWith(prefix))
}

/** Removes the keys with this prefix whose value matches. */
export function removeStoredWhere(prefix: string, matches: (value: string) => boolean): void {
  for (const key of storedKeys())
    if (key.startsWith(prefix) && matches(readStored(key) ?? '')) removeStored(key)
}

/** The storage of this tab, which a reload keeps; undefined where the browser refuses it. */
export function withTabStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/** What is stored in the tab under such a key is forgotten on signing out. */
export const untilSignOut = 'until-sign-out:'

export function forgetOnSignOut(): void {
  withTabStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(untilSignOut)) storage.removeItem(key)
  })
}

export function storedKeys(): string[] {
  try {
    return [...inMemory.keys(), ...Object.keys(localStorage)]
  } catch {
    return [...inMemory.keys()]
  }
}

export function removeStored(key: string): void {
  inMemory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
