/** The days on which offices in Türkiye stay closed. On their eves they close at one o'clock: such a day is a working day still. */
const everyYear = new Set(['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29'])

/** The first days of the feasts, as the calendar of religious days has them; the year after the last is to be added in time. */
const ramazan = ['2025-03-30', '2026-03-20', '2027-03-09', '2028-02-26', '2029-02-14', '2030-02-04']
const kurban = ['2025-06-06', '2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13']

const feasts = new Set([
  ...ramazan.flatMap((first) => daysFrom(first, 3)),
  ...kurban.flatMap((first) => daysFrom(first, 4)),
])

/** A day reads `2026-10-29`. */
export function isPublicHoliday(day: string): boolean {
  return everyYear.has(day.slice(5)) || feasts.has(day)
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, after) =>
    new Date(Date.parse(first) + after * 86_400_000).toISOString().slice(0, 10),
  )
}
