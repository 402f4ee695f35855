import { expect, test } from 'vitest'
import { EmailAddress, emailDomain, mailboxOf } from '#values/email-address.ts'
import { isEmailAddress } from '#values/email-shape.ts'

test.each([
  ['A@KERVAN.EXAMPLE', 'a@kervan.example'],
  ['  ISIK@Kervan.Example ', 'isik@kervan.example'],
  ["o'neil+a.b_c@sub.kervan.example", "o'neil+a.b_c@sub.kervan.example"],
])('%s is stored as %s', (typed, stored) => {
  expect(EmailAddress.parse(typed)).toBe(stored)
  expect(isEmailAddress(typed)).toBe(true)
})

test.each([
  'İSTANBUL@kervan.example',
  'ıstanbul@kervan.example',
  'i\u0307stanbul@kervan.example',
  'a@\u212aervan.example', // the Kelvin sign lower-cases to a plain k
  'a@kervan.ex\u017fample', // and a long s upper-cases to a plain S
  'ａ@kervan.example',
  'a@kervаn.example', // a Cyrillic а
])('a letter outside ASCII never folds into somebody else’s address: %s', (typed) => {
  expect(EmailAddress.safeParse(typed).success).toBe(false)
  expect(isEmailAddress(typed)).toBe(false)
})

test.each([
  'a@kervan.example@evil.com',
  'a@kervan.example.',
  'a@kervan.example%00.evil.com',
  'a@kervan.example\u0000.evil.com',
  '"a@evil.com x"@kervan.example',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'a@evil.com,b@kervan.example',
  'a@evil.com;b@kervan.example',
  'a@kervan.example\r\nBcc: x@evil.com',
  'a@kervan.example\nBcc: x@evil.com',
  'Ad <a@kervan.example>',
  'a b@kervan.example',
  '.a@kervan.example',
  'a..b@kervan.example',
  'a.@kervan.example',
  'a@-kervan.example',
  'a@kervan-.example',
  'a@kervan..example',
  'a@localhost',
  '@kervan.example',
  'a@',
  '',
  `${'a'.repeat(250)}@kervan.example`,
])('is no address: %j', (typed) => {
  expect(EmailAddress.safeParse(typed).success).toBe(false)
  expect(isEmailAddress(typed)).toBe(false)
})

test.each([
  ['a@kervan.example.evil.com', 'kervan.example.evil.com'],
  ['a@evilkervan.example', 'evilkervan.example'],
  ['a@sub.kervan.example', 'sub.kervan.example'],
  ['A@KERVAN.EXAMPLE', 'kervan.example'],
])('the domain of %s is %s, to the letter', (typed, domain) => {
  expect(emailDomain(EmailAddress.parse(typed))).toBe(domain)
})

test('a very long address is refused', () => {
  expect(EmailAddress.safeParse(`${'a.'.repeat(200_000)}@kervan.example`).success).toBe(false)
  expect(EmailAddress.safeParse(`a@${'a-'.repeat(126)}`).success).toBe(false)
})

test.each([
  ['ali@musteri.example', 'ali@musteri.example'],
  ['ali+fatura@musteri.example', 'ali@musteri.example'],
  ['ali+a+b@musteri.example', 'ali@musteri.example'],
  ['+ali@musteri.example', '+ali@musteri.example'],
  ['a.li@musteri.example', 'a.li@musteri.example'],
])('mail to %s is delivered to %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))
