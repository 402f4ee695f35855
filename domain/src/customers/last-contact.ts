/** When somebody last spoke with a customer, in words: days, then weeks, from thirty days on months. */
import { dayInIstanbul, daysBetween } from '#values/istanbul-time.ts'

/** By the days of the calendar, so that what was said last evening was yesterday. */
export function lastContactText(moment: string | null, now: Date): string {
  if (moment === null) return 'Temas yok'
  const days = daysBetween(dayInIstanbul(new Date(moment)), dayInIstanbul(now))
  if (days <= 0) return 'Bugün'
  if (days === 1) return 'Dün'
  if (days < 7) return `${days} gün önce`
  return days < 30 ? `${Math.floor(days / 7)} hafta önce` : `${Math.floor(days / 30)} ay önce`
}
