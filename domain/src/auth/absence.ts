/** When somebody of the office is on leave: its first and its last day, or neither. */
import { CalendarDay } from '#values/calendar-day.ts'
import type { z } from '#z.ts'

export const absenceDays = {
  absent_from: CalendarDay.nullable().describe('İzninin ilk günü; izinde değilse null'),
  absent_until: CalendarDay.nullable().describe('İzninin son günü; izinde değilse null'),
}

type Absence = { absent_from: string | null; absent_until: string | null }

export const withWholeAbsence = <Form extends z.ZodType<Absence>>(form: Form): Form =>
  form
    .refine(({ absent_from, absent_until }) => (absent_from === null) === (absent_until === null), {
      message: 'İznin ilk ve son gününü birlikte yazın.',
      path: ['absent_until'],
    })
    .refine(({ absent_from, absent_until }) => (absent_from ?? '') <= (absent_until ?? ''), {
      message: 'Son gün ilk günden önce olamaz.',
      path: ['absent_until'],
    })
