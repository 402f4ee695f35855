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

/** Forgets whatever begins so and is over. */
export function forgetWhere(prefix: string, isOver: (value: string) => boolean): void {
  for (const key of rememberedKeys()) if (key.startsWith(prefix) && isOver(recall(key) ?? '')) forget(key)
}

function rememberedKeys(): string[] {
  try {
    return [...untilLeft.keys(), ...Object.keys(localStorage)]
  } catch {
    return [...untilLeft.keys()]
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
