import { expect, test } from 'vitest'
import { changeMinutes, isPhone, mayChangeMessage, sideOf } from '#chat/chat.policy.ts'

test.each(['+90 532 000 00 01', '0532 000 00 01', '(212) 000-00-10', '532000000'])(
  '%s is a phone number',
  (text) => {
    expect(isPhone(text)).toBe(true)
  },
)
test.each(['', '12345678', '+90 532', 'beş yüz otuz iki', '532 000 00 0x', '532000000; drop'])(
  '%j is none',
  (text) => {
    expect(isPhone(text)).toBe(false)
  },
)

test('a message can be changed for some minutes, and not once it was taken back', () => {
  const written = Date.parse('2026-11-18T09:00:00Z')
  const message = { created_at: new Date(written).toISOString(), deleted_at: null }
  const after = (ms: number) => new Date(written + ms)
  expect(mayChangeMessage(message, after(changeMinutes * 60_000))).toBe(true)
  expect(mayChangeMessage(message, after(changeMinutes * 60_000 + 1))).toBe(false)
  expect(mayChangeMessage({ ...message, deleted_at: message.created_at }, after(1))).toBe(false)
})

test('a guest sits on the customer’s side', () => {
  expect([sideOf('guest'), sideOf('customer'), sideOf('staff')]).toEqual(['customer', 'customer', 'staff'])
})
