/** Days without a time, which do not shift with the time zone. */
import { dayInIstanbul, daysLater, momentInIstanbul } from '#values/istanbul-time.ts'
import { z } from '#z.ts'

const noDay = 'Geçerli bir tarih girin.'
/** Nothing here is older or further away; other years are typing errors. */
const plausible = /^(19|20|21)/

export const CalendarDay = z.iso
  .date(noDay)
  .refine((day) => plausible.test(day), noDay)
  .meta({
    description: 'Gün, YYYY-AA-GG',
    examples: ['2099-03-05'],
  })
export type CalendarDay = z.output<typeof CalendarDay>

/** The first moment of the day in Istanbul. */
export function startOfDay(day: string): Date {
  return momentInIstanbul(day)
}

/** The last moment of the day in Istanbul, until which a quote that is valid through it can be accepted. */
export function endOfDay(day: string): Date {
  return new Date(momentInIstanbul(daysLater(day, 1)).getTime() - 1)
}

/** Days in this format can be compared as texts. */
export const notBeforeToday = (message: string) =>
  CalendarDay.refine((day) => day >= dayInIstanbul(new Date()), message)

/** From today to a year from now. */
export const withinYear = (passed: string, tooLate: string) =>
  notBeforeToday(passed).refine((day) => day <= dayAfter(366), tooLate)

/** The day in Istanbul so many days from now. */
export function dayAfter(days: number): string {
  return daysLater(dayInIstanbul(new Date()), days)
}
