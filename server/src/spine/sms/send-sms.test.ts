import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSendSms, PermanentSmsError, toInternational, UncertainSmsError } from '#spine/sms/send-sms.ts'

type Taken = { url: string; headers: Record<string, unknown>; body: unknown }
const taken: Taken[] = []
let status = 200
const gateway = createServer(async (request, reply) => {
  let body = ''
  for await (const part of request) body += part
  taken.push({ url: request.url ?? '', headers: request.headers, body: JSON.parse(body) })
  if (status === 0) return void reply.destroy()
  reply.writeHead(status, { location: '/elsewhere' }).end('{}')
})
beforeAll(() => new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => gateway.close(resolve)))
beforeEach(() => {
  taken.length = 0
  status = 200
})
const address = (login = '') =>
  `http://${login}127.0.0.1:${(gateway.address() as AddressInfo).port}/v1/send?from=Kervan`
const sms = { id: 'n-1', to: '+905320000001', text: 'Kervan Lojistik: Teklif Hazır.' }

test('one POST with whom and what; name and password as the gateway wants them', async () => {
  await createSendSms(address('kervan:gizli%40sifre@'))(sms)
  expect(taken).toMatchObject([
    {
      url: '/v1/send?from=Kervan',
      headers: {
        authorization: `Basic ${Buffer.from('kervan:gizli@sifre').toString('base64')}`,
        'idempotency-key': 'n-1',
      },
      body: { to: sms.to, text: sms.text },
    },
  ])
  await createSendSms(address())(sms)
  expect(taken[1]?.headers).not.toHaveProperty('authorization')
})

test('what passes is tried again, what is wrong with the message is not', async () => {
  const send = createSendSms(address())
  for (status of [401, 429, 500, 503]) await expect(send(sms)).rejects.not.toBeInstanceOf(PermanentSmsError)
  for (status of [400, 404, 422]) await expect(send(sms)).rejects.toBeInstanceOf(PermanentSmsError)
})

test('a line that breaks before the answer leaves it uncertain, a gateway that cannot be reached does not', async () => {
  status = 0
  await expect(createSendSms(address())(sms)).rejects.toBeInstanceOf(UncertainSmsError)
  const nobody = createServer()
  await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve))
  const { port } = nobody.address() as AddressInfo
  await new Promise((resolve) => nobody.close(resolve))
  await expect(createSendSms(`http://127.0.0.1:${port}/`)(sms)).rejects.not.toBeInstanceOf(UncertainSmsError)
})

test('numbers are toInternational with their country', () => {
  expect(toInternational('+90 532 000 00 01')).toBe('+905320000001')
  expect(toInternational('0 (532) 000-00-01')).toBe('+905320000001')
  expect(toInternational('0049 40 000000')).toBe('+4940000000')
  expect(toInternational('')).toBeUndefined()
  expect(toInternational('12')).toBeUndefined()
})
