import { expect, test } from 'vitest'
import { FrozenRates, Rate } from '#rates/frozen-rates.ts'

test.each(['55.7981', '0.307666', '0.0001', '123456.78901'])('%s is a rate', (text) => {
  expect(Rate.parse(text)).toBe(text)
})

test.each([
  '55.798',
  '55',
  '55,7981',
  '0.0000',
  '0.000000',
  '-1.0000',
  '01.0000',
  '1.2345678',
  '1e3',
  '',
  '1234567.0000',
])('%j is no rate', (text) => {
  expect(Rate.safeParse(text).success).toBe(false)
})

test('a quote keeps its rates with their day and number', () => {
  const rates = {
    source: 'tcmb',
    date: '2026-09-18',
    bulletin_no: '2026/176',
    try_per: { EUR: '55.7981', USD: '48.6116', GBP: '65.3801' },
  } as const
  expect(FrozenRates.parse(rates)).toEqual(rates)
  expect(FrozenRates.safeParse({ ...rates, try_per: { EUR: '55.7981' } }).success).toBe(false)
})
