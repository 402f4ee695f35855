/** When a schedule is due: the name of the period that has begun last, or nothing while it is not its day. Istanbul's time. */
import type { Schedule } from '@kervan/domain/automations/rule.ts'
import { dayInIstanbul, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'

/** Monday is 1. */
const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7

/** `2026-03-05`, or `2026-03-05T09` by the hour: each is run once. */
export function periodOf({ every, at, weekday }: Schedule, now: Date): string | undefined {
  const day = dayInIstanbul(now)
  if (every === 'hour') return now.toISOString().slice(0, 13)
  if (now < momentInIstanbul(day, at)) return undefined
  if (every === 'weekday' && weekdayOf(day) > 5) return undefined
  if (every === 'week' && weekdayOf(day) !== weekday) return undefined
  return day
}
