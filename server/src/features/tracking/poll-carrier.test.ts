/** A carrier that is asked in turns: it repeats itself, is late and out of order, and is down for a while. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createCarrierClient } from '#features/tracking/carrier-client.ts'
import { createCarrierSource } from '#features/tracking/create-carrier-source.ts'
import { createDcsaSource } from '#features/tracking/dcsa-source.ts'
import { createAskAnew, createPollCarrier } from '#features/tracking/poll-carrier.jobs.ts'
import { openCarrier } from '#testing/carrier.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'
import {
  carrierEvent,
  keptAbout,
  type Tracked,
  trackedShipment,
  trackedState,
} from '#testing/tracked-shipments.ts'

const carrier = await openCarrier()
// The server itself knows of no carrier, so that its own job asks nobody in between.
const callsPerHour = 100
const server = await startTestServer({ env: { LIMIT_TRACKING_CALLS: `${callsPerHour}/3600` } })
afterAll(async () => {
  await server.close()
  await carrier.close()
})
const customer = await server.signIn('customer')
const { services } = server
const trackingUrl = carrier.url
const config = { ...services.config, trackingUrl, trackingKey: 'Consumer-Key: abc' }
const carrierSource = createCarrierSource({ ...services, config })
if (!carrierSource) throw new Error('There is no carrier.')
const poll = createPollCarrier({ ...services, config, carrierSource, log: { warn: () => undefined } })
const run = () => poll({}, new AbortController().signal)

/** Nobody else's is asked about. */
async function shipment(more: { status?: string } = {}): Promise<Tracked> {
  await query(server, 'delete from limits')
  await query(server, 'delete from carrier_polls')
  await query(server, 'delete from carrier_pause')
  await query(server, "update shipments set status = 'cancelled', updated_at = now() - interval '1 year'")
  carrier.events.length = 0
  carrier.asked.length = 0
  carrier.fail(undefined)
  return trackedShipment(server, { status: 'preparing', customer: customer.userId, ...more })
}
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
/** It happened and was told so many hours ago. */
const told = ({ container, booking }: Tracked, hours: number, more: Record<string, unknown> = {}) =>
  carrierEvent(container, {
    eventDateTime: hoursAgo(hours),
    eventCreatedDateTime: hoursAgo(hours),
    documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: booking }],
    ...more,
  })
const departure = {
  equipmentEventTypeCode: undefined,
  eventType: 'TRANSPORT',
  transportEventTypeCode: 'DEPA',
}
/** As if nobody had asked for so long. */
const later = (hours = 1) =>
  query(server, "update carrier_polls set asked_at = asked_at - $1 * interval '1 hour'", [hours])

test('a carrier with more pages than are read in one go is read on where we stopped', async () => {
  const one = await shipment()
  const [first, ...rest] = [500, 440, 380, 320, 260, 200].map((hours) => told(one, hours))
  carrier.events.push({ ...first, eventUpdatedDateTime: hoursAgo(1) }, ...rest)
  const client = createCarrierClient(config)
  if (!client) throw new Error('There is no carrier.')
  const source = createDcsaSource({ ...services, client, countCall: async () => undefined, mostPages: 1 })
  for (let times = 0; times < 6; times += 1) await source.ask([one.id])
  expect((await trackedState(server, one.id)).told).toBe(6)
  expect(carrier.asked[0]?.query.get('sort')).toBe('eventCreatedDateTime:ASC')
})

test('all pages are read, with our key, and the next question begins where the last one ended', async () => {
  const one = await shipment()
  carrier.events.push(...[50, 40, 30, 20, 10].map((hours) => told(one, hours)))
  await run()
  expect(await trackedState(server, one.id)).toMatchObject({ status: 'in_transit', told: 5 })
  expect(carrier.asked).toHaveLength(3)
  expect(carrier.asked[0]).toMatchObject({ path: '/v2/events', headers: { 'consumer-key': 'abc' } })
  expect(carrier.asked[0]?.query.get('carrierBookingReference')).toBe(one.booking)
  expect(carrier.asked[0]?.query.has('eventCreatedDateTime:gte')).toBe(false)
  await run()
  expect(carrier.asked).toHaveLength(3)
  await later()
  carrier.events.push(told(one, 1, departure))
  await run()
  const since = carrier.asked[3]?.query.get('eventCreatedDateTime:gte') ?? ''
  expect(Date.parse(since)).toBe(Date.parse(String(carrier.events[4]?.eventCreatedDateTime)) - 86_400_000)
  expect((await trackedState(server, one.id)).told).toBe(6)
})

