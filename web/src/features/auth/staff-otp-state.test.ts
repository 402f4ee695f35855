import { expect, test } from 'vitest'
import { sentMail } from '#features/auth/sent-mails.ts'
import { parseStaffOtpState, parseTypedEmail } from '#features/auth/staff-otp-state.ts'

const sent = { expires_in_seconds: 600, resend_after_seconds: 30 }

test('the state that the first step passes on is parsed by the second', () => {
  const handed = { email: 'ece@kervan.example', ...sentMail(sent, 1_000) }
  expect(handed).toMatchObject({ resend_at: 31_000, expires_at: 601_000, life_seconds: 600 })
  expect(parseStaffOtpState(structuredClone(handed))).toEqual(handed)
})

test.each([
  [null],
  [undefined],
  ['text'],
  [{}],
  [{ email: 'a@b.c' }],
  [{ email: 'a@b.c', resend_at: 1, life_seconds: 1 }],
  [{ email: 1, resend_at: 1, expires_at: 1, life_seconds: 1 }],
])('%j is not a state of the first step', (state) => expect(parseStaffOtpState(state)).toBeNull())

test('the typed address is restored on going back to the first step', () => {
  expect(parseTypedEmail({ email: 'ece@kervan.example' })).toBe('ece@kervan.example')
  expect([null, {}, { email: 5 }, 'text'].map(parseTypedEmail)).toEqual(['', '', '', ''])
})
