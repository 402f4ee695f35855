import { describe, expect, test } from 'vitest'
import { pendingCode, readPendingCode } from '#features/auth/pending-code.ts'

const details = { first_name: 'Defne', last_name: 'Işık', email: 'defne@musteri.example' }
const sent = { expires_in_seconds: 600, resend_after_seconds: 30 }
const now = 1_000_000
const pending = pendingCode(details, sent, now)
const stored = JSON.stringify(pending)

describe('a code that was sent', () => {
  test('is found again until it dies', () => {
    expect(readPendingCode(stored, now)).toEqual(pending)
    expect(readPendingCode(stored, now + 599_999)).toEqual(pending)
    expect(readPendingCode(stored, now + 600_000)).toBeNull()
  })
  test('is not believed to live longer than a code can', () =>
    expect(readPendingCode(stored, now - 1000)).toBeNull())
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
  ])('%s is none', (text) => expect(readPendingCode(text, now)).toBeNull())
  test('keeps nothing that was not asked for', () =>
    expect(readPendingCode(JSON.stringify({ ...pending, code: '482913' }), now)).not.toHaveProperty('code'))
})
