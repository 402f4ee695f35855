import { describe, expect, test } from 'vitest'
import { parsePendingSignIn } from '#features/auth/pending-sign-in.ts'
import { sentMail } from '#features/auth/sent-mails.ts'

const details = { first_name: 'Defne', last_name: 'Işık', email: 'defne@musteri.example' }
const sent = { expires_in_seconds: 600, resend_after_seconds: 30 }
const now = 1_000_000
const pending = { ...details, ...sentMail(sent, now) }
const stored = JSON.stringify(pending)

describe('a pending sign-in', () => {
  test('is restored until its code expires', () => {
    expect(parsePendingSignIn(stored, now)).toEqual(pending)
    expect(parsePendingSignIn(stored, now + 599_999)).toEqual(pending)
    expect(parsePendingSignIn(stored, now + 600_000)).toBeNull()
  })
  test('is dropped if it would expire later than a code can', () =>
    expect(parsePendingSignIn(stored, now - 1000)).toBeNull())
  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{}',
    JSON.stringify({ ...pending, email: 5 }),
    JSON.stringify({ ...pending, expires_at: 'soon' }),
  ])('%s is none', (text) => expect(parsePendingSignIn(text, now)).toBeNull())
  test('restores no other fields', () =>
    expect(parsePendingSignIn(JSON.stringify({ ...pending, code: '482913' }), now)).not.toHaveProperty(
      'code',
    ))
})
