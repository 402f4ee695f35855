/** How long until something is due, or how late it is, in short Turkish words. */
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** `2 gün 4 sa`, `3 sa 12 dk`, `12 dk`; never less than `1 dk`. The sign is ignored. */
export function formatDuration(milliseconds: number): string {
  const span = Math.abs(milliseconds)
  if (span >= day) return parts([Math.floor(span / day), 'gün'], [Math.floor((span % day) / hour), 'sa'])
  if (span >= hour) return parts([Math.floor(span / hour), 'sa'], [Math.floor((span % hour) / minute), 'dk'])
  return `${Math.max(1, Math.floor(span / minute))} dk`
}

/** `23 sa`, `3 sa 12 dk`, `12 dk`; never less than `1 dk`: time of which a day has only some hours. From ten hours on in whole ones. */
export function formatHours(milliseconds: number): string {
  const hours = Math.floor(milliseconds / hour)
  return hours >= 10 ? `${hours} sa` : formatDuration(milliseconds)
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
