import { afterAll, expect, test } from 'vitest'
import { createOpenLink } from '#spine/outgoing/open-link.ts'
import { createPublicLookup } from '#spine/outgoing/public-address.ts'
import { startWebhookReceiver } from '#testing/webhook-receiver.ts'

const site = await startWebhookReceiver()
afterAll(() => site.close())
const open = createOpenLink({ allowLoopback: true, timeoutMs: 2_000 })
const page = `${site.base}/sayfa`

test.each([
  [200, 'opens'],
  [403, 'opens'],
  [404, 'gone'],
  [410, 'gone'],
  [503, 'failing'],
])('a page that answers %i: %s', async (status, state) => {
  site.answer = (reply) => reply.writeHead(status).end('x')
  expect(await open(page)).toBe(state)
})

test('redirects are followed to their end, never inside, and not for ever', async () => {
  let left = 2
  site.answer = (reply) =>
    left-- > 0 ? reply.writeHead(302, { location: '/son' }).end() : reply.writeHead(404).end()
  site.arrived.length = 0
  expect(await open(page)).toBe('gone')
  expect(site.arrived.map(({ path, method }) => `${method} ${path}`)).toEqual([
    'GET /sayfa',
    'GET /son',
    'GET /son',
  ])
  for (const location of ['http://169.254.169.254/latest', 'https://10.0.0.5/', 'file:///etc/passwd']) {
    site.answer = (reply) => reply.writeHead(302, { location }).end()
    expect(await open(page)).toBe('inside')
  }
  site.answer = (reply) => reply.writeHead(301, { location: page }).end()
  expect(await open(page)).toBe('failing')
})

test('nothing inside is asked, by its address or by its name', async () => {
  site.arrived.length = 0
  const strict = createOpenLink({ allowLoopback: false })
  for (const address of [page, 'http://192.168.1.1/', 'http://intranet/', 'http://a.example:25/'])
    expect(await strict(address)).toBe('inside')
  const inner = createPublicLookup(((_: string, __: object, answer: (error: null, found: object[]) => void) =>
    answer(null, [{ address: '127.0.0.1', family: 4 }])) as never)
  const fooled = createOpenLink({ allowLoopback: false, lookup: inner })
  expect(await fooled(`http://ornek.example:${new URL(site.base).port}/`)).toBe('inside')
  expect(site.arrived).toEqual([])
})

test('a page that is silent or hangs up cannot be reached', async () => {
  site.answer = () => undefined
  expect(await createOpenLink({ allowLoopback: true, timeoutMs: 200 })(page)).toBe('unreachable')
  site.answer = (reply) => reply.destroy()
  expect(await open(page)).toBe('unreachable')
})
