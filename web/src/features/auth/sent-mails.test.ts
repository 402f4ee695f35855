import { expect, test } from 'vitest'
import { parsePausedMails, sentMail } from '#features/auth/sent-mails.ts'

const now = 1_000_000
const mail = sentMail({ expires_in_seconds: 600, resend_after_seconds: 30 }, now)
const stored = JSON.stringify({ 'portal defne@musteri.example': mail })

test('a mail is remembered for the length of its pause', () => {
  expect(parsePausedMails(stored, now)).toEqual({ 'portal defne@musteri.example': mail })
  expect(parsePausedMails(stored, now + 29_999)).not.toEqual({})
  expect(parsePausedMails(stored, now + 30_000)).toEqual({})
  expect(parsePausedMails(null, now)).toEqual({})
})

test('a clock that was put back does not prolong the pause', () =>
  expect(parsePausedMails(stored, now - 60_000)).toEqual({}))
