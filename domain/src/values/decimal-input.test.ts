import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDecimal, writeDecimal } from '#values/decimal-input.ts'

test.each([
  ['1.234,56', 123456n],
  ['1234,56', 123456n],
  ['1234,5', 123450n],
  ['1.234', 123400n],
  ['1.234.567', 123456700n],
  ['1\u00a0234,5', 123450n],
  [' 12 ', 1200n],
  ['0,05', 5n],
  [',5', 50n],
  ['5,', 500n],
  ['007', 700n],
  ['0', 0n],
  ['1,500', 150n],
])('%j is %i hundredths', (typed, units) => {
  expect(readDecimal(typed, 2)).toEqual({ units })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['1,234.56', 'comma_for_thousands'],
  ['1,234,567', 'comma_for_thousands'],
  ['1.5', 'dot_for_decimals'],
  ['0.500', 'dot_for_decimals'],
  ['.5', 'dot_for_decimals'],
  ['12.34', 'dot_for_decimals'],
  ['1234.567', 'dot_for_decimals'],
  ['1.234.56', 'dot_for_decimals'],
  ['1e3', 'exponent'],
  ['1,5E-3', 'exponent'],
  ['-5', 'negative'],
  ['−5', 'negative'],
  ['NaN', 'not_a_number'],
  ['Infinity', 'not_a_number'],
  ['0x10', 'not_a_number'],
  ['12 kg', 'not_a_number'],
  ['1 2', 'not_a_number'],
  [',', 'not_a_number'],
  ['١٢٣', 'foreign_digits'],
  ['１２', 'foreign_digits'],
  ['1,234', 'too_precise'],
  ['1234567890123', 'too_large'],
])('%j is refused: %s', (typed, problem) => {
  expect(readDecimal(typed, 2)).toEqual({ problem })
})

test('a count takes whole numbers only', () => {
  expect(readDecimal('12', 0)).toEqual({ units: 12n })
  expect(readDecimal('12,0', 0)).toEqual({ units: 12n })
  expect(readDecimal('1,5', 0)).toEqual({ problem: 'not_whole' })
})

test('what is written is read back as the same number', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 999_999_999_999n }),
      fc.integer({ min: 0, max: 6 }),
      (units, decimals) => {
        expect(readDecimal(writeDecimal(units, decimals), decimals)).toEqual({ units })
      },
    ),
  )
  expect(writeDecimal(4_091_904n, 3)).toBe('4.091,904')
  expect(writeDecimal(480_000n, 3)).toBe('480')
})

test('no text makes it fail or gives less than nothing', () => {
  const unit = fc.constantFrom(...'0159.,.,eE+-− \u00a0٣x\u0000💥\ud800')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 10 }), (text) => {
      const reading = readDecimal(text, 3)
      if ('units' in reading) expect(reading.units >= 0n).toBe(true)
    }),
  )
})
