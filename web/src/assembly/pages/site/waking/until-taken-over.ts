/** The time in which a rendered page has nobody who listens; what the first script listens to itself ends with it. */
import { takenOver } from '#assembly/pages/site/waking/app-news.ts'

const time = new AbortController()
addEventListener(takenOver, () => time.abort(), { once: true })

export const untilTakenOver: AbortSignal = time.signal
/** Before anything in the page hears of it. */
export const captured = { capture: true, signal: untilTakenOver } as const
