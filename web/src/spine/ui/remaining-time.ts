/** How long until something is due, or how late it is, in short Turkish words. */
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** From here on the countdown is coloured. */
const soon = 2 * hour

export type Urgency = 'later' | 'soon' | 'missed'

export function urgencyOf(due: string, now: number): Urgency {
  const left = Date.parse(due) - now
  if (left < 0) return 'missed'
  return left < soon ? 'soon' : 'later'
}

/** `2 gün 4 sa`, `3 sa 12 dk`, `12 dk`; never less than `1 dk`. The sign is ignored. */
export function formatDuration(milliseconds: number): string {
  const span = Math.abs(milliseconds)
  if (span >= day) return parts([Math.floor(span / day), 'gün'], [Math.floor((span % day) / hour), 'sa'])
  if (span >= hour) return parts([Math.floor(span / hour), 'sa'], [Math.floor((span % hour) / minute), 'dk'])
  return `${Math.max(1, Math.floor(span / minute))} dk`
}

/** `2 gün gecikti`: how late it is, in the largest unit only. */
export function formatLateness(due: string, now: number): string {
  const late = Math.max(0, now - Date.parse(due))
  if (late >= day) return `${Math.floor(late / day)} gün gecikti`
  if (late >= hour) return `${Math.floor(late / hour)} sa gecikti`
  return `${formatDuration(late)} gecikti`
}

function parts(...counted: readonly (readonly [number, string])[]): string {
  return counted
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')
}
