/** The months by which won and lost quotes are told, in the time zone of Istanbul: `2026-03`, or `2026-01..2026-03`. Without zod. */
import { dayInIstanbul, momentInIstanbul } from '#values/istanbul-time.ts'

export const settledPattern = /^20\d\d-(0[1-9]|1[0-2])(\.\.20\d\d-(0[1-9]|1[0-2]))?$/

/** The month so many months later. */
export function monthsLater(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The present month and those before it, the oldest first. */
export function lastMonths(now: Date, count: number): string[] {
  const present = dayInIstanbul(now).slice(0, 7)
  return Array.from({ length: count }, (_, index) => monthsLater(present, index + 1 - count))
}

/** Each of them; none where the last is before the first. */
export function monthsOf(settled: string): string[] {
  const [first = '', last = first] = settled.split('..')
  const months: string[] = []
  for (let month = first; month <= last; month = monthsLater(month, 1)) months.push(month)
  return months
}

/** `from` up to but not including `to`. */
export function momentsOf(settled: string): { from: Date; to: Date } {
  const [first = '', last = first] = settled.split('..')
  return { from: firstMoment(first), to: firstMoment(monthsLater(last, 1)) }
}

const firstMoment = (month: string) => momentInIstanbul(`${month}-01`)

const words = new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const shortWords = new Intl.DateTimeFormat('tr-TR', { month: 'short', year: '2-digit', timeZone: 'UTC' })
const dayOf = (month: string) => new Date(`${month}-15T00:00:00Z`)

/** `Mart 2026`, or `Ocak 2026 – Mart 2026`. */
export function settledText(settled: string): string {
  return settled
    .split('..')
    .map((month) => words.format(dayOf(month)))
    .join(' – ')
}

/** `Mar 26`, where there is little room. */
export const shortMonth = (month: string) => shortWords.format(dayOf(month))
