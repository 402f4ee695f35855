/** The days between messages, as people say them. */
import { formatDate, formatDay } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul, daysBetween } from '@kervan/domain/values/istanbul-time.ts'

export const dayOf = (moment: string) => dayInIstanbul(new Date(moment))

/** `Bugün`, `Dün`, `5 Mart`, of another year `5 Mart 2025`. */
export function dayWords(moment: string, now: Date): string {
  const days = daysBetween(dayOf(moment), dayInIstanbul(now))
  if (days <= 0) return 'Bugün'
  if (days === 1) return 'Dün'
  return dayOf(moment).slice(0, 4) === dayInIstanbul(now).slice(0, 4) ? formatDay(moment) : formatDate(moment)
}
