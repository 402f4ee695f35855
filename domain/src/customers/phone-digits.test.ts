/** What a typed phone number is searched as. */
import { expect, test } from 'vitest'
import { phoneDigits } from '#customers/phone-digits.ts'

test.each([
  ['+90 (555) 123-45-67', '905551234567'],
  ['0090 555 123 45 67', '905551234567'],
  ['0555 123 45 67', '05551234567'],
  ['555.123', '555123'],
  ['00', '00'],
  ['Ece 0555', 'Ece 0555'],
  ['ece@0555.example', 'ece@0555.example'],
])('%s: %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})
