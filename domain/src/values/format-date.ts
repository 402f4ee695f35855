/** Formats days and times in Turkish, always in the time of Istanbul. Without zod. */
import { dayInIstanbul, daysBetween } from '#values/istanbul-time.ts'

const written = (parts: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', ...parts })
  return (moment: string | Date) => format.format(new Date(moment))
}

/** `5 Mart 2026` */
export const formatDate = written({ day: 'numeric', month: 'long', year: 'numeric' })
/** `5 Mart 2026 14:30` */
export const formatDateTime = (moment: string | Date) => `${formatDate(moment)} ${formatTime(moment)}`
/** `05.03.2026`, for tables. */
export const formatShortDate = written({ day: '2-digit', month: '2-digit', year: 'numeric' })
/** `05.03.2026 14:30`, for tables and files. */
export const formatShortDateTime = (moment: string | Date) =>
  `${formatShortDate(moment)} ${formatTime(moment)}`
/** `05/03/2026`, for offers. */
export const formatOfferDate = (moment: string | Date) => formatShortDate(moment).replaceAll('.', '/')
/** `5 Mart Perşembe` */
export const formatWeekday = written({ weekday: 'long', day: 'numeric', month: 'long' })
/** `14:30` */
export const formatTime = written({ hour: '2-digit', minute: '2-digit', hour12: false })
/** `5 Mart` */
export const formatDay = written({ day: 'numeric', month: 'long' })

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The number of midnights in Istanbul between the two. */
const midnightsBetween = (from: Date, to: Date) => daysBetween(dayInIstanbul(from), dayInIstanbul(to))

const nearDays: Record<number, string> = { [-1]: 'dün', 0: 'bugün', 1: 'yarın' }

/** A due time: `dün 14:30`, `bugün 14:30`, `yarın 09:00`, `17 Kasım 14:30`, `5 Mart 2027 14:30`; as in "En geç …". */
export function formatDue(moment: string | Date, now: Date): string {
  const sameYear = formatDate(moment).slice(-4) === formatDate(now).slice(-4)
  const date = sameYear ? formatDay(moment) : formatDate(moment)
  return `${nearDays[midnightsBetween(now, new Date(moment))] ?? date} ${formatTime(moment)}`
}

/** `Az önce`, `3 dakika önce`, `2 saat önce`; on earlier days `Dün`, `3 gün önce`, then the date. */
export function formatAgo(moment: string | Date, now: Date): string {
  const then = new Date(moment)
  const passed = now.getTime() - then.getTime()
  if (passed < minute) return 'Az önce'
  if (passed < hour) return `${Math.floor(passed / minute)} dakika önce`
  if (passed < day) return `${Math.floor(passed / hour)} saat önce`
  const days = midnightsBetween(then, now)
  if (days === 1) return 'Dün'
  return days < 7 ? `${days} gün önce` : formatDate(then)
}
