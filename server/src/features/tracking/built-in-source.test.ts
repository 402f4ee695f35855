/** The carrier of a demo, on real rows: what it tells moves a shipment once, whoever asks and however often. */
import { randomUUID } from 'node:crypto'
import { plainEvent } from '@kervan/domain/tracking/told-message.ts'
import { expect, test } from 'vitest'
import { createBuiltInSource } from '#features/tracking/built-in-source.ts'
import { createMoveDemoShipments } from '#features/tracking/move-demo-shipments.jobs.ts'
import { type NewEvent, recordEvents } from '#features/tracking/record-events.ts'
import { system } from '#spine/database/act-as.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const { services } = server
const source = createBuiltInSource(services)

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

async function aShipment(customerId: string, approvedDaysAgo: number): Promise<string> {
  const [row] = await query<{ id: string }>(
    server,
    `insert into shipments (shipment_number, customer_id, shipment_type, status, origin_code, origin_city, destination_code, destination_city)
     values ($1, $2, 'sea', 'preparing', 'DEHAM', 'Hamburg', 'TRIZM', 'İzmir') returning id`,
    [`SH-${randomUUID()}`, customerId],
  )
  const at = daysAgo(approvedDaysAgo)
  const approved: NewEvent = {
    ...plainEvent,
    source: 'kervan',
    source_event_id: 'approved',
    told_at: at,
    happened_at: at,
    kind: 'approved',
  }
  await services.actAs(system, (tx) => recordEvents(tx, services, row?.id ?? '', [approved]))
  return row?.id ?? ''
}
const stateOf = async (id: string) => {
  const [row] = await query<{ status: string; current_location: string; events: number }>(
    server,
    `select status, current_location, (select count(*)::int from tracking_events e where e.shipment_id = s.id) as events
     from shipments s where id = $1`,
    [id],
  )
  return row
}

test('a shipment is as far as the clock says, and ten who ask at once move it on step by step', async () => {
  const customer = await server.signIn('customer')
  const id = await aShipment(customer.userId, 12)
  const { news } = await source.ask([id])
  expect(news).toBeGreaterThan(4)
  const before = await stateOf(id)
  expect(before).toMatchObject({ status: 'in_transit', events: news + 1 })
  const each = await Promise.all(Array.from({ length: 10 }, () => source.ask([id])))
  const after = await stateOf(id)
  expect(after?.events).toBe((before?.events ?? 0) + each.reduce((sum, { news: told }) => sum + told, 0))
  for (let asked = 0; asked < 20; asked += 1) await source.ask([id])
  expect(await stateOf(id)).toMatchObject({ status: 'delivered', current_location: 'İzmir' })
  expect((await source.ask([id])).news).toBe(0)
})

test('a customer asks for news of their own shipments only', async () => {
  const [mine, other] = [await server.signIn('customer'), await server.signIn('customer')]
  const [own, foreign] = [await aShipment(mine.userId, 0), await aShipment(other.userId, 0)]
  const all = await server.call('POST', '/tracking-refreshes', { as: mine, body: {} })
  expect(all.body).toEqual({ outcome: 'asked', shipments: 1, news: 1 })
  const of = await server.call('POST', '/tracking-refreshes', { as: mine, body: { shipment_id: foreign } })
  expect(of.body).toEqual({ outcome: 'asked', shipments: 0, news: 0 })
  expect((await stateOf(own))?.events).toBe(2)
  expect((await stateOf(foreign))?.events).toBe(1)
})

test('staff ask for news of any shipment, but not of all at once', async () => {
  const [customer, staff] = [await server.signIn('customer'), await server.signIn('staff')]
  const shipment_id = await aShipment(customer.userId, 0)
  const ask = async (body: object) =>
    (await server.call('POST', '/tracking-refreshes', { as: staff, body })).body
  expect(await ask({})).toEqual({ outcome: 'asked', shipments: 0, news: 0 })
  expect((await stateOf(shipment_id))?.events).toBe(1)
  expect(await ask({ shipment_id })).toEqual({ outcome: 'asked', shipments: 1, news: 1 })
  expect((await stateOf(shipment_id))?.events).toBe(2)
})

test('where a real carrier is connected nothing is invented beside what it says', async () => {
  const customer = await server.signIn('customer')
  const id = await aShipment(customer.userId, 12)
  const run = (config: Partial<typeof services.config>) => {
    const move = createMoveDemoShipments({ ...services, config: { ...services.config, ...config } })
    return move({}, AbortSignal.timeout(60_000))
  }
  await run({ trackingUrl: 'https://carrier.example' })
  await run({ mode: 'production' })
  expect((await stateOf(id))?.events).toBe(1)
  await run({})
  expect((await stateOf(id))?.events).toBeGreaterThan(4)
})