test('what it says late, out of order, again, or takes back gives the same state as in order', async () => {
  const one = await shipment()
  const wrong = told(one, 5, {
    emptyIndicatorCode: 'LADEN',
    equipmentEventTypeCode: 'STRP',
    facilityTypeCode: 'CLOC',
  })
  carrier.events.push(told(one, 3, departure), wrong)
  await run()
  expect((await trackedState(server, one.id)).status).toBe('delivered')
  await later(12)
  carrier.events.push({ ...wrong, isRetracted: true, eventUpdatedDateTime: hoursAgo(2) }, told(one, 20))
  await run()
  const { row, derived, status, told: count } = await trackedState(server, one.id)
  expect(row).toMatchObject(derived)
  expect([status, count]).toEqual(['in_transit', 4])
})

test('what is delivered is asked about for 30 days more, less often: its empty container, and what was wrong', async () => {
  const one = await shipment()
  const laden = { emptyIndicatorCode: 'LADEN', equipmentEventTypeCode: 'STRP', facilityTypeCode: 'CLOC' }
  carrier.events.push(told(one, 5, laden))
  await run()
  expect((await trackedState(server, one.id)).status).toBe('delivered')
  await later(2)
  await run()
  expect(carrier.asked).toHaveLength(1)
  carrier.events.push(told(one, 1, { emptyIndicatorCode: 'EMPTY', equipmentEventTypeCode: 'GTIN' }))
  await later(12)
  await run()
  expect(await trackedState(server, one.id)).toMatchObject({ status: 'delivered', told: 2 })
  carrier.asked.length = 0
  await later(12)
  const deliveredBefore = (days: number) =>
    query(server, 'update shipments set delivered_at = now() - $2 * interval $$1 day$$ where id = $1', [
      one.id,
      days,
    ])
  await deliveredBefore(31)
  await run()
  expect(carrier.asked).toEqual([])
  await deliveredBefore(29)
  await run()
  expect(carrier.asked).toHaveLength(1)
})

test('a cancelled shipment is asked about too, since that may be taken back', async () => {
  const one = await shipment()
  const cancelledBefore = (days: number) =>
    query(
      server,
      "update shipments set status = 'cancelled', updated_at = now() - $2 * interval $$1 day$$ where id = $1",
      [one.id, days],
    )
  await cancelledBefore(31)
  await run()
  expect(carrier.asked).toEqual([])
  await cancelledBefore(1)
  await run()
  expect(carrier.asked).toHaveLength(1)
})

test('it is a carrier by sea: nobody asks it about flights and lorries', async () => {
  const one = await shipment()
  for (const type of ['air', 'land']) {
    await query(server, 'update shipments set shipment_type = $2 where id = $1', [one.id, type])
    await run()
    expect(await carrierSource.ask([one.id])).toEqual({ asked: 0, news: 0 })
  }
  expect(carrier.asked).toEqual([])
})

test('its calls are counted, however they come about: beyond the budget nobody is asked, and later nothing is missing', async () => {
  const one = await shipment()
  carrier.events.push(told(one, 9), told(one, 8, departure))
  for (let call = 1; call < callsPerHour; call += 1) await services.limits.trackingCalls('carrier')
  await carrierSource.ask([one.id])
  expect(carrier.asked).toHaveLength(1)
  const refused = await carrierSource.ask([one.id]).catch((error: Error) => error.name)
  expect(refused).toBe('CarrierError')
  carrier.events.push(told(one, 1))
  await later()
  await run()
  expect(carrier.asked).toHaveLength(1)
  await query(server, 'delete from limits')
  await later()
  await run()
  expect((await trackedState(server, one.id)).told).toBe(3)
})

test('once a day it is asked about everything, so that what it takes back long afterwards is heard', async () => {
  const one = await shipment()
  const wrong = told(one, 200)
  carrier.events.push(wrong, told(one, 2, { equipmentEventTypeCode: 'GTIN' }))
  await run()
  carrier.events[0] = { ...wrong, isRetracted: true, eventUpdatedDateTime: hoursAgo(1) }
  await later()
  await run()
  expect((await trackedState(server, one.id)).told).toBe(2)
  await createAskAnew(services)({}, new AbortController().signal)
  await later()
  await run()
  expect(await trackedState(server, one.id)).toMatchObject({ status: 'preparing', told: 3 })
})

