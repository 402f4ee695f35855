/** The statements that one connection has prepared. The most recently used stay; the others are closed on the server. */

/** Each takes some tens of kilobytes of the server's memory, on every connection. */
export const mostPrepared = 100

export type PreparedStatements = {
  /** The name of a statement; a new one has to be parsed under it. */
  use(text: string): { name: string; isNew: boolean }
  /** For one that failed: it may not be there, or not be usable any more. */
  forget(text: string): void
  /** Names that no statement has any more, each once: the server can close them. */
  takeUnused(): string[]
}

export function createPreparedStatements(): PreparedStatements {
  /** Least recently used first. */
  const names = new Map<string, string>()
  let unused: string[] = []
  let count = 0
  const forget = (text: string) => {
    const name = names.get(text)
    if (name && names.delete(text)) unused.push(name)
  }
  return {
    use(text) {
      const known = names.get(text)
      if (!known) count += 1
      const name = known ?? `statement-${count}`
      names.delete(text)
      names.set(text, name)
      return { name, isNew: !known }
    },
    forget,
    takeUnused() {
      for (const text of names.keys()) {
        if (names.size <= mostPrepared) break
        forget(text)
      }
      const taken = unused
      unused = []
      return taken
    },
  }
}
