import { expect, test } from 'vitest'
import { longWait, secondsUntil, shortWait } from '#features/auth/countdown.ts'

test('a started second counts, and the past is zero', () => {
  expect(secondsUntil(30_000, 0)).toBe(30)
  expect(secondsUntil(30_000, 29_001)).toBe(1)
  expect(secondsUntil(30_000, 30_000)).toBe(0)
  expect(secondsUntil(30_000, 99_000)).toBe(0)
})

test('waits are rounded up to natural units', () => {
  expect([1, 30, 90, 91, 3600].map(shortWait)).toEqual(['1 sn', '30 sn', '90 sn', '2 dk', '60 dk'])
  expect([1, 59, 60, 61, 3599, 3600, 7201].map(longWait)).toEqual([
    '1 saniye',
    '59 saniye',
    '1 dakika',
    '2 dakika',
    '60 dakika',
    '1 saat',
    '3 saat',
  ])
})
