/** The clock of a time zone: which day and time it shows, and when it shows them. Without zod. */
export type ZonedClock = {
  /** `2026-03-05` */
  day(moment: Date): string
  /** `14:30` */
  time(moment: Date): string
  /** The moment at which this clock shows the time, by default the first of the day. */
  moment(day: string, time?: string): Date
}

export function zonedClock(timeZone: string): ZonedClock {
  // Swedish writes `2026-03-05 14:30:00`, which is ISO 8601 but for the space.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const offsetAt = (moment: number) =>
    Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000
  return {
    day: (moment) => clock.format(moment).slice(0, 10),
    time: (moment) => clock.format(moment).slice(11, 16),
    moment(day, time = '00:00') {
      const asUtc = Date.parse(`${day}T${time}:00Z`)
      // The offset of a moment close by, then that of the moment itself, should clocks have changed in between.
      const nearby = asUtc - offsetAt(asUtc)
      return new Date(asUtc - offsetAt(nearby))
    },
  }
}
