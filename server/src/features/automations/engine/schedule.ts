/** When a schedule is due: the name of the period that has begun last, today or days ago. Istanbul's time. */
import type { Schedule } from '@kervan/domain/automations/rule.ts'
import { dayInIstanbul, daysLater, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'

/** Monday is 1. */
const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7

/** `2026-03-05`, or `2026-03-05T09` by the hour: each is run once. */
export function periodOf({ every, at, weekday }: Schedule, now: Date): string {
  if (every === 'hour') return now.toISOString().slice(0, 13)
  const today = dayInIstanbul(now)
  const isItsDay = (day: string) =>
    every === 'weekday' ? weekdayOf(day) <= 5 : every !== 'week' || weekdayOf(day) === weekday
  const lastDays = Array.from({ length: 8 }, (_, back) => daysLater(today, -back))
  return lastDays.find((day) => isItsDay(day) && momentInIstanbul(day, at) <= now) ?? today
}
