/** When a demo request must be answered: at noon of the next working day. */
import { hoursOn, type OfficeCalendar } from '#company/office-time.ts'
import { dayInIstanbul, daysLater, momentInIstanbul } from '#values/istanbul-time.ts'

const noon = '12:00'

export function dueNextWorkingDay(now: Date, calendar: OfficeCalendar): Date {
  const today = dayInIstanbul(now)
  // Longer than four holidays between two weekends.
  const days = Array.from({ length: 14 }, (_, ahead) => daysLater(today, ahead + 1))
  // For an office that is never open at noon: tomorrow.
  const day = days.find((each) => isOpenAtNoon(hoursOn(each, calendar))) ?? daysLater(today, 1)
  return momentInIstanbul(day, noon)
}

function isOpenAtNoon(hours: string | null): boolean {
  const [opens = '', closes = ''] = hours?.split('-') ?? []
  return opens !== '' && opens <= noon && noon < closes
}
