/** When a demo request must be answered: at noon of the next working day. */
import { isPublicHoliday } from '#company/public-holidays.ts'
import { dayInIstanbul, daysLater, momentInIstanbul } from '#values/istanbul-time.ts'

type OfficeHours = { weekdays: string; saturday: string | null; sunday: string | null }

const noon = '12:00'

export function dueNextWorkingDay(now: Date, hours: OfficeHours): Date {
  const today = dayInIstanbul(now)
  // Longer than four holidays between two weekends.
  const days = Array.from({ length: 14 }, (_, ahead) => daysLater(today, ahead + 1))
  // For an office that is never open at noon: tomorrow.
  const day =
    days.find((each) => isOpenAtNoon(hoursOf(each, hours)) && !isPublicHoliday(each)) ?? daysLater(today, 1)
  return momentInIstanbul(day, noon)
}

function hoursOf(day: string, { weekdays, saturday, sunday }: OfficeHours): string | null {
  const weekday = new Date(day).getUTCDay()
  if (weekday === 6) return saturday
  return weekday === 0 ? sunday : weekdays
}

/** Hours are written `08:00-18:00`, so that times can be compared as texts. */
function isOpenAtNoon(hours: string | null): boolean {
  const [opens = '', closes = ''] = hours?.split('-') ?? []
  return opens !== '' && opens <= noon && noon < closes
}
