/** Days and moments in the time zone of Istanbul: three hours ahead of UTC, but two in the winters until 2016. Without zod. */

// Swedish writes `2026-03-05 14:30:00`, which is ISO 8601 but for the space.
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Istanbul',
  dateStyle: 'short',
  timeStyle: 'medium',
})
const dayMs = 86_400_000

/** `2026-03-05`, for date fields and calculation. */
export function dayInIstanbul(moment: Date): string {
  return clock.format(moment).slice(0, 10)
}

/** The moment at which clocks in Istanbul show the time, by default the first of the day. */
export function momentInIstanbul(day: string, time = '00:00'): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  // The offset of a moment close by, then that of the moment itself, should clocks have changed in between.
  const nearby = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(nearby))
}

function offsetAt(moment: number): number {
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment
}

/** The day so many days later. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** How many days the second day is after the first. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}
