import { expect, test } from 'vitest'
import {
  formatAgo,
  formatDate,
  formatDateTime,
  formatDue,
  formatOfferDate,
  formatShortDate,
  formatWeekday,
} from '#values/format-date.ts'

test('dates are those of Istanbul, also late in the evening', () => {
  const lateEvening = '2026-03-04T22:30:00.000Z'
  expect(formatDate(lateEvening)).toBe('5 Mart 2026')
  expect(formatShortDate(lateEvening)).toBe('05.03.2026')
  expect(formatOfferDate(lateEvening)).toBe('05/03/2026')
  expect(formatWeekday(lateEvening)).toBe('5 Mart Perşembe')
  expect(formatDateTime(lateEvening)).toBe('5 Mart 2026 01:30')
})

test('how long ago, in the words people use', () => {
  const now = new Date('2026-03-05T12:00:00.000Z')
  const before = (minutes: number) => formatAgo(new Date(now.getTime() - minutes * 60_000), now)
  expect(before(0.5)).toBe('Az önce')
  expect(before(3)).toBe('3 dakika önce')
  expect(before(125)).toBe('2 saat önce')
  expect(before(60 * 24)).toBe('Dün')
  expect(before(60 * 24 * 3)).toBe('3 gün önce')
  expect(before(60 * 24 * 8)).toBe('25 Şubat 2026')
})

test('yesterday is a day of the calendar in Istanbul, not a span of hours', () => {
  // Half past one in the night of the fifth.
  const now = new Date('2026-03-04T22:30:00.000Z')
  expect(formatAgo('2026-03-04T20:30:00.000Z', now)).toBe('2 saat önce')
  expect(formatAgo('2026-03-03T22:00:00.000Z', now)).toBe('Dün')
  expect(formatAgo('2026-03-03T20:59:00.000Z', now)).toBe('2 gün önce')
  expect(formatAgo('2026-02-26T21:00:00.000Z', now)).toBe('6 gün önce')
  expect(formatAgo('2026-02-26T20:59:00.000Z', now)).toBe('26 Şubat 2026')
})

test('by when, in the words people use', () => {
  const now = new Date('2026-11-15T12:00:00.000Z')
  expect(formatDue('2026-11-15T11:30:00.000Z', now)).toBe('bugün 14:30')
  expect(formatDue('2026-11-15T21:30:00.000Z', now)).toBe('yarın 00:30')
  expect(formatDue('2026-11-14T20:59:00.000Z', now)).toBe('dün 23:59')
  expect(formatDue('2026-11-13T20:59:00.000Z', now)).toBe('13 Kasım 23:59')
  expect(formatDue('2026-11-17T06:05:00.000Z', now)).toBe('17 Kasım 09:05')
  expect(formatDue('2027-03-05T11:30:00.000Z', now)).toBe('5 Mart 2027 14:30')
})
