import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkContainerNumber, containerCheckSum } from '#values/container-number.ts'

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`))
const firstTen = fc
  .tuple(letter, letter, letter, fc.constantFrom('U', 'J', 'Z'), digits(6))
  .map((parts) => parts.join(''))

test.each([
  ['CSQU3054383', 6185, 3],
  ['APZU4812090', 5720, 0],
  ['MSCU6398710', 4488, 0],
  ['TEMU1234565', 5549, 5],
  ['COSU9876546', 5385, 6],
])('%s is valid: sum %i, remainder %i', (number, sum, remainder) => {
  expect(containerCheckSum(number.slice(0, 10))).toMatchObject({ sum, remainder })
  expect(checkContainerNumber(number)).toMatchObject({ verdict: 'valid', tenBecameZero: false })
})

test.each([
  ['CSNU1234560', 5565],
  ['TEMU1000090', 5037],
])('%s is valid because a remainder of 10 becomes 0, and says so', (number, sum) => {
  expect(containerCheckSum(number.slice(0, 10))).toMatchObject({ sum, remainder: 10, digit: 0 })
  expect(checkContainerNumber(number)).toMatchObject({ verdict: 'valid', tenBecameZero: true })
})

test('a wrong digit is reported together with the right one', () => {
  expect(checkContainerNumber('TEMU1234567')).toEqual({
    verdict: 'wrong_digit',
    owner: 'TEM',
    category: 'U',
    serial: '123456',
    typedDigit: 7,
    rightDigit: 5,
    rightNumber: 'TEMU1234565',
    tenBecameZero: false,
  })
})

test.each([
  ['', { why: 'empty' }],
  [' - ', { why: 'empty' }],
  ['COSCO9876543', { why: 'too_many_letters', letters: 5 }],
  ['TR34ABC123', { why: 'too_few_letters', letters: 2 }],
  ['3054383', { why: 'too_few_letters', letters: 0 }],
  ['CSQA3054383', { why: 'unknown_category', letter: 'A' }],
  ['CSQU3O54383', { why: 'letter_among_digits', letter: 'O', position: 6 }],
  ['CSQ', { why: 'too_short', missing: 8 }],
  ['CSQU30543', { why: 'too_short', missing: 2 }],
  ['CSQU305438', { why: 'missing_digit', expected: 3 }],
  ['CSQU30543833', { why: 'too_long', extra: 1 }],
  ['ÇSQU3054383', { why: 'foreign_character', character: 'Ç' }],
  ['CSQU305438٣', { why: 'foreign_character', character: '٣' }],
])('%j is malformed: %j', (typed, fault) => {
  expect(checkContainerNumber(typed)).toMatchObject({ verdict: 'malformed', fault })
})

describe('however it is typed', () => {
  test.each([
    'csqu3054383',
    ' CSQU 305438-3 ',
    'CSQU 305438/3',
    'csqu\u00a0305438\u20113',
    'ＣＳＱＵ３０５４３８３',
  ])('%j is the same number', (typed) => {
    expect(checkContainerNumber(typed)).toMatchObject({ verdict: 'valid', rightNumber: 'CSQU3054383' })
  })

  test.each(['i', 'ı', 'I', 'İ', 'I\u0307', 'i\u0307'])('%j is the letter I', (typed) => {
    expect(checkContainerNumber(`B${typed}CU1234565`)).toMatchObject({ owner: 'BIC' })
  })

  test('lower case, spaces and dashes never change the verdict', () => {
    fc.assert(
      fc.property(firstTen, digits(1), fc.constantFrom(' ', '-', '–', ''), (ten, digit, between) => {
        const number = ten + digit
        const typed = [...number.toLocaleLowerCase('tr')].join(between)
        expect(checkContainerNumber(typed)).toEqual(checkContainerNumber(number))
      }),
    )
  })
})

test('exactly one of the ten digits is right, and it is the one that is reported', () => {
  fc.assert(
    fc.property(firstTen, (ten) => {
      const valid = [...'0123456789'].filter((digit) => checkContainerNumber(ten + digit).verdict === 'valid')
      expect(valid).toEqual([String(containerCheckSum(ten).digit)])
      expect(checkContainerNumber(ten)).toMatchObject({ fault: { expected: Number(valid[0]) } })
    }),
  )
})

test('one mistyped digit is noticed, unless the two remainders are 0 and 10', () => {
  fc.assert(
    fc.property(firstTen, fc.integer({ min: 4, max: 9 }), digits(1), (ten, position, other) => {
      fc.pre(ten[position] !== other)
      const mistyped = ten.slice(0, position) + other + ten.slice(position + 1)
      const [first, second] = [containerCheckSum(ten), containerCheckSum(mistyped)]
      expect(second.remainder).not.toBe(first.remainder)
      if (new Set([first.remainder, second.remainder, 0, 10]).size > 2)
        expect(checkContainerNumber(mistyped + first.digit).verdict).toBe('wrong_digit')
    }),
  )
})

test('no text makes it fail', () => {
  const unit = fc.constantFrom(...'AUZcqıİß059٣ -–.\u0307\u0000💥\ud800')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 14 }), (text) => {
      expect(['valid', 'wrong_digit', 'malformed']).toContain(checkContainerNumber(text).verdict)
    }),
  )
})
