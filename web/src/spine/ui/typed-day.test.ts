import { formatDate, formatShortDate } from '@kervan/domain/values/format-date.ts'
import { daysLater } from '@kervan/domain/values/istanbul-time.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTypedDay } from '#spine/ui/typed-day.ts'

const today = '2026-11-16'
const read = (typed: string, min?: string) => readTypedDay(typed, { today, min })

test.each([
  ['16.11.2026', '2026-11-16'],
  ['5.3.2026', '2026-03-05'],
  ['16/11/26', '2026-11-16'],
  ['16-11-2026', '2026-11-16'],
  ['16 11 2026', '2026-11-16'],
  ['16112026', '2026-11-16'],
  ['2026-11-16', '2026-11-16'],
  ['16.11', '2026-11-16'],
  ['16.11.', '2026-11-16'],
  ['1 Mart', '2026-03-01'],
  ['1 MAYIS 2027', '2027-05-01'],
  ['3 şub', '2026-02-03'],
  ['bugün', today],
  ['YARIN', '2026-11-17'],
  ['dün', '2026-11-15'],
])('%s is %s', (typed, day) => expect(read(typed)).toBe(day))

test.each(['', '31.02.2026', '16', '16.13', '1.1.0026', 'haftaya', '99.99.9999', '5 foo'])(
  '%j is no day',
  (typed) => expect(read(typed)).toBeNull(),
)

test('a day without a year is the next one that is allowed', () => {
  expect(read('15.11', today)).toBe('2027-11-15')
  expect(read('16.11', today)).toBe('2026-11-16')
  expect(read('29.02', today)).toBeNull()
})

test('every day is read as it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 40_000 }), (days) => {
      const day = daysLater(today, days)
      expect(read(formatShortDate(day))).toBe(day)
      expect(read(formatDate(day))).toBe(day)
    }),
  )
})
