import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CalendarDay } from '#values/calendar-day.ts'
import { isDay } from '#values/is-day.ts'
import { daysLater } from '#values/istanbul-time.ts'

test.each(['2028-02-29', '2026-12-31', '1900-01-01', '2199-12-31'])('%s is a day', (text) =>
  expect(isDay(text)).toBe(true),
)

test.each([
  ...['2026-02-29', '2026-02-30', '2026-02-31', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'],
  ...[
    '',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '0026-01-01',
    '1899-12-31',
    '31.12.2026',
  ],
])('%j is none', (text) => expect(isDay(text)).toBe(false))

test('it takes what the server takes', () => {
  const two = fc.integer({ min: 0, max: 40 }).map((number) => String(number).padStart(2, '0'))
  const written = fc.tuple(fc.integer({ min: 1_800, max: 2_300 }), two, two).map((parts) => parts.join('-'))
  const real = fc.integer({ min: -60_000, max: 90_000 }).map((days) => daysLater('2026-01-01', days))
  fc.assert(
    fc.property(fc.oneof(written, real), (text) => {
      expect(isDay(text)).toBe(CalendarDay.safeParse(text).success)
    }),
  )
})
