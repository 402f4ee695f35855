import { expect, test } from 'vitest'
import { initialsOf } from '#spine/ui/avatar.tsx'
import {
  formatAgo,
  formatDate,
  formatDue,
  formatMoment,
  formatMoney,
  formatPercent,
  formatTableDate,
  formatThousands,
  formatTime,
  formatVolume,
  formatWeight,
} from '#spine/ui/format.ts'

test('money keeps every digit of its decimal and stands beside its currency', () => {
  expect(formatMoney('1234.56', 'EUR')).toBe('1.234,56\u00a0€')
  expect(formatMoney('12345678901234567890.1', 'TRY')).toBe('12.345.678.901.234.567.890,10\u00a0₺')
  expect(formatMoney('-5', 'USD')).toBe('−5,00\u00a0$')
  expect(formatMoney('0.005', 'CHF')).toBe('0,005\u00a0CHF')
})

test('weights, volumes and shares', () => {
  expect(formatWeight(1850)).toBe('1.850\u00a0kg')
  expect(formatVolume(4.2)).toBe('4,2\u00a0m³')
  expect(formatWeight('1850.000')).toBe('1.850\u00a0kg')
  expect(formatWeight('1500')).toBe('1.500\u00a0kg')
  expect(formatVolume('4.250')).toBe('4,25\u00a0m³')
  expect(formatPercent(0.94)).toBe('%94')
})

test('dates are those of Istanbul, also late in the evening', () => {
  const lateEvening = '2026-03-04T22:30:00.000Z'
  expect(formatDate(lateEvening)).toBe('5 Mart 2026')
  expect(formatTableDate(lateEvening)).toBe('05.03.2026')
  expect(formatTime(lateEvening)).toBe('01:30')
  expect(formatMoment(lateEvening)).toBe('5 Mart 2026 01:30')
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

test('initials in Turkish capitals', () => {
  expect(initialsOf('ilker ışık')).toBe('İI')
  expect(initialsOf('  Kervan ')).toBe('K')
  expect(initialsOf('ayşe nur şen')).toBe('AŞ')
})

test('a sum at a glance is in thousands, rounded half up, and never by a float', () => {
  expect(formatThousands('12350.00', 'EUR')).toBe('12,4\u00a0bin\u00a0€')
  expect(formatThousands('12349.99', 'EUR')).toBe('12,3\u00a0bin\u00a0€')
  expect(formatThousands('2000.00', 'USD')).toBe('2\u00a0bin\u00a0$')
  expect(formatThousands('1234567890.10', 'EUR')).toBe('1.234.567,9\u00a0bin\u00a0€')
  expect(formatThousands('999.99', 'EUR')).toBe('999,99\u00a0€')
  expect(formatThousands('0.00', 'EUR')).toBe('0,00\u00a0€')
})
