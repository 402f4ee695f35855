import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import {
  createPublicLookup,
  isPublicAddress,
  mayHook,
  mayPushTo,
  publicLookup,
} from '#spine/outgoing/public-address.ts'

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

test.each([
  ['https://hooks.musteri.example/kervan', true],
  ['https://hooks.musteri.example:8443/kervan', true],
  ['https://hooks.musteri.example:25/kervan', false],
  ['https://hooks.musteri.example:22/kervan', false],
  ['http://hooks.musteri.example/kervan', false],
  ['https://user@hooks.musteri.example/kervan', false],
  ['https://localhost/kervan', false],
  ['https://localhost./kervan', false],
  ['https://a.localhost/kervan', false],
  ['https://printer.lan/kervan', false],
  ['https://1.0.0.127.in-addr.arpa/kervan', false],
  ['https://metadata/kervan', false],
  ['https://.example/kervan', false],
  ['https://0/kervan', false],
  ['https://0177.0.0.1/kervan', false],
  ['https://127.1/kervan', false],
  ['https://[::]/kervan', false],
  ['https://[::127.0.0.1]/kervan', false],
  ['https://[::ffff:7f00:1]/kervan', false],
  ['https://[64:ff9b:1::7f00:1]/kervan', false],
  ['https://[fec0::1]/kervan', false],
  ['https://[ff02::1]/kervan', false],
  ['https://[100::1]/kervan', false],
  ['https://[5f00::1]/kervan', false],
  ['https://100.100.100.200/kervan', false],
  ['https://192.88.99.1/kervan', false],
  ['file:///etc/passwd', false],
  ['gopher://hooks.musteri.example/', false],
])('whether a webhook may be %s: %s', (address, isAllowed) => {
  expect(mayHook(address, false)).toBe(isAllowed)
})

test('a webhook goes to this machine only where a test has allowed it', () => {
  expect(mayHook('http://127.0.0.1:8080/kervan', true)).toBe(true)
  expect(mayHook('http://127.0.0.1:8080/kervan', false)).toBe(false)
})

test.each([
  'http://192.168.1.5:8080/kervan',
  'https://192.168.1.5/kervan',
  'http://10.0.0.5/kervan',
  'https://10.0.0.5/kervan',
  'http://172.16.4.4/kervan',
  'http://169.254.169.254/latest',
  'https://169.254.169.254/latest',
  'http://0.0.0.0/kervan',
  'http://[fd00::1]/kervan',
  'http://[::ffff:10.0.0.5]/kervan',
  'http://127.0.0.1.ornek.example/kervan',
  'http://localhost.ornek.example/kervan',
  'http://kervan@10.0.0.5/kervan',
  'https://intranet/kervan',
])('the setting for tests opens this machine only: %s stays refused', (address) => {
  expect([mayHook(address, true), mayPushTo(address, true)]).toEqual([false, false])
})

test('a name with one public and one inner address is refused whole, and the next answer does not matter', async () => {
  let asked = 0
  const answers = [
    [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.5', family: 4 },
    ],
    [{ address: '93.184.215.14', family: 4 }],
    [{ address: '::ffff:169.254.169.254', family: 6 }],
    [],
  ]
  const hostile = ((_: string, __: object, answer: (error: null, found: object[]) => void) =>
    answer(null, answers[asked++] ?? [])) as never
  const resolve = promisify(createPublicLookup(hostile))
  await expect(resolve('a.example', { all: true })).rejects.toMatchObject({ code: 'ENOTPUBLIC' })
  // The very address that was checked is the one that is called.
  expect(await resolve('a.example', {})).toBe('93.184.215.14')
  expect(asked).toBe(2)
  await expect(resolve('a.example', {})).rejects.toMatchObject({ code: 'ENOTPUBLIC' })
  await expect(resolve('a.example', {})).rejects.toThrow('no address')
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
