/** What somebody has just done in this very tab: its own page says so, so the news of it is not told a second time. */
const acts = new Map<string, number>()
const remembered = 10_000

/** Call before the act is sent: its news may come back before its answer. `request.approved` and the like. */
export function noteOwnAct(act: string): void {
  acts.set(act, Date.now())
}

export function isOwnAct(act: string): boolean {
  const at = acts.get(act)
  return at !== undefined && Date.now() - at < remembered
}
