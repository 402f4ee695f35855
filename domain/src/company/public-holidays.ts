/** Public holidays in Türkiye. Their eves, on which offices close at one o'clock, are working days. */
const everyYear = new Set(['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29'])

/** The first days of the religious holidays; further years have to be added in time. */
const ramazan = ['2025-03-30', '2026-03-20', '2027-03-09', '2028-02-26', '2029-02-14', '2030-02-04']
const kurban = ['2025-06-06', '2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13']

const religiousHolidays = new Set([
  ...ramazan.flatMap((first) => daysFrom(first, 3)),
  ...kurban.flatMap((first) => daysFrom(first, 4)),
])

/** `day` is written `2026-10-29`. */
export function isPublicHoliday(day: string): boolean {
  return everyYear.has(day.slice(5)) || religiousHolidays.has(day)
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, after) =>
    new Date(Date.parse(first) + after * 86_400_000).toISOString().slice(0, 10),
  )
}
