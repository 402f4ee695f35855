import { createServer } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { checkMailSignature } from '#spine/mail/inbound/mail-signature.ts'
import { createPublicLookup } from '#spine/outgoing/public-address.ts'
import { createSendWebhook, longestAnswer } from '#spine/outgoing/send-webhook.ts'
import { startWebhookReceiver } from '#testing/webhook-receiver.ts'

const receiver = await startWebhookReceiver()
afterAll(() => receiver.close())
beforeEach(() => {
  receiver.arrived.length = 0
  receiver.answer = (reply) => reply.writeHead(204).end()
})

const secret = 'a secret that both sides know'
const webhook = (url = `${receiver.base}/kanca`) => ({
  url,
  secret,
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  event: 'request.created',
  body: JSON.stringify({ event: 'request.created', subject: { title: 'Şişli – Iğdır' } }),
})
const send = createSendWebhook({ allowLoopback: true })

test('arrives whole, signed as we check what others sign for us', async () => {
  expect(await send(webhook())).toEqual({ state: 'delivered', status: 204, answer: '' })
  const [hooked, ...more] = receiver.arrived
  expect(more).toEqual([])
  expect(hooked).toMatchObject({ method: 'POST', path: '/kanca', body: webhook().body })
  expect(hooked?.headers).toMatchObject({
    'kervan-delivery': webhook().id,
    'kervan-event': 'request.created',
    'content-type': 'application/json; charset=utf-8',
  })
  const isRight = (key: string, body: string) => {
    const check = checkMailSignature(hooked?.headers['kervan-signature'], [Buffer.from(key)], Date.now())
    check?.update(Buffer.from(body))
    return check?.isRight()
  }
  expect(isRight(secret, hooked?.body ?? '')).toBe(true)
  expect(isRight(secret, `${hooked?.body} `)).toBe(false)
  expect(isRight('another', hooked?.body ?? '')).toBe(false)
})

test.each([
  [200, 'delivered'],
  [202, 'delivered'],
  [400, 'refused'],
  [404, 'refused'],
  [410, 'refused'],
  [408, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
])('an answer of %i means %s', async (status, state) => {
  receiver.answer = (reply) => reply.writeHead(status).end('sebep')
  expect(await send(webhook())).toMatchObject({ state, status, answer: 'sebep' })
})

test('no redirect is followed, to this machine or elsewhere', async () => {
  for (const location of [`${receiver.base}/other`, 'http://169.254.169.254/latest/meta-data'])
    for (const status of [301, 302, 307, 308]) {
      receiver.arrived.length = 0
      receiver.answer = (reply) => reply.writeHead(status, { location }).end()
      expect(await send(webhook())).toMatchObject({ state: 'refused', status })
      expect(receiver.arrived).toHaveLength(1)
    }
})

test('of a long answer the beginning is read, however long it goes on', async () => {
  let isCut = false
  receiver.answer = (reply) => {
    reply.writeHead(200)
    const more = () => {
      while (!reply.destroyed && reply.write('x'.repeat(16_384)));
    }
    reply.on('drain', more).on('close', () => {
      isCut = true
    })
    more()
  }
  const outcome = await send(webhook())
  expect(outcome).toMatchObject({ state: 'delivered', status: 200 })
  expect(outcome.answer).toHaveLength(longestAnswer)
  await expect.poll(() => isCut).toBe(true)
})

test('an answer that cannot be stored is made storable', async () => {
  receiver.answer = (reply) => reply.end(Buffer.from([65, 0, 0xff, 66]))
  const { answer } = await send(webhook())
  expect(answer).not.toContain('\u0000')
  expect(answer).toMatch(/^A.*B$/)
})

test('whoever is silent, drips or hangs up does not hold us', async () => {
  const quick = createSendWebhook({ allowLoopback: true, timeoutMs: 300 })
  receiver.answer = () => undefined
  expect(await quick(webhook())).toMatchObject({ state: 'failed', reason: 'Alıcı zamanında yanıt vermedi.' })
  receiver.answer = (reply) => {
    reply.writeHead(200)
    const drip = setInterval(() => reply.write('.'), 20)
    reply.on('close', () => clearInterval(drip))
  }
  expect(await quick(webhook())).toMatchObject({ state: 'failed', reason: 'Alıcı zamanında yanıt vermedi.' })
  receiver.answer = (reply) => reply.destroy()
  expect(await quick(webhook())).toMatchObject({ state: 'failed', status: null })
})

test('nobody there', async () => {
  const nobody = createServer()
  await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve))
  const { port } = nobody.address() as { port: number }
  await new Promise((resolve) => nobody.close(resolve))
  expect(await send(webhook(`http://127.0.0.1:${port}/`))).toMatchObject({
    state: 'failed',
    reason: 'Alıcı bağlantıyı kabul etmedi.',
  })
})

test('a receiver may say when to come again, within limits', async () => {
  receiver.answer = (reply) => reply.writeHead(429, { 'retry-after': '90' }).end()
  expect(await send(webhook())).toMatchObject({ state: 'failed', wait: 90 })
  receiver.answer = (reply) => reply.writeHead(503, { 'retry-after': '999999' }).end()
  expect(await send(webhook())).toMatchObject({ wait: 6 * 3600 })
  receiver.answer = (reply) => reply.writeHead(503, { 'retry-after': 'never' }).end()
  expect(await send(webhook())).not.toHaveProperty('wait')
})

test('a stop of the program is no answer of the receiver', async () => {
  const stop = new AbortController()
  receiver.answer = () => stop.abort()
  await expect(send(webhook(), stop.signal)).rejects.toThrow()
})

test('in production nothing goes to this machine', async () => {
  const strict = createSendWebhook({ allowLoopback: false })
  for (const url of [
    `${receiver.base}/kanca`,
    receiver.base.replace('http:', 'https:'),
    receiver.base.replace('127.0.0.1', 'localhost'),
    receiver.base.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
    receiver.base.replace('127.0.0.1', '2130706433'),
  ])
    expect(await strict(webhook(url))).toMatchObject({ state: 'refused', status: null })
  expect(receiver.arrived).toEqual([])
})

/** As a name server answers that wants us to call inside. */
const leadsTo = (...addresses: string[]) =>
  createPublicLookup(((_: string, __: object, answer: (error: null, found: object[]) => void) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as never)

test.each([
  ['127.0.0.1'],
  ['10.1.2.3'],
  ['169.254.169.254'],
  ['::1'],
  ['fd12::1'],
  ['::ffff:127.0.0.1'],
  ['64:ff9b::7f00:1'],
  ['93.184.215.14', '192.168.0.1'],
])('a name that leads to %s is not called', async (...addresses) => {
  const { port } = new URL(receiver.base)
  const strict = createSendWebhook({ allowLoopback: false, lookup: leadsTo(...addresses) })
  expect(await strict(webhook(`https://hooks.musteri.example:${port}/`))).toMatchObject({
    state: 'refused',
    reason: 'Alıcının adı iç ağdaki bir adrese çıkıyor; istek gönderilmedi.',
  })
  expect(receiver.arrived).toEqual([])
})
