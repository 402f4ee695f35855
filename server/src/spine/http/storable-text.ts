/** Text that PostgreSQL cannot keep, a NUL or half of a surrogate pair, is met at the door, so that no handler fails on it. */
export function isStorable(input: unknown): boolean {
  const open: unknown[] = [input]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) open.push(key, inner)
  }
  return true
}
