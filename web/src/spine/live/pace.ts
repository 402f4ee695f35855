/** Does what is asked for often once at a time, and again no sooner than so long after it began: what was asked for meanwhile is done then. */
export function pace(restMs: number, work: () => Promise<unknown>) {
  let isAsked = false
  let isBusy = false
  let hasEnded = false
  async function ask(): Promise<void> {
    isAsked = true
    if (isBusy) return
    isBusy = true
    while (isAsked && !hasEnded) {
      isAsked = false
      const rested = new Promise((resolve) => setTimeout(resolve, restMs))
      await work()
      await rested
    }
    isBusy = false
  }
  /** Nothing is begun any more. */
  function end(): void {
    hasEnded = true
  }
  return { ask, end }
}
