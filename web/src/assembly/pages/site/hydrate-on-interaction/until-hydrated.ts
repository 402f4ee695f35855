/** The time before hydration; the listeners of the inline script end with it. */
import { hydrated } from '#assembly/pages/site/hydrate-on-interaction/hydration-events.ts'

const time = new AbortController()
addEventListener(hydrated, () => time.abort(), { once: true })

export const untilHydrated: AbortSignal = time.signal
/** Before anything in the page sees the event. */
export const captured = { capture: true, signal: untilHydrated } as const