test('while it is down nobody is asked again before the time that it names, and then nothing is missing', async () => {
  const one = await shipment()
  carrier.events.push(told(one, 9), told(one, 8, departure))
  carrier.fail((reply) => void reply.writeHead(429, { 'retry-after': '600' }).end())
  await run()
  await later()
  await run()
  expect(carrier.asked).toHaveLength(1)
  expect(await carrierSource.ask([one.id]).catch((error: Error) => error.name)).toBe('CarrierError')
  const [pause] = await query<{ seconds: number }>(
    server,
    'select extract(epoch from quiet_until - now())::int as seconds from carrier_pause',
  )
  expect(pause?.seconds).toBeGreaterThan(300)
  await query(server, 'update carrier_pause set quiet_until = now()')
  carrier.fail((reply) => void reply.writeHead(503).end())
  await run()
  await query(server, 'update carrier_pause set quiet_until = now()')
  carrier.fail((reply) => void reply.destroy())
  await later()
  await run()
  expect(await query(server, 'select failures from carrier_pause')).toEqual([{ failures: 3 }])
  await query(server, 'update carrier_pause set quiet_until = now()')
  carrier.fail(undefined)
  await later()
  await run()
  expect((await trackedState(server, one.id)).told).toBe(2)
  expect(await query(server, 'select failures from carrier_pause')).toEqual([{ failures: 0 }])
})

test('one that it refuses does not keep the others waiting, and who was not asked for longest comes first', async () => {
  const first = await shipment()
  const second = await trackedShipment(server, { status: 'in_transit', customer: customer.userId })
  carrier.events.push(told(second, 4))
  await run()
  await query(
    server,
    "update carrier_polls set asked_at = now() - interval '2 hours' where shipment_id = $1",
    [second.id],
  )
  await query(
    server,
    "update carrier_polls set asked_at = now() - interval '1 hour' where shipment_id = $1",
    [first.id],
  )
  carrier.asked.length = 0
  carrier.fail((reply) => void reply.writeHead(400).end())
  await run()
  expect(carrier.asked.map((call) => call.query.get('carrierBookingReference'))).toEqual([
    second.booking,
    first.booking,
  ])
})

test('of several that are asked at once one that it refuses holds up no other, and only those it answered are counted', async () => {
  const refused = await shipment()
  const other = await trackedShipment(server, { status: 'in_transit', customer: customer.userId })
  carrier.events.push(told(other, 4))
  carrier.fail((reply) => {
    if (carrier.asked.at(-1)?.query.get('carrierBookingReference') === refused.booking)
      return void reply.writeHead(400).end()
    reply.writeHead(200).end(JSON.stringify(carrier.events))
  })
  expect(await carrierSource.ask([refused.id, other.id])).toEqual({ asked: 1, news: 1 })
  await expect(carrierSource.ask([refused.id])).rejects.toMatchObject({ name: 'CarrierError' })
})

test('who presses the button is asked for where a carrier can be: by sea, the longest waiting first', async () => {
  const one = await shipment()
  const others = await Promise.all(
    Array.from({ length: 21 }, () =>
      trackedShipment(server, { status: 'in_transit', customer: customer.userId }),
    ),
  )
  const ids = [one, ...others].map(({ id }) => id)
  const first = await carrierSource.choose(ids)
  expect(first).toHaveLength(20)
  await carrierSource.ask(first)
  const second = await carrierSource.choose(ids)
  expect(new Set(second.slice(0, 2))).toEqual(new Set(ids.filter((id) => !first.includes(id))))

  const { carrierSource: before } = services
  Object.assign(services, { carrierSource })
  onTestFinished(() => void Object.assign(services, { carrierSource: before }))
  const press = async () =>
    (await server.call('POST', '/tracking-refreshes', { as: customer, body: { shipment_id: one.id } })).body
  expect(await press()).toMatchObject({ outcome: 'asked', shipments: 1 })
  await query(server, "update shipments set shipment_type = 'air' where id = $1", [one.id])
  expect(await press()).toEqual({ outcome: 'no_source', shipments: 0, news: 0 })
})

test('our key goes to no other host, and what cannot be read is kept', async () => {
  const one = await shipment()
  const strange = { eventID: randomUUID(), container: one.container }
  carrier.fail(
    (reply) =>
      void reply
        .writeHead(200, { 'next-page': 'https://elsewhere.example/v2/events?cursor=1' })
        .end(JSON.stringify([strange])),
  )
  await run()
  expect(carrier.asked).toHaveLength(1)
  expect(await trackedState(server, one.id)).toMatchObject({ told: 0 })
  carrier.fail((reply) => void reply.writeHead(200).end(JSON.stringify([strange])))
  await later()
  await run()
  expect(await keptAbout(server, one.container)).toMatchObject([{ told: null }])
})
