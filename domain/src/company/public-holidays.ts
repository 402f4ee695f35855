/** Public holidays in Türkiye: those of every year by law, and the religious ones as they are delivered; an admin corrects these in a table. */
import { daysLater } from '#values/istanbul-time.ts'

export type Holiday = {
  /** `2026-10-29` */
  day: string
  name: string
  /** Only its afternoon: the office closes at one o'clock. */
  half: boolean
}

const everyYear = new Map<string, Omit<Holiday, 'day'>>([
  ['01-01', { name: 'Yılbaşı', half: false }],
  ['04-23', { name: 'Ulusal Egemenlik ve Çocuk Bayramı', half: false }],
  ['05-01', { name: 'Emek ve Dayanışma Günü', half: false }],
  ['05-19', { name: 'Atatürk’ü Anma, Gençlik ve Spor Bayramı', half: false }],
  ['07-15', { name: 'Demokrasi ve Millî Birlik Günü', half: false }],
  ['08-30', { name: 'Zafer Bayramı', half: false }],
  ['10-28', { name: 'Cumhuriyet Bayramı arifesi', half: true }],
  ['10-29', { name: 'Cumhuriyet Bayramı', half: false }],
])

/** The first days of the religious holidays; the table goes on from there. */
const ramazan = ['2025-03-30', '2026-03-20', '2027-03-09', '2028-02-26', '2029-02-14', '2030-02-04']
const kurban = ['2025-06-06', '2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13']

/** What the table holds until an admin corrects it. */
export const deliveredHolidays: readonly Holiday[] = [
  ...ramazan.flatMap((first) => feast('Ramazan Bayramı', first, 3)),
  ...kurban.flatMap((first) => feast('Kurban Bayramı', first, 4)),
].sort((a, b) => a.day.localeCompare(b.day))

/** The holiday that the law has on that day in every year. */
export function yearlyHoliday(day: string): Holiday | undefined {
  const found = everyYear.get(day.slice(5))
  return found && { day, ...found }
}

/** Those of a year by law, in order. */
export function yearlyHolidays(year: number): Holiday[] {
  return [...everyYear].map(([date, holiday]) => ({ day: `${year}-${date}`, ...holiday }))
}

const deliveredWhole = new Set(deliveredHolidays.flatMap(({ day, half }) => (half ? [] : [day])))

/** Whether nobody works on that day, as far as was known at delivery; eves are working days. */
export function isPublicHoliday(day: string): boolean {
  return yearlyHoliday(day)?.half === false || deliveredWhole.has(day)
}

function feast(name: string, first: string, days: number): Holiday[] {
  const whole = Array.from({ length: days }, (_, after) => ({
    day: daysLater(first, after),
    name: `${name} ${after + 1}. gün`,
    half: false,
  }))
  const eve = daysLater(first, -1)
  const law = yearlyHoliday(eve)
  // What the law has as a whole day stays one.
  return [
    { day: eve, name: [law?.name, `${name} arifesi`].filter(Boolean).join(', '), half: law?.half ?? true },
    ...whole,
  ]
}
