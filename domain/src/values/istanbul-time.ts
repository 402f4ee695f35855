/** Days and moments in the time zone of Istanbul: three hours ahead of UTC, but two in the winters until 2016. Without zod. */

import { zonedClock } from '#values/zoned-clock.ts'

const clock = zonedClock('Europe/Istanbul')
const dayMs = 86_400_000

/** `2026-03-05`, for date fields and calculation. */
export function dayInIstanbul(moment: Date): string {
  return clock.day(moment)
}

/** The moment at which clocks in Istanbul show the time, by default the first of the day. */
export function momentInIstanbul(day: string, time = '00:00'): Date {
  return clock.moment(day, time)
}

/** The day so many days later. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** How many days the second day is after the first. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}
