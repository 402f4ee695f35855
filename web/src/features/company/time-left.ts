/** How much office time is left until something is due, in words. */
import {
  type OfficeCalendar,
  officeTimeBetween,
  urgentOfficeTime,
} from '@kervan/domain/company/office-time.ts'
import { formatDuration, formatHours } from '#spine/ui/remaining-time.ts'

const farAway = 30 * 86_400_000

export function isMissed(due: string, now: number): boolean {
  return Date.parse(due) < now
}

/** Weeks ahead nobody counts hours. */
export function timeLeft(
  due: string,
  now: number,
  calendar: OfficeCalendar | undefined,
): { text: string; isSoon: boolean } {
  const onTheClock = Date.parse(due) - now
  if (!calendar || onTheClock > farAway)
    return { text: formatDuration(onTheClock), isSoon: onTheClock <= urgentOfficeTime }
  const left = officeTimeBetween(new Date(now), new Date(due), calendar)
  return { text: left === 0 ? 'Mesai kalmadı' : formatHours(left), isSoon: left <= urgentOfficeTime }
}
