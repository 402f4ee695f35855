/** Reads a day as people type it: `16.11.2026`, `16/11/26`, `16.11`, `16 kasım`, `bugün`, `yarın`. */
import { isDay } from '@kervan/domain/values/is-day.ts'
import { daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'

const months = [
  'ocak',
  'subat',
  'mart',
  'nisan',
  'mayis',
  'haziran',
  'temmuz',
  'agustos',
  'eylul',
  'ekim',
  'kasim',
  'aralik',
]
const nearDays: Record<string, number> = { dun: -1, bugun: 0, yarin: 1 }

type Limits = { today: string; min?: string | undefined }

/** Null where it is no day. A day without a year is this year's, or the next one's where that is before `min`. */
export function readTypedDay(typed: string, { today, min }: Limits): string | null {
  const text = foldTurkish(typed)
  const near = nearDays[text]
  if (near !== undefined) return daysLater(today, near)
  const [year, month, day] = partsOf(text)
  if (day === undefined || month === undefined) return null
  if (year !== undefined) return toDay(year.length === 2 ? `20${year}` : year, month, day)
  const thisYear = toDay(today.slice(0, 4), month, day)
  const isPast = thisYear !== null && min !== undefined && thisYear < min
  return isPast || thisYear === null ? toDay(String(Number(today.slice(0, 4)) + 1), month, day) : thisYear
}

/** Year, month and day as digits. */
function partsOf(text: string): (string | undefined)[] {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return iso.slice(1)
  const numbers = /^(\d{1,2})\s*[./\- ]\s*(\d{1,2})\.?(?:\s*[./\- ]?\s*(\d{4}|\d{2}))?$/.exec(text)
  if (numbers) return [numbers[3], numbers[2], numbers[1]]
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  if (digits) return [digits[3], digits[2], digits[1]]
  const [, day, word = '', year] = /^(\d{1,2})\.? ([a-z]{3,})(?: (\d{4}))?$/.exec(text) ?? []
  const month = months.findIndex((name) => name.startsWith(word))
  return day && word && month >= 0 ? [year, String(month + 1), day] : []
}

/** Only a day that exists. */
function toDay(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : null
}

/** Whether nothing more will be typed, so that the day counts before the field is left. */
export function isWholeDay(typed: string): boolean {
  return /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$|^\d{4}-\d{2}-\d{2}$/.test(typed.trim())
}
