import { expect, test } from 'vitest'
import {
  lastMonths,
  momentsOf,
  monthsLater,
  monthsOf,
  settledPattern,
  settledText,
} from '#quotes/settled-months.ts'

test('months go on over the end of a year, both ways', () => {
  expect(monthsLater('2026-11', 2)).toBe('2027-01')
  expect(monthsLater('2026-02', -2)).toBe('2025-12')
})

test('the last months end with the one that it is in Istanbul', () => {
  expect(lastMonths(new Date('2026-11-30T21:30:00Z'), 3)).toEqual(['2026-10', '2026-11', '2026-12'])
})

test('a month begins at midnight in Istanbul and ends where the next begins', () => {
  expect(momentsOf('2026-03')).toEqual({
    from: new Date('2026-02-28T21:00:00Z'),
    to: new Date('2026-03-31T21:00:00Z'),
  })
  expect(momentsOf('2025-12..2026-01').to).toEqual(new Date('2026-01-31T21:00:00Z'))
})

test('several months one by one; none where they end before they begin', () => {
  expect(monthsOf('2026-03')).toEqual(['2026-03'])
  expect(monthsOf('2025-11..2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsOf('2026-02..2026-01')).toEqual([])
})

test('one month and several in words', () => {
  expect(settledText('2026-03')).toBe('Mart 2026')
  expect(settledText('2025-12..2026-03')).toBe('Aralık 2025 – Mart 2026')
})

test.each(['2026-13', '26-01', '2026-01..', '2026-01..2026-00', "2026-01'"])('%s is none', (text) => {
  expect(settledPattern.test(text)).toBe(false)
})
