/** When a demo request must be answered: at noon of the next working day. */
import { isPublicHoliday } from '#company/public-holidays.ts'

type OfficeHours = { weekdays: string; saturday: string | null; sunday: string | null }

const dayMs = 86_400_000
/** Istanbul is three hours ahead of UTC all year. */
const istanbulMs = 3 * 3_600_000
const noon = '12:00'

export function dueNextWorkingDay(now: Date, hours: OfficeHours): Date {
  const today = Math.floor((now.getTime() + istanbulMs) / dayMs)
  // Longer than four holidays between two weekends.
  const days = Array.from({ length: 14 }, (_, ahead) => today + 1 + ahead)
  // For an office that is never open at noon: tomorrow.
  const day =
    days.find((each) => isOpenAtNoon(hoursOf(each, hours)) && !isPublicHoliday(nameOf(each))) ?? today + 1
  return new Date(day * dayMs + dayMs / 2 - istanbulMs)
}

/** Days are counted from 1 January 1970, a Thursday. */
function hoursOf(day: number, { weekdays, saturday, sunday }: OfficeHours): string | null {
  const weekday = (day + 4) % 7
  if (weekday === 6) return saturday
  return weekday === 0 ? sunday : weekdays
}

function nameOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** Hours are written `08:00-18:00`, so that times can be compared as texts. */
function isOpenAtNoon(hours: string | null): boolean {
  const [opens = '', closes = ''] = hours?.split('-') ?? []
  return opens !== '' && opens <= noon && noon < closes
}
