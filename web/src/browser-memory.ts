/** What this browser remembers of its visitor. Where storage is off, it holds until the page is left. */
const untilLeft = new Map<string, string>()

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? untilLeft.get(key) ?? null
  } catch {
    return untilLeft.get(key) ?? null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    untilLeft.delete(key)
  } catch {
    untilLeft.set(key, value)
  }
}

export function forget(key: string): void {
  untilLeft.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept there.
  }
}
