/** The day on which the goods of a mail are ready or loaded. Without zod. */
import { type Found, foundAt } from '#luna/mail/mail-fields.ts'

const months = [
  ['ocak', 'january', 'jan'],
  ['subat', 'february', 'feb'],
  ['mart', 'march', 'mar'],
  ['nisan', 'april', 'apr'],
  ['mayis', 'may'],
  ['haziran', 'june', 'jun'],
  ['temmuz', 'july', 'jul'],
  ['agustos', 'august', 'aug'],
  ['eylul', 'september', 'sept', 'sep'],
  ['ekim', 'october', 'oct'],
  ['kasim', 'november', 'nov'],
  ['aralik', 'december', 'dec'],
] as const
const monthOf = new Map<string, number>(
  months.flatMap((names, index) => names.map((name) => [name, index + 1])),
)
const monthNames = [...monthOf.keys()].toSorted((a, b) => b.length - a.length).join('|')

const weekdays = [
  ['pazartesi', 'monday'],
  ['sali', 'tuesday'],
  ['carsamba', 'wednesday'],
  ['persembe', 'thursday'],
  ['cuma', 'friday'],
  ['cumartesi', 'saturday'],
  ['pazar', 'sunday'],
] as const
const weekdayOf = new Map<string, number>(
  weekdays.flatMap((names, index) => names.map((name) => [name, index])),
)
const weekdayNames = [...weekdayOf.keys()].toSorted((a, b) => b.length - a.length).join('|')

type Read = { found: Found; isExact: boolean; weight: number }

const aboutLoading = /(?:yukle|hazir|ready|loading|etd|pick ?up|collection|cikis|tarih|date|alim)/
/** Days of other things: when an answer is expected, when the mail was written. */
const otherDay =
  /(?:\bby|until|valid|kadar|gecerli|son (?:gun|tarih)|sent|gonderil\w*|wrote|yazdi)[^\n]{0,12}$/

/** Nothing that has passed on the day of reading. */
export function findLoadingDay(folded: string, today: string): Found | undefined {
  const reads = [...numbered(folded), ...named(folded, today), ...spoken(folded, today)].filter(
    ({ found }) => found.value >= today && !isOther(folded, found),
  )
  const rank = (read: Read) => read.weight + (read.isExact ? 2 : 0)
  const [best] = reads.toSorted((a, b) => rank(b) - rank(a) || a.found.start - b.found.start)
  return best?.found
}

function isOther(folded: string, { start, end }: Found): boolean {
  const line = folded.slice(folded.lastIndexOf('\n', start - 1) + 1, start)
  if (/^(?:date|sent|tarih|gonderi\w*)\s*:/.test(line) && /^[^\n]{0,20}\d\d:\d\d/.test(folded.slice(end)))
    return true
  return otherDay.test(line) || /^'?\S{0,3} kadar/.test(folded.slice(end))
}

function weightOf(folded: string, start: number, end: number): number {
  const around = folded.slice(Math.max(0, folded.lastIndexOf('\n', start - 1) + 1, start - 50), end + 30)
  return aboutLoading.test(around.split('\n', 1)[0] ?? '') ? 1 : 0
}

function* numbered(folded: string): Generator<Read> {
  for (const { 0: all, 1: year = '', 2: month = '', 3: day = '', index } of folded.matchAll(
    /(?<!\d)(20\d\d)-(\d\d)-(\d\d)(?!\d)/g,
  ))
    yield* exact(folded, all, index, dayText(Number(year), Number(month), Number(day)))
  for (const { 0: all, 1: day = '', 2: month = '', 3: year = '', index } of folded.matchAll(
    /(?<![\d.])(\d{1,2})[./-](\d{1,2})[./-](20\d\d|\d\d)(?!\d)/g,
  ))
    yield* exact(
      folded,
      all,
      index,
      dayText(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month), Number(day)) ||
        // Month first, as some write it.
        dayText(Number(year), Number(day), Number(month)),
    )
}

function* named(folded: string, today: string): Generator<Read> {
  const dayFirst = new RegExp(
    `(?<![\\d.,])(\\d{1,2})(?:st|nd|rd|th)?(?:\\s*(?:-|ile|and|to|/)\\s*\\d{1,2}(?:st|nd|rd|th)?)?\\.?\\s*(?:of\\s)?(${monthNames})\\b(?:[ ,]*(20\\d\\d))?`,
    'g',
  )
  for (const { 0: all, 1: day = '', 2: month = '', 3: year, index } of folded.matchAll(dayFirst))
    yield* exact(folded, all, index, withYear(Number(day), monthOf.get(month) ?? 0, year, today))
  const monthFirst = new RegExp(
    `\\b(${monthNames})\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\s*(?:kg|ton|m3|cbm|x|:|\\.\\d))(?:,?\\s*(20\\d\\d))?`,
    'g',
  )
  for (const { 0: all, 1: month = '', 2: day = '', 3: year, index } of folded.matchAll(monthFirst))
    yield* exact(folded, all, index, withYear(Number(day), monthOf.get(month) ?? 0, year, today))
}

function* spoken(folded: string, today: string): Generator<Read> {
  for (const { 0: all, index } of folded.matchAll(/\b(?:yarin|tomorrow)\b/g))
    yield { found: foundAt(dayAfter(today, 1), index, all.length), isExact: false, weight: 1 }
  const weekday = new RegExp(
    `(?:\\b(bu hafta|haftaya|gelecek hafta|onumuzdeki hafta|onumuzdeki|this|next|on)\\s+)?\\b(${weekdayNames})(?:'?(?:ya|ye|yi|si|den|dan))?\\b(?:\\s+gunu)?`,
    'g',
  )
  for (const { 0: all, 1: which = '', 2: name = '', index } of folded.matchAll(weekday)) {
    const ahead = ((weekdayOf.get(name) ?? 0) - weekdayIndex(today) + 7) % 7
    const isNextWeek = /^(?:haftaya|gelecek hafta|onumuzdeki hafta|next)$/.test(which)
    const toNextWeek = 7 - weekdayIndex(today) + (weekdayOf.get(name) ?? 0)
    // Who writes on a Monday and says Monday means the next one.
    const days = isNextWeek ? toNextWeek : ahead === 0 ? 7 : ahead
    yield {
      found: foundAt(dayAfter(today, days), index, all.length),
      isExact: false,
      weight: weightOf(folded, index, index + all.length),
    }
  }
}

function* exact(folded: string, all: string, index: number, day: string): Generator<Read> {
  if (day)
    yield {
      found: foundAt(day, index, all.length),
      isExact: true,
      weight: weightOf(folded, index, index + all.length),
    }
}

/** Without a year the next day of that name is meant. */
function withYear(day: number, month: number, year: string | undefined, today: string): string {
  if (year) return dayText(Number(year), month, day)
  const thisYear = Number(today.slice(0, 4))
  const text = dayText(thisYear, month, day)
  if (!text || text >= today) return text
  // A day of the last months has passed; it is not one of next year.
  return Number(today.slice(5, 7)) - month >= 6 ? dayText(thisYear + 1, month, day) : ''
}

/** Empty where there is no such day. */
function dayText(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (year < 2000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return ''
  return date.toISOString().slice(0, 10)
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const weekdayIndex = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
