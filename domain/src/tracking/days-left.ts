/** How many days a box may still stay without a charge. Without zod, and without all that says when they began. */
import { dayInIstanbul, daysBetween } from '#values/istanbul-time.ts'

/** Zero on the last day without a charge, below zero from the day after. */
export function daysLeft(freeUntil: string, now: Date): number {
  return daysBetween(dayInIstanbul(now), dayInIstanbul(new Date(freeUntil))) - 1
}
