/** Who may open a live connection: refused before the upgrade, in the shape of a problem, without telling what exists. */
import { randomUUID } from 'node:crypto'
import { livePath } from '@kervan/domain/live/live-messages.ts'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { createTab, RefusedError } from '#testing/tab.ts'
import { productionEnv, startTestServer } from '#testing/test-server.ts'

const server = await sharedServer()
const customer = await server.signIn('customer')
const other = await server.signIn('customer')
const staff = await server.signIn('staff')

async function refusal(
  query: string,
  headers: Record<string, string>,
  origin: string | null = server.origin,
) {
  const url = `ws://127.0.0.1:${server.port}${livePath}?${query}`
  const all = { ...headers, ...(origin !== null && { origin }) }
  const tab = createTab(() => new WebSocket(url, { headers: all }))
  const outcome = await tab.connect().catch((error: unknown) => error)
  if (outcome instanceof RefusedError) return outcome
  await tab.close()
  throw new Error(`It was let in: ${query}`)
}

const withoutRequestId = (body: string) => ({ ...JSON.parse(body), request_id: '' })

describe('another origin is refused before the upgrade, whatever the cookie', () => {
  const foreign = (port: number): [string, string | null][] => [
    ['another site', 'https://evil.com'],
    ['an opaque page', 'null'],
    ['no origin', null],
    ['an empty one', ''],
    ['our name inside another', `http://localhost:${port}.evil.com`],
    ['our name before another', `http://localhost.evil.com:${port}`],
    ['another port', `http://localhost:${port + 1}`],
    ['no port', 'http://localhost'],
    ['another scheme', `https://localhost:${port}`],
    ['a trailing slash', `http://localhost:${port}/`],
    ['two at once', `http://localhost:${port}, https://evil.com`],
    ['user information', `http://localhost:${port}@evil.com`],
  ]

  test('every foreign origin gets 403', async () => {
    for (const [name, origin] of foreign(server.port)) {
      const answer = await refusal('', customer.headers, origin)
      expect(answer.status, name).toBe(403)
      expect(JSON.parse(answer.body), name).toMatchObject({ code: 'FOREIGN_ORIGIN', status: 403 })
    }
  })

  test('a forwarded or repeated host does not make an origin ours', async () => {
    const headers = { ...customer.headers, 'x-forwarded-host': 'evil.com', host: 'evil.com' }
    expect((await refusal('', headers, 'http://evil.com')).status).toBe(403)
  })

  test('each of our own names is let in', async () => {
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      const headers = { ...customer.headers, origin: `http://${name}:${server.port}` }
      const tab = createTab(() => server.live('', headers))
      expect(await tab.connect()).toMatchObject({ type: 'hello', refetch: false })
      await tab.close()
    }
  })
})

describe('nobody subscribes to what is not theirs', () => {
  const wishes = () => [
    `user:${other.userId}`,
    `user:${customer.userId}`,
    `user:${randomUUID()}`,
    'staff',
    'nodes',
    '*',
    'customer:*',
    'user:*',
    '__proto__',
    'constructor',
    'toString',
    'inbox ',
    'INBOX',
    'inbox,staff',
    '',
  ]
  const audienceOf = (wish: string) => `audience=${encodeURIComponent(wish)}`

  test('a customer is refused, with one answer for what exists and what does not', async () => {
    const bodies = new Set<string>()
    for (const wish of wishes()) {
      const answer = await refusal(audienceOf(wish), customer.headers)
      expect(answer.status, wish).toBe(403)
      if (wish.length > 3) expect(answer.body, wish).not.toContain(wish)
      bodies.add(JSON.stringify(withoutRequestId(answer.body)))
    }
    expect(bodies.size).toBe(1)
  })

  test('a guest is refused, and so is a customer who says to be in the office', async () => {
    for (const wish of wishes()) expect((await refusal(audienceOf(wish), {})).status, wish).toBe(401)
    expect((await refusal('', {})).status).toBe(401)
    expect((await refusal('surface=office', customer.headers)).status).toBe(401)
    expect((await refusal('surface=portal', staff.headers)).status).toBe(401)
  })

  test('several audiences at once are refused', async () => {
    expect((await refusal('audience=inbox&audience=staff', customer.headers)).status).toBe(403)
    expect((await refusal(`audience=inbox&audience=user:${other.userId}`, {})).status).toBe(401)
  })

  test('nonsense is a bad request', async () => {
    for (const query of [
      'surface=admin',
      'surface=portal&surface=office',
      'after=-1',
      'after=x',
      'after=1.5',
    ])
      expect((await refusal(query, customer.headers)).status, query).toBe(400)
  })

  test('the inbox is there in demo mode only', async () => {
    const production = await startTestServer({ env: productionEnv })
    const inbox = createTab(() => production.live('audience=inbox', { origin: 'https://kervan.example' }))
    await expect(inbox.connect()).rejects.toMatchObject({ status: 401 })
    await production.close()
  })
})

test('one person holds so many connections and no more, also when all ask at once', async () => {
  const greedy = await startTestServer({ env: { LIVE_SOCKETS_PER_PERSON: '5' } })
  const person = await greedy.signIn('customer')
  const tabs = Array.from({ length: 25 }, () => createTab(() => greedy.live('', person.headers)))
  const outcomes = await Promise.allSettled(tabs.map((tab) => tab.connect()))
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(tabs.filter((tab) => tab.isOpen())).toHaveLength(5)
  expect(refused).toHaveLength(20)
  // Before the upgrade, or right after it when several were after the same place.
  for (const reason of refused) expect(String(reason)).toMatch(/refused with 429|closed with 4429/)
  const [open] = tabs.filter((tab) => tab.isOpen())
  await open?.close()
  const again = createTab(() => greedy.live('', person.headers))
  await eventually('a freed place can be taken', () => again.connect().then(Boolean, () => false))
  await greedy.close()
})

test('connections are counted per network', async () => {
  const strict = await startTestServer({ env: { LIMIT_LIVE_CONNECT: '3/60' } })
  const statuses: unknown[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const tab = createTab(() => strict.live('audience=inbox'))
    statuses.push(
      await tab.connect().then(
        () => 101,
        (error: RefusedError) => error.status,
      ),
    )
  }
  expect(statuses).toEqual([101, 101, 101, 429, 429])
  await strict.close()
})

test('open connections do not count as calls under way', async () => {
  const tabs = Array.from({ length: 420 }, () => createTab(() => server.live('audience=inbox')))
  for (let from = 0; from < tabs.length; from += 60)
    await Promise.all(tabs.slice(from, from + 60).map((tab) => tab.connect()))
  expect((await server.fetch('/api/company')).status).toBe(200)
  for (const tab of tabs) tab.cut()
})

test('a call without an upgrade gets a problem like any other', async () => {
  const answer = await server.fetch(`${livePath}?audience=inbox`)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND', request_id: expect.any(String) })
})
