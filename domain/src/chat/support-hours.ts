/** When somebody of support is there, and until when a message has to be answered. */
import { afterOfficeTime, type OfficeCalendar, type WeekHours } from '#company/office-time.ts'

/** Within how much support time somebody has to answer. */
export const answerWithinMs = 2 * 3_600_000

/** Holidays hold for support as for the office. */
export function supportCalendar(
  support_hours: WeekHours,
  { holidays }: Pick<OfficeCalendar, 'holidays'>,
): OfficeCalendar {
  return { office_hours: support_hours, holidays }
}

/** Whether somebody is there now and, if not, from when on. */
export function supportState(
  now: Date,
  calendar: OfficeCalendar,
): { is_open: boolean; back_at: string | null } {
  const opens = afterOfficeTime(now, 0, calendar)
  return opens <= now ? { is_open: true, back_at: null } : { is_open: false, back_at: opens.toISOString() }
}

/** Until when a message that came now has to be answered. */
export function answerDue(now: Date, calendar: OfficeCalendar): Date {
  return afterOfficeTime(now, answerWithinMs, calendar)
}

/** As people say it: `Pazartesi–Cuma 09:00–18:00, Cumartesi 09:00–13:00`. */
export function supportHoursWords({ weekdays, saturday, sunday }: WeekHours): string {
  const days = [
    ['Pazartesi–Cuma', weekdays],
    ['Cumartesi', saturday],
    ['Pazar', sunday],
  ] as const
  return days.flatMap(([day, hours]) => (hours ? [`${day} ${hours.replace('-', '–')}`] : [])).join(', ')
}
