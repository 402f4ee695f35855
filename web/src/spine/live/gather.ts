/** Hands on together what comes within a moment, such as the events of one transaction. */
export function gather<Item>(momentMs: number, handOn: (items: readonly Item[]) => void) {
  let items: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  /** At once what has come so far. */
  function finish(): void {
    clearTimeout(timer)
    timer = undefined
    const gathered = items
    items = []
    if (gathered.length > 0) handOn(gathered)
  }
  function add(added: readonly Item[]): void {
    items.push(...added)
    // From the first on, so that what keeps coming does not wait for its end.
    timer ??= setTimeout(finish, momentMs)
  }
  return { add, finish }
}
