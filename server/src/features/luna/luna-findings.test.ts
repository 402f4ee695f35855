/** What is found in operations equals what hand-written statements find, and each customer sees only their own. */
import type { Insight } from '@kervan/domain/luna/insights.contract.ts'
import type { Recommendation } from '@kervan/domain/luna/recommendations.contract.ts'
import type { WhatIf } from '@kervan/domain/luna/what-if.contract.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createLunaFindings } from '#features/luna/luna-findings.jobs.ts'
import { computePortWaits } from '#features/luna/ports/port-waits.jobs.ts'
import { system } from '#spine/database/act-as.ts'
import { emptyTables } from '#testing/empty-tables.ts'
import { eventually } from '#testing/eventually.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { writtenPrice } from '#testing/quotes.ts'
import { query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

// A server of its own: findings are made from all rows there are.
const server = await startTestServer()
const [one, other] = [await wholeCustomer(server), await wholeCustomer(server)]
afterAll(() => server.close())
beforeEach(() =>
  emptyTables(
    server,
    'quotes',
    'requests',
    'shipments',
    'insights',
    'recommendations',
    'market_figures',
    'market_notes',
    'port_waits',
  ),
)
const run = () => createLunaFindings(server.services)({}, AbortSignal.timeout(60_000))
const insightsOf = async (as: SignedIn) =>
  (await server.call<{ insights: Insight[] }>('GET', '/insights', { as })).body.insights
const recommendedTo = async (as: SignedIn) =>
  (await server.call<{ recommendations: Recommendation[] }>('GET', '/recommendations', { as })).body
    .recommendations

let made = 0
/** Delivered so many days ago, so many days after the customer's yes. */
async function delivered(days: number, ago: number) {
  made += 1
  await query(
    server,
    `with q as (insert into quotes (quote_no, customer_id, status, sent_at, shipment_type, origin_country_code, destination_country_code,
         container_qty, container_type, currency, total_amount, accepted_amount, accepted_options, validity_days, valid_until, answered_at, created_by, ${writtenPrice.columns})
       values ($1, $2, 'accepted', now(), 'sea', 'CN', 'TR', 1, '20GP', 'USD', 100, 100, '[]', 15, now(), now() - ($3::float8 + $4) * interval '1 day', $2, ${writtenPrice.values(100)})
       returning id)
     insert into shipments (shipment_number, customer_id, quote_id, shipment_type, status, delivered_at)
     select $1, $2, id, 'sea', 'delivered', now() - $4 * interval '1 day' from q`,
    [`L-${made}`, one.userId, days, ago],
  )
}

test('a lane whose transit has grown is found from five deliveries on, with both medians and their samples', async () => {
  for (const days of [30, 31, 32, 33, 34]) await delivered(days, 100)
  for (const days of [40, 41, 42, 43]) await delivered(days, 10)
  await run()
  expect(await insightsOf(other)).toEqual([])
  await delivered(44, 10)
  await run()
  const [hand] = await query<{ recent: number; before: number }>(
    server,
    `select percentile_cont(0.5) within group (order by d) filter (where s.delivered_at > now() - interval '60 days') as recent,
       percentile_cont(0.5) within group (order by d) filter (where s.delivered_at <= now() - interval '60 days') as before
     from shipments s join quotes q on q.id = s.quote_id, lateral (select extract(epoch from s.delivered_at - q.answered_at) / 86400 as d) t`,
  )
  expect([Math.round(hand?.recent ?? 0), Math.round(hand?.before ?? 0)]).toEqual([42, 32])
  const [found, ...rest] = await insightsOf(other)
  expect(rest).toEqual([])
  expect(found).toMatchObject({
    category: 'routes',
    impact: 'medium',
    location: 'Çin – Türkiye',
    estimated_delay_hours: 240,
  })
  expect(found?.evidence.map(({ value, sample }) => [value, sample])).toEqual([
    ['42\u00a0gün', 5],
    ['32\u00a0gün', 5],
  ])
  expect(found?.description).toContain('%31')
})

/** Arrived so many hours before it left the terminal, so many days ago. */
async function waited(hours: number, ago: number, retracted = false) {
  made += 1
  await query(
    server,
    `with s as (insert into shipments (shipment_number, customer_id, shipment_type, status, destination_code, destination_city)
       values ($1, $2, 'sea', 'in_transit', 'TRMER', 'Mersin') returning id)
     insert into tracking_events (shipment_id, customer_id, source, source_event_id, told_at, kind, happened_at, place_code, digest, retracted)
     select s.id, $2, 'dcsa', k.kind || $5, now(), k.kind, now() - $4 * interval '1 day' - k.before * interval '1 hour', k.place, $1, $5::boolean
     from s, (values ('arrived', $3::int, 'TRMER'), ('gate_out', 0, 'TRMER')) as k (kind, before, place)`,
    [`W-${made}`, one.userId, hours, ago, retracted],
  )
}

test('a port where our boxes wait longer than usual is found, and fills it in the suggestions', async () => {
  for (const hours of [20, 22, 24, 26, 28]) await waited(hours, 120)
  for (const hours of [40, 44, 48, 52, 56]) await waited(hours, 20)
  await waited(900, 20, true)
  await server.services.actAs(system, computePortWaits)
  const [row] = await query(server, "select * from port_waits where port_code = 'TRMER'")
  expect(row).toMatchObject({
    side: 'destination',
    recent_median: '48.0',
    recent_sample: 5,
    usual_median: '24.0',
    usual_sample: 5,
  })
  // Twice as long as usual: 0.5 × 48 / 24, a little below full.
  expect(await query(server, 'select code, utilization from places where utilization is not null')).toEqual([
    { code: 'TRMER', utilization: 0.98 },
  ])
  await run()
  expect(await insightsOf(other)).toMatchObject([
    {
      category: 'ports',
      title: 'Mersin: bekleme uzadı',
      impact: 'high',
      urgency: 'urgent',
      estimated_delay_hours: 24,
    },
  ])
  await query(server, 'delete from shipments')
  await server.services.actAs(system, computePortWaits)
  await run()
  expect(await insightsOf(other)).toEqual([])
  expect(await query(server, 'select from places where utilization is not null')).toEqual([])
})

async function late(owner: SignedIn, days: number): Promise<string> {
  made += 1
  const [row] = await query<{ id: string }>(
    server,
    `insert into shipments (shipment_number, customer_id, shipment_type, status, origin_city, destination_city, promised_at, eta)
     values ($1, $2, 'sea', 'in_transit', 'Busan', 'Mersin', now(), now() + $3 * interval '1 day') returning id`,
    [`SH-${made}`, owner.userId, days],
  )
  return row?.id ?? ''
}

test('a shipment that will miss its promise concerns its customer alone, who may act on it or dismiss it once', async () => {
  const id = await late(one, 6)
  await late(one, 2) // within what the company calls in time
  const tab = server.tabOf(one)
  await tab.connect()
  await run()
  expect(await insightsOf(other)).toEqual([])
  expect(await insightsOf(one)).toMatchObject([
    { category: 'traffic', estimated_delay_hours: 144, urgency: 'urgent' },
  ])
  const [made, ...rest] = await recommendedTo(one)
  expect(rest).toEqual([])
  expect(made).toMatchObject({ kind: 'late', action_link: `/dashboard?view=shipments&shipment=${id}` })
  expect(made?.evidence.map(({ source }) => source)).toEqual(['Takip kayıtları', 'Onayladığınız teklif'])
  await eventually('the open page is told', () =>
    tab.arrivals.some(({ name }) => name === 'luna.recommendation_made'),
  )
  const answer = (as: SignedIn) =>
    server.call('POST', `/recommendations/${made?.id}/answer`, { as, body: { answer: 'dismissed' } })
  expect((await answer(other)).status).toBe(404)
  expect((await answer(one)).status).toBe(200)
  expect((await answer(one)).status).toBe(200)
  await run()
  expect(await recommendedTo(one)).toEqual([])
  expect(await query(server, 'select from recommendations where dismissed_at is not null')).toHaveLength(1)
})

test('what was answered takes nobody’s place', async () => {
  for (const days of [6, 7, 8]) await late(one, days)
  await asked(one)
  await asked(one, { ready: 15 })
  await run()
  expect((await recommendedTo(one)).map(({ kind }) => kind)).toEqual(['late', 'late', 'late'])
  const [first] = await recommendedTo(one)
  await server.call('POST', `/recommendations/${first?.id}/answer`, { as: one, body: { answer: 'acted' } })
  await run()
  expect((await recommendedTo(one)).map(({ kind }) => kind).sort()).toEqual(['consolidate', 'late', 'late'])
})

test('what no longer holds ends, and holds again when it does', async () => {
  const id = await late(one, 6)
  await run()
  expect(await recommendedTo(one)).toHaveLength(1)
  await query(server, 'update shipments set eta = promised_at where id = $1', [id])
  await run()
  expect(await recommendedTo(one)).toEqual([])
  await query(server, "update shipments set eta = promised_at + interval '9 days' where id = $1", [id])
  await run()
  expect(await recommendedTo(one)).toHaveLength(1)
})

async function asked(
  owner: SignedIn,
  more: { ago?: number; status?: string; service?: string; ready?: number } = {},
) {
  made += 1
  const { ago = 0, status = 'pending', service = 'LCL', ready = 5 } = more
  await query(
    server,
    `insert into requests (number, customer_id, form, title, shipment_type, service_type, status, origin_country, origin_country_code, origin_city,
       destination_country, destination_country_code, destination_city, estimated_volume, preferred_date, quote_due_at, created_by, created_at)
     values ($1, $2, 'quick', 'x', 'sea', $3, $4, 'Çin', 'CN', 'Şanghay', 'Türkiye', 'TR', 'İstanbul', 4, $5, now(), $2, now() - $6 * interval '1 day')`,
    [`T-${made}`, owner.userId, service, status, daysLater(dayInIstanbul(new Date()), ready), ago],
  )
}

test('part loads that could travel together, a habit that is due, and a lane that grows dearer', async () => {
  await asked(one)
  await asked(one, { ready: 15 })
  for (const ago of [130, 100, 70, 40]) await asked(other, { ago, status: 'rejected', service: 'FCL' })
  const today = dayInIstanbul(new Date())
  await query(
    server,
    `insert into market_figures (kind, subject, day, value, source) values ('freight', 'china', $1, 1000, 'x'), ('freight', 'china', $2, 1060, 'x')`,
    [daysLater(today, -35), today],
  )
  await run()
  expect((await recommendedTo(one)).map(({ kind }) => kind)).toEqual(['consolidate'])
  const toOther = await recommendedTo(other)
  expect(toOther.map(({ kind }) => kind).sort()).toEqual(['price', 'rhythm'])
  expect(toOther.find(({ kind }) => kind === 'rhythm')?.text).toContain('30\u00a0günde bir')
})

test('one load by sea, air and road: a price only where there is a band, and gas by distance and factor', async () => {
  const input = new URLSearchParams({
    from_city: 'Hamburg',
    from_country: 'Almanya',
    to_city: 'İzmir',
    to_country: 'Türkiye',
    weight: '1200',
    volume: '8',
  })
  const { options } = (await server.call<WhatIf>('GET', `/what-if?${input}`, { as: one })).body
  expect(options.map(({ transport_mode, quantity, price }) => [transport_mode, quantity, price])).toEqual([
    ['sea_lcl', '8', null],
    ['air', '1333.5', null],
    ['land', '2664', null],
  ])
  const [sea, air, land] = options.map(({ emissions_kg }) => emissions_kg ?? 0)
  expect(sea).toBeGreaterThan(0)
  expect(air ?? 0).toBeGreaterThan(5 * (land ?? 0))
  expect(land ?? 0).toBeGreaterThan(sea ?? 0)
})
