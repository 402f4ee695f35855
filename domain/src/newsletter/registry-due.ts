/** By when a consent or refusal must be in the register: at the end of the third working day after it. */
import type { OfficeCalendar } from '#company/office-time.ts'
import { yearlyHoliday } from '#company/public-holidays.ts'
import { registryWorkDays } from '#newsletter/subscriber-words.ts'
import { dayInIstanbul, daysLater, momentInIstanbul } from '#values/istanbul-time.ts'

/** Holidays that last half a day count as working days. */
export function registryDueAt(at: Date, { holidays }: Pick<OfficeCalendar, 'holidays'>): Date {
  let day = dayInIstanbul(at)
  for (let left = registryWorkDays; left > 0; ) {
    day = daysLater(day, 1)
    const weekday = new Date(day).getUTCDay()
    const holiday = holidays.find((each) => each.day === day) ?? yearlyHoliday(day)
    if (weekday !== 0 && weekday !== 6 && !(holiday && !holiday.half)) left -= 1
  }
  return new Date(momentInIstanbul(daysLater(day, 1), '00:00').getTime() - 1_000)
}
