/** Days without a time, which do not shift with the time zone. */
import { z } from '#z.ts'

/** Istanbul is three hours ahead of UTC all year. */
export const istanbulMs = 3 * 3_600_000
const dayMs = 86_400_000

const noDay = 'Geçerli bir tarih girin.'
/** Before 1900: nothing here is that old, and the database has no year 0. */
const longAgo = /^(0|1[0-8])/

export const CalendarDay = z.iso
  .date(noDay)
  .refine((day) => !longAgo.test(day), noDay)
  .meta({
    description: 'Gün, YYYY-AA-GG',
    examples: ['2099-03-05'],
  })
export type CalendarDay = z.output<typeof CalendarDay>

/** The day in Istanbul, `2026-03-05`. */
export function dayInIstanbul(now: Date): string {
  return new Date(now.getTime() + istanbulMs).toISOString().slice(0, 10)
}

/** The first moment of the day in Istanbul. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - istanbulMs)
}

/** The last moment of the day in Istanbul, until which a quote that is valid through it can be accepted. */
export function endOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs - istanbulMs - 1)
}

/** Days in this format can be compared as texts. */
export const notBeforeToday = (message: string) =>
  CalendarDay.refine((day) => day >= dayInIstanbul(new Date()), message)

/** From today to a year from now. */
export const withinYear = (passed: string, tooLate: string) =>
  notBeforeToday(passed).refine((day) => day <= dayAfter(366), tooLate)

/** The day in Istanbul so many days from now. */
export function dayAfter(days: number): string {
  return dayInIstanbul(new Date(Date.now() + days * dayMs))
}
