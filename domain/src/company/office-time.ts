/** Time as the office counts it: only the hours in which it is open, without public holidays and the afternoons of their eves. */
import { type Holiday, yearlyHoliday } from '#company/public-holidays.ts'
import { dayInIstanbul, daysLater, momentInIstanbul } from '#values/istanbul-time.ts'

/** Hours are written `08:00-18:00`, so that times can be compared as texts; null is closed. */
export type WeekHours = { weekdays: string; saturday: string | null; sunday: string | null }

export type OfficeCalendar = {
  office_hours: WeekHours
  /** Besides those that the law has in every year, which they replace. */
  holidays: readonly Holiday[]
}

/** From and until when the office is open, in milliseconds since 1970. */
type Span = { opens: number; closes: number }

/** On the eve of a holiday offices close at this time. */
export const eveCloses = '13:00'

/** What is due within so much office time is urgent. */
export const urgentOfficeTime = 2 * 3_600_000

/** Far longer than any row of holidays; an office that stays closed for longer counts the hours of the clock. */
const mostDaysAhead = 60

/** The hours of a day as they are written, or null where the office is closed. */
export function hoursOn(day: string, { office_hours, holidays }: OfficeCalendar): string | null {
  const holiday = holidays.find((each) => each.day === day) ?? yearlyHoliday(day)
  if (holiday && !holiday.half) return null
  const [opens = '', closes = ''] = ordinaryHours(day, office_hours)?.split('-') ?? []
  const last = holiday && closes > eveCloses ? eveCloses : closes
  return opens < last ? `${opens}-${last}` : null
}

function ordinaryHours(day: string, { weekdays, saturday, sunday }: WeekHours): string | null {
  const weekday = new Date(day).getUTCDay()
  if (weekday === 6) return saturday
  return weekday === 0 ? sunday : weekdays
}

/** How much office time lies between two moments, in milliseconds; none where the second is the earlier one. */
export function officeTimeBetween(from: Date, to: Date, calendar: OfficeCalendar): number {
  const [start, end] = [from.getTime(), to.getTime()]
  const last = dayInIstanbul(to)
  let sum = 0
  for (let day = dayInIstanbul(from); day <= last; day = daysLater(day, 1)) {
    const span = spanOf(day, calendar)
    if (span) sum += Math.max(0, Math.min(end, span.closes) - Math.max(start, span.opens))
  }
  return sum
}

/**
 * The last moment by which no more than so much office time has gone by: where it ends with a working day, the next opening. So
 * what is due until then is what has no more than that left.
 */
export function afterOfficeTime(from: Date, milliseconds: number, calendar: OfficeCalendar): Date {
  const start = from.getTime()
  const today = dayInIstanbul(from)
  let left = milliseconds
  for (let ahead = 0; ahead <= mostDaysAhead; ahead += 1) {
    const span = spanOf(daysLater(today, ahead), calendar)
    if (!span || span.closes <= start) continue
    const opens = Math.max(start, span.opens)
    if (left < span.closes - opens) return new Date(opens + left)
    left -= span.closes - opens
  }
  return new Date(start + milliseconds)
}

/** Whether it is due within two office hours, or was due before. */
export function isDueSoon(due: Date, now: Date, calendar: OfficeCalendar): boolean {
  return due <= afterOfficeTime(now, urgentOfficeTime, calendar)
}

const known = new WeakMap<OfficeCalendar, Map<string, Span | null>>()

/** Remembered: every clock on a page asks for the same days again and again. */
function spanOf(day: string, calendar: OfficeCalendar): Span | null {
  const spans = known.get(calendar) ?? new Map<string, Span | null>()
  known.set(calendar, spans)
  const remembered = spans.get(day)
  if (remembered !== undefined) return remembered
  const [opens, closes] = hoursOn(day, calendar)?.split('-') ?? []
  const span =
    opens && closes
      ? {
          opens: momentInIstanbul(day, opens).getTime(),
          closes: momentInIstanbul(day, closes).getTime(),
        }
      : null
  spans.set(day, span)
  return span
}
