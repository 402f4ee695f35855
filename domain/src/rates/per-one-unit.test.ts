import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Rate } from '#rates/frozen-rates.ts'
import { perOneUnit } from '#rates/per-one-unit.ts'
import { decimalOfUnits, decimalUnits } from '#values/decimal-text.ts'

test.each([
  ['30.7666', '100', '0.307666'],
  ['55.7981', '1', '55.7981'],
  ['55,7981', '1', '55.7981'],
  ['48.6', '1', '48.6000'],
  ['7', '1', '7.0000'],
  ['007.50', '10', '0.7500'],
  ['1234.5000', '1000', '1.2345'],
  ['0.01', '100', '0.0001'],
])('%s for %s units is %s for one', (price, unit, one) => {
  expect(perOneUnit(price, unit)).toBe(one)
})

test.each([
  ['', '1'],
  ['0', '1'],
  ['0.0000', '1'],
  ['-5', '1'],
  ['1e3', '1'],
  ['1.234,56', '1'],
  ['1,234,56', '1'],
  ['NaN', '1'],
  ['1.5 ', '1'],
  ['1.5', ''],
  ['1.5', '0'],
  ['1.5', '3'],
  ['1.5', '100000'],
  ['1.5', '1.0'],
])('%j for %j units is refused', (price, unit) => {
  expect(perOneUnit(price, unit)).toBeUndefined()
})

test('the rate of one unit, times the units, is the printed price to its last digit', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 999_999_999n }),
      fc.integer({ min: 0, max: 4 }),
      fc.constantFrom('.', ','),
      fc.integer({ min: 0, max: 4 }),
      (units, decimals, separator, zeros) => {
        const price = decimalOfUnits(units, decimals).replace('.', separator)
        const one = perOneUnit(price, `1${'0'.repeat(zeros)}`) ?? ''
        expect(one).toMatch(/^(0|[1-9]\d*)\.\d{4,}$/)
        expect(decimalUnits(one, 12) * 10n ** BigInt(zeros)).toBe(units * 10n ** BigInt(12 - decimals))
        if (zeros <= 2 && decimalUnits(one, 0) < 1_000_000n) expect(Rate.parse(one)).toBe(one)
      },
    ),
    { numRuns: 1000 },
  )
})
