import { expect, test } from 'vitest'
import { readableAmount, readableDay, readableMeasure } from '#values/readable.ts'

test('amounts keep two decimals and the currency stays beside them', () => {
  expect(readableAmount('1250', 'EUR')).toBe('1.250,00\u00a0€')
  expect(readableAmount('0.5', 'TRY')).toBe('0,50\u00a0₺')
  expect(readableAmount('9999999999.99', 'CHF')).toBe('9.999.999.999,99\u00a0CHF')
})

test('measures lose the zeros that the database adds', () => {
  expect(readableMeasure('1850.000', 'kg')).toBe('1.850\u00a0kg')
  expect(readableMeasure('4.250', 'm³')).toBe('4,25\u00a0m³')
  expect(readableMeasure('7', 'kg')).toBe('7\u00a0kg')
})

test('days', () => expect(readableDay('2026-03-05')).toBe('05/03/2026'))
