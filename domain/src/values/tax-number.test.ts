import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTaxNumber, TaxNumber } from '#values/tax-number.ts'

test.each(['1234567890', '0000000019', '1111111114', '9876543217', '12345678950', '10000000078'])(
  '%s is valid',
  (number) => expect(isTaxNumber(number)).toBe(true),
)

test.each([
  '1234567891',
  '1234567809',
  '12345678951',
  '12345678940',
  '02345678950',
  '123456789',
  '',
  'a234567890',
  '١٢٣٤٥٦٧٨٩٠',
])('«%s» is refused', (number) => expect(isTaxNumber(number)).toBe(false))

test('spaces between the digits are left out', () => {
  expect(TaxNumber.parse(' 123 456 78 90 ')).toBe('1234567890')
})

test('any one digit typed wrong at the end is noticed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('1234567890', '9876543217', '12345678950'),
      fc.nat({ max: 9 }),
      (number, digit) => {
        const typed = `${number.slice(0, -1)}${digit}`
        expect(isTaxNumber(typed)).toBe(typed === number)
      },
    ),
  )
})
