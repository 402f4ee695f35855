/** Finds text that PostgreSQL cannot store, a NUL or half of a surrogate pair, before a handler fails on it. */
export function isStorable(input: unknown): boolean {
  const unchecked: unknown[] = [input]
  while (unchecked.length > 0) {
    const value = unchecked.pop()
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) unchecked.push(key, inner)
  }
  return true
}
