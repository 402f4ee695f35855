import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkAwbNumber } from '#values/awb-number.ts'
import { recognizeNumber } from '#values/recognize-number.ts'

test.each(['020-12345675', '020-81140743', '235-12345675', '020 1234 5675', '02012345675'])(
  '%s is valid',
  (number) => {
    expect(checkAwbNumber(number)).toMatchObject({ verdict: 'valid' })
  },
)

test('a wrong digit is reported together with the right one', () => {
  expect(checkAwbNumber('176-98765432')).toEqual({
    verdict: 'wrong_digit',
    prefix: '176',
    serial: '9876543',
    typedDigit: 2,
    rightDigit: 5,
    rightNumber: '176-98765435',
  })
})

test.each([
  ['', { why: 'empty' }],
  ['020-1234567A', { why: 'not_a_digit', character: 'A' }],
  ['020-123', { why: 'too_short', missing: 5 }],
  ['020-1234567', { why: 'missing_digit', expected: 5 }],
  ['020-123456755', { why: 'too_long', extra: 1 }],
  ['٠٢٠-١٢٣٤٥٦٧٥', { why: 'not_a_digit', character: '٠' }],
])('%j is malformed: %j', (typed, fault) => {
  expect(checkAwbNumber(typed)).toMatchObject({ verdict: 'malformed', fault })
})

test('one of 0 to 6 is right, whatever the airline; 7, 8 and 9 never are', () => {
  const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`))
  fc.assert(
    fc.property(digits(3), digits(3), digits(7), (prefix, other, serial) => {
      const right = (airline: string) =>
        [...'0123456789'].filter((digit) => checkAwbNumber(airline + serial + digit).verdict === 'valid')
      expect(right(prefix)).toHaveLength(1)
      expect(right(prefix)).toEqual(right(other))
      expect(Number(right(prefix)[0])).toBeLessThan(7)
    }),
  )
})

test.each([
  ['', 'nothing'],
  ['  -', 'nothing'],
  ['c', 'container'],
  ['COSCO9876543', 'container'],
  ['0', 'awb'],
  ['020-1234567A', 'awb'],
  ['TR34ABC123', 'plate'],
  ['34 abc 123', 'plate'],
  ['34 ıab 12', 'plate'],
  ['82ABC123', 'awb'],
  ['?', 'unknown'],
  ['ş1', 'unknown'],
])('%j is recognised as %s', (typed, kind) => {
  expect(recognizeNumber(typed).kind).toBe(kind)
})
