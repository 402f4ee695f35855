import { expect, test } from 'vitest'
import { readSentStaffCode, readTypedAddress, sentStaffCode } from '#features/auth/sent-staff-code.ts'

const sent = { expires_in_seconds: 600, resend_after_seconds: 30 }

test('what the first step hands on is understood by the second', () => {
  const handed = sentStaffCode('ece@kervan.example', sent, 1_000)
  expect(handed).toEqual({ email: 'ece@kervan.example', resend_at: 31_000, life_seconds: 600 })
  expect(readSentStaffCode(structuredClone(handed))).toEqual(handed)
})

test.each([
  [null],
  [undefined],
  ['text'],
  [{}],
  [{ email: 'a@b.c' }],
  [{ email: 1, resend_at: 1, life_seconds: 1 }],
])('%j is not the result of a first step', (state) => expect(readSentStaffCode(state)).toBeNull())

test('whoever comes back to the first step finds the address', () => {
  expect(readTypedAddress({ email: 'ece@kervan.example' })).toBe('ece@kervan.example')
  expect([null, {}, { email: 5 }, 'text'].map(readTypedAddress)).toEqual(['', '', '', ''])
})
