import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSecrets } from '#spine/config/secrets.ts'
import { createMailAddresses } from '#spine/mail/inbound/mail-addresses.ts'
import { checkMailSignature, signMail } from '#spine/mail/inbound/mail-signature.ts'

const [key, other] = [Buffer.from('a key for tests'), Buffer.from('another key')]
const raw = Buffer.from('From: a@b.example\r\n\r\nMerhaba')
const now = Date.UTC(2026, 10, 18)

function isSigned(signature: unknown, body = raw, keys = [key], at = now): boolean {
  const check = checkMailSignature(signature, keys, at)
  for (const byte of body) check?.update(Buffer.from([byte]))
  return check?.isRight() ?? false
}

test('is right for this mail, with any of the keys, in pieces of any size', () => {
  expect(isSigned(signMail(raw, key, now))).toBe(true)
  expect(isSigned(signMail(raw, key, now), raw, [other, key])).toBe(true)
  expect(isSigned(signMail(raw, other, now))).toBe(false)
  expect(isSigned(signMail(raw, key, now), Buffer.concat([raw, Buffer.from('!')]))).toBe(false)
})

test('holds for five minutes either way', () => {
  for (const minutes of [-6, 6]) expect(isSigned(signMail(raw, key, now + minutes * 60_000))).toBe(false)
  for (const minutes of [-4, 4]) expect(isSigned(signMail(raw, key, now + minutes * 60_000))).toBe(true)
  // Its time is signed too.
  const [, signature] = signMail(raw, key, now - 3_600_000).split(',')
  expect(isSigned(`t=${now / 1_000},${signature}`)).toBe(false)
})

test.each([
  undefined,
  '',
  'v1=ab',
  't=,v1=',
  `t=${now / 1_000},v1=${'g'.repeat(64)}`,
  ['t=1', 'v1=2'],
  't=1e3,v1=ab',
])('nothing is right about %s', (given) => expect(isSigned(given)).toBe(false))

const secrets = createSecrets('a secret for tests, at least 32 characters')
const addresses = createMailAddresses(secrets, 'yanit.kervan.example')

test('an address leads back to its id, whatever a mail server does to its letters', () => {
  for (const id of [
    randomUUID(),
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ])
    for (const kind of ['reply', 'bounce'] as const) {
      const address = addresses.address(kind, id) ?? ''
      expect(address.indexOf('@')).toBeLessThanOrEqual(64)
      expect(addresses.idIn(kind, ['x@y.example', address])).toBe(id)
      expect(addresses.idIn(kind, [address.toUpperCase()])).toBe(id)
      expect(addresses.isOwn(address)).toBe(true)
      expect(
        addresses.idIn(kind === 'reply' ? 'bounce' : 'reply', [
          address.replace(kind, kind === 'reply' ? 'bounce' : 'reply'),
        ]),
      ).toBeUndefined()
    }
})

test('no other address does: altered, of another domain, of another secret, of no form', () => {
  const address = addresses.address('reply', randomUUID()) ?? ''
  const [local = ''] = address.split('@')
  const last = local.at(-1) === '0' ? '1' : '0'
  for (const wrong of [
    `${local.slice(0, -1)}${last}@yanit.kervan.example`,
    `${local}@kotu.example`,
    `${local}@yanit.kervan.example.kotu.example`,
    'reply+@yanit.kervan.example',
    `reply+${'v'.repeat(52)}@yanit.kervan.example`,
    `reply+${'ü'.repeat(52)}@yanit.kervan.example`,
  ])
    expect(addresses.idIn('reply', [wrong])).toBeUndefined()
  const elsewhere = createMailAddresses(
    createSecrets('another secret for tests, 32 characters'),
    'yanit.kervan.example',
  )
  expect(elsewhere.idIn('reply', [address])).toBeUndefined()
})

test('where no mail comes in there are none', () => {
  const none = createMailAddresses(secrets, undefined)
  expect(none.address('reply', randomUUID())).toBeUndefined()
  expect(none.idIn('reply', [addresses.address('reply', randomUUID()) ?? ''])).toBeUndefined()
})
