import { afterAll, beforeEach, expect, test } from 'vitest'
import { createSendPush } from '#spine/push/send-push.ts'
import { createVapid } from '#spine/push/vapid.ts'
import { createBrowserKeys, startPushService } from '#testing/push-service.ts'

const service = await startPushService()
afterAll(() => service.close())
beforeEach(() => {
  service.arrived.length = 0
  service.answers.status = 201
})

const vapid = createVapid(Buffer.alloc(32, 7), 'https://kervan.example')
const send = createSendPush(vapid, true)
const browser = createBrowserKeys()
const message = {
  title: 'Teklif Hazır',
  body: 'TLP-2026-000123 numaralı talebiniz için teklifimiz hazır: Mersin – Hamburg',
  tag: '01890a5d-ac96-774b-bcce-b302099a8057',
  link: '/dashboard?view=requests',
}
const target = (path = '/abc') => ({ endpoint: `${service.base}${path}`, ...browser.keys })

test('the browser reads what was sent; its service sees who sends, how urgent it is and how long to keep it', async () => {
  expect(await send(target(), message)).toBe('sent')
  const [pushed, ...more] = service.arrived
  expect(more).toEqual([])
  expect(JSON.parse(browser.open(pushed?.body ?? Buffer.alloc(0)))).toEqual(message)
  expect(pushed?.body.includes('Teklif')).toBe(false)
  expect(pushed?.headers).toMatchObject({
    ttl: '86400',
    urgency: 'high',
    topic: '01890a5dac96774bbcceb302099a8057',
    'content-encoding': 'aes128gcm',
  })
  expect(pushed?.headers.authorization).toContain(`k=${vapid.publicKey}`)
})

test.each([
  [200, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  [302, 'refused'],
])('an answer of %i means %s', async (status, outcome) => {
  service.answers.status = status
  expect(await send(target(), message)).toBe(outcome)
  expect(service.arrived).toHaveLength(1)
})

test.each([429, 500, 503])('an answer of %i is tried again later', async (status) => {
  service.answers.status = status
  await expect(send(target(), message)).rejects.toThrow(String(status))
})

test('in production nothing goes to this machine', async () => {
  expect(await createSendPush(vapid, false)(target(), message)).toBe('refused')
  expect(service.arrived).toEqual([])
})

test('words of any length arrive, cut', async () => {
  const long = '"ş😀'.repeat(2_000)
  expect(await send(target(), { ...message, body: long })).toBe('sent')
  const read = JSON.parse(browser.open(service.arrived[0]?.body ?? Buffer.alloc(0)))
  expect(long.startsWith(read.body)).toBe(true)
  expect(read.body.length).toBeGreaterThan(50)
})
