/** Whether the day of a moment has passed, as its people see it: on the day itself it may still come. Without zod. */
import { dayInIstanbul, daysLater, momentInIstanbul } from '#values/istanbul-time.ts'

/** The midnight in Istanbul that ends the day. */
export const dayAfter = (moment: string): string =>
  momentInIstanbul(daysLater(dayInIstanbul(new Date(moment)), 1)).toISOString()

export const hasPassed = (moment: string, now: Date): boolean => Date.parse(dayAfter(moment)) <= now.getTime()
