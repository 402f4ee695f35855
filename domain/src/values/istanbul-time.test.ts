import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CalendarDay, endOfDay, startOfDay } from '#values/calendar-day.ts'
import { dayInIstanbul, daysBetween, daysLater, momentInIstanbul } from '#values/istanbul-time.ts'

test.each([
  ['2015-01-10T21:30:00Z', '2015-01-10', 'two hours ahead in winter'],
  ['2015-07-10T21:30:00Z', '2015-07-11', 'three hours ahead in summer'],
  ['2026-01-10T21:30:00Z', '2026-01-11', 'three hours ahead all year'],
  ['2026-01-10T20:59:59Z', '2026-01-10', 'the last second of a day'],
])('%s is %s in Istanbul: %s', (moment, day) => {
  expect(dayInIstanbul(new Date(moment))).toBe(day)
})

test.each([
  ['2015-01-10', '2015-01-09T22:00:00.000Z', '2015-01-10T21:59:59.999Z'],
  ['2026-01-10', '2026-01-09T21:00:00.000Z', '2026-01-10T20:59:59.999Z'],
  // The day on which clocks were put forward had 23 hours, the one on which they were put back 25.
  ['2015-03-29', '2015-03-28T22:00:00.000Z', '2015-03-29T20:59:59.999Z'],
  ['2015-11-08', '2015-11-07T21:00:00.000Z', '2015-11-08T21:59:59.999Z'],
])('%s begins at %s and ends at %s', (day, begins, ends) => {
  expect(startOfDay(day).toISOString()).toBe(begins)
  expect(endOfDay(day).toISOString()).toBe(ends)
})

test('every day begins right after the one before it has ended', () => {
  const days = fc.integer({ min: 0, max: 60_000 }).map((days) => daysLater('1990-01-01', days))
  fc.assert(
    fc.property(days, (day) => {
      expect(dayInIstanbul(startOfDay(day))).toBe(day)
      expect(dayInIstanbul(endOfDay(day))).toBe(day)
      expect(endOfDay(day).getTime() + 1).toBe(startOfDay(daysLater(day, 1)).getTime())
      expect(dayInIstanbul(momentInIstanbul(day, '12:00'))).toBe(day)
      expect(daysBetween(day, daysLater(day, 40))).toBe(40)
    }),
  )
})

test.each(['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-29'])(
  '%s is no day here',
  (day) => {
    expect(CalendarDay.safeParse(day).success).toBe(false)
  },
)
test.each(['1900-01-01', '2024-02-29', '2199-12-31'])('%s is a day', (day) => {
  expect(CalendarDay.safeParse(day).success).toBe(true)
})
