/** A day without a time: it is the same day everywhere, so it never shifts with a time zone. */
import { z } from '#z.ts'

/** Istanbul is three hours ahead of UTC, in summer and in winter alike. */
export const istanbulMs = 3 * 3_600_000
const dayMs = 86_400_000

const noDay = 'Geçerli bir tarih girin.'
/** Nothing here is older than 1900; a moment in the year 0 is none that the database knows. */
const longAgo = /^(0|1[0-8])/

export const CalendarDay = z.iso
  .date(noDay)
  .refine((day) => !longAgo.test(day), noDay)
  .meta({
    description: 'Gün, YYYY-AA-GG',
    examples: ['2099-03-05'],
  })
export type CalendarDay = z.output<typeof CalendarDay>

/** `2026-03-05`: the day it is in Istanbul. */
export function dayInIstanbul(now: Date): string {
  return new Date(now.getTime() + istanbulMs).toISOString().slice(0, 10)
}

/** The first moment of the day in Istanbul. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - istanbulMs)
}

/** The last moment of the day in Istanbul: until then a quote that is valid through it can be accepted. */
export function endOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs - istanbulMs - 1)
}

/** Texts of this shape compare as days do. */
export const notBeforeToday = (message: string) =>
  CalendarDay.refine((day) => day >= dayInIstanbul(new Date()), message)

/** Today and the year that follows. */
export const withinYear = (passed: string, tooLate: string) =>
  notBeforeToday(passed).refine((day) => day <= dayAfter(366), tooLate)

/** The day it will be so many days from now. */
export function dayAfter(days: number): string {
  return dayInIstanbul(new Date(Date.now() + days * dayMs))
}
