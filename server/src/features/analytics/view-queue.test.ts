/** While the database is slow, a flood from one network and one of robots leave room for everybody else. */
import { randomUUID } from 'node:crypto'
import { consentVersions } from '@kervan/domain/consents/consent-versions.ts'
import { afterAll, expect, test } from 'vitest'
import type { PageView } from '#features/analytics/analytics.queries.ts'
import { createViewQueue } from '#features/analytics/view-queue.ts'
import { createLog } from '#spine/config/log.ts'
import type { ActAs } from '#spine/database/act-as.ts'
import { eventually } from '#testing/eventually.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())

const view = (visitor_id: string, network: string) =>
  ({
    ...{ robot: false, at: Date.now(), visitor_id, page: '/', used_tool: false, device_type: 'desktop' },
    ...{ browser: 'Chrome', user_id: null, user_type: 'guest', country: null, city: null, network },
    ...{ source: '', campaign: '' },
  }) as PageView

test('honest visitors are counted under a flood', async () => {
  const honest = randomUUID()
  await query(
    server,
    "insert into visitor_consents (visitor_id, purpose, granted, text_version) values ($1, 'analytics', true, $2)",
    [honest, consentVersions.analytics],
  )
  const gate = Promise.withResolvers<void>()
  const actAs: ActAs = async (actor, work) => {
    await gate.promise
    return server.services.actAs(actor, work)
  }
  const queue = createViewQueue({ actAs, log: createLog('silent') })
  for (let turn = 0; turn < 20_000; turn += 1) {
    queue.add(view(randomUUID(), '203.0.113.0/24'))
    queue.add({ robot: true, at: Date.now(), page: '/', network: `198.51.${turn % 250}.0/24` })
    if (turn % 1_000 === 999) queue.add(view(honest, '192.0.2.0/24'))
  }
  gate.resolve()
  await queue.stop()
  const [{ views } = { views: 0 }] = await query<{ views: number }>(
    server,
    'select views from visitor_sessions where visitor_id = $1',
    [honest],
  )
  expect(views).toBe(20)
})

test('one network is braked whatever it sends: made-up ids, no ids, or a robot’s pages', async () => {
  const queue = createViewQueue({ actAs: server.services.actAs, log: createLog('silent') })
  const at = Date.now()
  const [flood, other] = ['203.0.113.0/24', '192.0.2.0/24']
  for (let turn = 0; turn < 2_000; turn += 1) {
    queue.add({ ...view(randomUUID(), flood), page: '/about' })
    queue.add({ robot: false, at, visitor_id: null, page: '/about', network: flood })
    queue.add({ robot: true, at, page: '/about', network: flood })
    if (turn < 100) queue.add({ robot: true, at, page: '/services', network: other })
  }
  await queue.stop()
  expect(
    await query(
      server,
      "select page, kind, views from anonymous_views where page in ('/about', '/services') order by page, kind",
    ),
  ).toEqual([
    // The robots of a network take no room from its people.
    { page: '/about', kind: 'robot', views: 600 },
    { page: '/about', kind: 'without_consent', views: 600 },
    { page: '/services', kind: 'robot', views: 100 },
  ])
})

const countedOn = async (page: string) => {
  const [row] = await query<{ views: number }>(
    server,
    'select sum(views)::int as views from anonymous_views where page = $1',
    [page],
  )
  return row?.views ?? 0
}

test('a view that cannot be written takes no other along', async () => {
  const queue = createViewQueue({ actAs: server.services.actAs, log: createLog('silent') })
  const broken = { ...view(randomUUID(), '192.0.2.0/24'), page: '/contact', source: 'half a letter: \ud801' }
  for (let turn = 0; turn < 499; turn += 1) {
    if (turn === 123) queue.add(broken)
    queue.add({ robot: false, at: Date.now(), visitor_id: null, page: '/contact', network: '192.0.2.0/24' })
  }
  await queue.stop()
  expect(await countedOn('/contact')).toBe(499)
})

test('after an outage whoever lost views has as much room as before', async () => {
  let isDown = true
  const gate = Promise.withResolvers<void>()
  const actAs: ActAs = async (actor, work) => {
    await gate.promise
    if (isDown) throw Object.assign(new Error('shut down'), { code: '57P01' })
    return server.services.actAs(actor, work)
  }
  const queue = createViewQueue({ actAs, log: createLog('silent') })
  const at = Date.now()
  const robots = (from: number) => {
    for (let turn = 0; turn < 2_500; turn += 1)
      queue.add({ robot: true, at, page: '/faq', network: `robots ${from + (turn % 10)}` })
  }
  // The first 500 are being written, and 10,000 wait: the robots' last 500 have no room once those come back.
  for (let turn = 0; turn < 8_000; turn += 1)
    queue.add({ robot: false, at, visitor_id: null, page: '/', network: `network ${turn % 16}` })
  robots(0)
  gate.resolve()
  await new Promise((done) => setTimeout(done, 50))
  isDown = false
  await eventually('what has waited is written', async () => (await countedOn('/faq')) === 2_000)
  robots(10)
  await queue.stop()
  expect(await countedOn('/faq')).toBe(4_500)
})
