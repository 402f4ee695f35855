/** The days that a calendar of work shows: a week, or the weeks of a month, from Monday. Without zod. */
import { daysLater } from '#values/istanbul-time.ts'

export const calendarSpans = ['week', 'month'] as const
export type CalendarSpan = (typeof calendarSpans)[number]

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return daysLater(day, -((new Date(day).getUTCDay() + 6) % 7))
}

export function shownDays(day: string, span: CalendarSpan): string[] {
  if (span === 'week') return daysFrom(mondayOf(day), 7)
  const first = `${day.slice(0, 8)}01`
  const monday = mondayOf(first)
  const next = nextMonth(first)
  const weeks = Math.ceil((Date.parse(next) - Date.parse(monday)) / (7 * 86_400_000))
  return daysFrom(monday, weeks * 7)
}

/** The same weekday of the week before or after, or the first of the month before or after. */
export function movedBy(day: string, span: CalendarSpan, by: 1 | -1): string {
  if (span === 'week') return daysLater(day, by * 7)
  const first = `${day.slice(0, 8)}01`
  return by === 1 ? nextMonth(first) : `${daysLater(first, -1).slice(0, 8)}01`
}

const nextMonth = (first: string) => `${daysLater(first, 31).slice(0, 8)}01`

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, after) => daysLater(first, after))
