import { expect, test } from 'vitest'
import {
  formatCount,
  formatMeasure,
  formatMoney,
  formatPercent,
  formatThousands,
  formatVolume,
  formatWeight,
} from '#values/format-number.ts'

test('money keeps every digit of its decimal and is written beside its currency', () => {
  expect(formatMoney('1234.56', 'EUR')).toBe('1.234,56\u00a0€')
  expect(formatMoney('12345678901234567890.1', 'TRY')).toBe('12.345.678.901.234.567.890,10\u00a0₺')
  expect(formatMoney('-5', 'USD')).toBe('−5,00\u00a0$')
  expect(formatMoney('0.005', 'CHF')).toBe('0,005\u00a0CHF')
})

test('counts have a dot before every three digits', () => {
  expect([0, 999, 1626, 1_000_000].map(formatCount)).toEqual(['0', '999', '1.626', '1.000.000'])
})

test('weights, volumes and shares', () => {
  expect(formatWeight('1850')).toBe('1.850\u00a0kg')
  expect(formatVolume('4.2')).toBe('4,2\u00a0m³')
  expect(formatWeight('1850.000')).toBe('1.850\u00a0kg')
  expect(formatMeasure('4.2', 'W/M')).toBe('4,2\u00a0W/M')
  expect(formatMeasure('belirsiz', 'kg')).toBe('belirsiz\u00a0kg')
  expect(formatWeight('1500')).toBe('1.500\u00a0kg')
  expect(formatVolume('4.250')).toBe('4,25\u00a0m³')
  expect(formatPercent(0.94)).toBe('%94')
})

test('a sum at a glance is in thousands, rounded half up, and never by a float', () => {
  expect(formatThousands('12350.00', 'EUR')).toBe('12,4\u00a0bin\u00a0€')
  expect(formatThousands('12349.99', 'EUR')).toBe('12,3\u00a0bin\u00a0€')
  expect(formatThousands('2000.00', 'USD')).toBe('2\u00a0bin\u00a0$')
  expect(formatThousands('1234567890.10', 'EUR')).toBe('1.234.567,9\u00a0bin\u00a0€')
  expect(formatThousands('999.99', 'EUR')).toBe('999,99\u00a0€')
  expect(formatThousands('0.00', 'EUR')).toBe('0,00\u00a0€')
})
