/** Remembers what was just done in this tab: the page has shown it already, so its live event brings no notice. */
const actions = new Map<string, number>()
const rememberedMs = 10_000

/** To be called before sending, since the event may arrive before the response. Actions are named like `request.approved`. */
export function rememberOwnAction(action: string): void {
  actions.set(action, Date.now())
}

export function isOwnAction(action: string): boolean {
  const at = actions.get(action)
  return at !== undefined && Date.now() - at < rememberedMs
}
