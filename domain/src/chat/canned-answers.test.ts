import { expect, test } from 'vitest'
import { cannedFault, cannedFields, fillCanned } from '#chat/canned-answers.ts'

const text = 'Merhaba {müşteri adı}, {konu|dosyanız} ile ilgileniyorum. {adım}'

test('what is known is filled in', () => {
  expect(fillCanned(text, { 'müşteri adı': 'Ada Deniz', konu: 'TLP-2026-000123', adım: 'Ece Yaman' })).toBe(
    'Merhaba Ada Deniz, TLP-2026-000123 ile ilgileniyorum. Ece Yaman',
  )
})

test('what is not reads as the answer says, or else as the field does', () => {
  expect(fillCanned(text, { 'müşteri adı': '  ', konu: null })).toBe(
    'Merhaba değerli müşterimiz, dosyanız ile ilgileniyorum. müşteri temsilciniz',
  )
  for (const [name, { otherwise }] of Object.entries(cannedFields))
    expect(fillCanned(`{${name}}`, {})).toBe(otherwise)
})

test('what a customer is called is never read as a field', () => {
  expect(fillCanned('{müşteri adı} {firma}', { 'müşteri adı': '{firma}', firma: '$& {adım}' })).toBe(
    '{firma} $& {adım}',
  )
})

test.each([
  ['Merhaba {müşteri adı|dostum}', undefined],
  ['Merhaba {soyad}', /soyad.*\{müşteri adı\}/],
  ['Merhaba {müşteri adı', /Süslü ayraçlar/],
  ['Merhaba {müşteri adı|a|b}', /Süslü ayraçlar/],
])('%s', (written, fault) => {
  if (fault) expect(cannedFault(written)).toMatch(fault)
  else expect(cannedFault(written)).toBeUndefined()
})
