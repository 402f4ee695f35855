import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isPublicAddress, mayPushTo, publicLookup } from '#spine/push/public-address.ts'

test.each([
  'https://fcm.googleapis.example/fcm/send/abc',
  'https://updates.push.example/wpush/v2/abc',
  'https://8.8.8.8/abc',
  'https://[2606:4700::1]/abc',
])('a push goes to %s', (endpoint) => expect(mayPushTo(endpoint, false)).toBe(true))

test.each([
  'http://push.example/abc',
  'https://push.example:8443/abc',
  'https://user:pass@push.example/abc',
  'https://localhost/abc',
  'https://server.local/abc',
  'https://metadata.internal/abc',
  'https://intranet/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://10.0.0.5/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://192.168.1.1/abc',
  'https://[::1]/abc',
  'https://[::ffff:10.0.0.5]/abc',
  'https://[fd00::1]/abc',
  'https://[fe80::1]/abc',
  'https://[64:ff9b::a00:5]/abc',
  'https://[2002:a00:5::]/abc',
  'http://127.0.0.1:8080/abc',
  'ftp://push.example/abc',
  'javascript:alert(1)',
  'abc',
])('never to %s', (endpoint) => expect(mayPushTo(endpoint, false)).toBe(false))

test('in a demo also to this machine, and to nothing else inside', () => {
  expect(mayPushTo('http://127.0.0.1:8080/abc', true)).toBe(true)
  expect(mayPushTo('http://localhost:8080/abc', true)).toBe(true)
  expect(mayPushTo('http://10.0.0.5/abc', true)).toBe(false)
  expect(mayPushTo('http://push.example/abc', true)).toBe(false)
  expect(mayPushTo('https://127.0.0.1/abc', true)).toBe(false)
})

test('a name that leads inside is refused when it is looked up', async () => {
  await expect(promisify(publicLookup)('localhost', {})).rejects.toMatchObject({ code: 'ENOTPUBLIC' })
  await expect(promisify(publicLookup)('localhost', { all: true })).rejects.toMatchObject({
    code: 'ENOTPUBLIC',
  })
})

test('addresses of documentation, of many receivers and of nobody are not public', () => {
  for (const address of [
    '192.0.2.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '0.0.0.0',
    '::',
    '2001:db8::1',
  ])
    expect(isPublicAddress(address)).toBe(false)
  expect(isPublicAddress('not an address')).toBe(false)
})
