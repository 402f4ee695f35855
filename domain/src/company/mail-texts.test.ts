import { describe, expect, test } from 'vitest'
import {
  fillMailText,
  longestMailOpening,
  longestMailSubject,
  mailKinds,
  mailTextFault,
  mailTexts,
} from '#company/mail-texts.ts'

test('the product’s own texts hold what an admin’s must hold', () => {
  for (const kind of mailKinds) {
    const { subject, opening } = mailTexts[kind]
    expect(mailTextFault(kind, 'subject', subject), kind).toBeUndefined()
    expect(mailTextFault(kind, 'opening', opening), kind).toBeUndefined()
    expect(subject.length, kind).toBeLessThanOrEqual(longestMailSubject)
    expect(opening.length, kind).toBeLessThanOrEqual(longestMailOpening)
  }
})

describe('a text is refused', () => {
  test('with a field that the mail does not have', () => {
    expect(mailTextFault('offer', 'opening', 'Kodunuz {kod}.')).toBe(
      '{kod} bu e-postada yok. Kullanılabilenler: {firma}, {teklif no}, {müşteri}.',
    )
    // What every object has is no field.
    expect(mailTextFault('sign_in_code', 'opening', '{constructor}')).toContain('bu e-postada yok')
    expect(mailTextFault('sign_in_code', 'opening', '{}')).toContain('bu e-postada yok')
  })
  test('without a field that is needed', () => {
    expect(mailTextFault('offer', 'subject', 'Teklifimiz')).toBe('{teklif no} metinde geçmeli.')
    expect(mailTextFault('offer', 'opening', 'Teklifimiz')).toBeUndefined()
    expect(mailTextFault('erasure_received', 'opening', 'Kaydettik.')).toBe('{son gün} metinde geçmeli.')
  })
  test('with a brace that is left open', () => {
    expect(mailTextFault('offer', 'subject', '{teklif no} {firma')).toContain('Süslü ayraçlar')
    expect(mailTextFault('offer', 'subject', '{teklif no} }')).toContain('Süslü ayraçlar')
  })
})

test('values are filled in once, wherever their names stand', () => {
  expect(fillMailText('{a} {b} {a}', { a: '{b}', b: 'x' })).toBe('{b} x {b}')
  expect(fillMailText('{toString}', {})).toBe('{toString}')
})
