/** By when somebody who asked must have been answered: noon of the next working day. Public holidays are not known here. */
type OfficeHours = { weekdays: string; saturday: string | null; sunday: string | null }

const dayMs = 86_400_000
/** Istanbul is three hours ahead of UTC, in summer and in winter alike. */
const istanbulMs = 3 * 3_600_000
const noon = '12:00'

export function dueNextWorkingDay(now: Date, hours: OfficeHours): Date {
  const today = Math.floor((now.getTime() + istanbulMs) / dayMs)
  const days = [1, 2, 3, 4, 5, 6, 7].map((ahead) => today + ahead)
  // An office that is never open at noon answers by tomorrow's all the same.
  const day = days.find((each) => isOpenAtNoon(hoursOf(each, hours))) ?? today + 1
  return new Date(day * dayMs + dayMs / 2 - istanbulMs)
}

/** Days are counted from 1 January 1970, a Thursday. */
function hoursOf(day: number, { weekdays, saturday, sunday }: OfficeHours): string | null {
  const weekday = (day + 4) % 7
  if (weekday === 6) return saturday
  return weekday === 0 ? sunday : weekdays
}

/** Hours read `08:00-18:00`, so that texts compare as times do. */
function isOpenAtNoon(hours: string | null): boolean {
  const [opens = '', closes = ''] = hours?.split('-') ?? []
  return opens !== '' && opens <= noon && noon < closes
}
