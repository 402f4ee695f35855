/** What partners read: their own events, in the standard's form, each once whatever happens meanwhile. */
import { randomUUID } from 'node:crypto'
import type { PartnerPlace } from '@kervan/domain/tracking/partner-query.ts'
import { currentEvents } from '@kervan/domain/tracking/tracking-event.ts'
import { dcsaCodes } from '@kervan/domain/tracking/write-dcsa-event.ts'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { readPartnerEvents } from '#features/tracking/partner-event-rows.ts'
import type { NewEvent } from '#features/tracking/record-events.ts'
import { storedEvents } from '#features/tracking/tracking.queries.ts'
import { system } from '#spine/database/act-as.ts'
import { dcsaErrorSchema, dcsaEventSchema } from '#testing/dcsa-schema.ts'
import { accepts } from '#testing/json-schema.ts'
import { newKey, readable, readEvents, tell, told, type WrittenEvent } from '#testing/partners.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'
import { trackedShipment } from '#testing/tracked-shipments.ts'

const server = await startTestServer()
afterAll(() => server.close())
const admin = await server.signIn('admin')

/** A customer with a key and a shipment. */
async function aPartner() {
  const { userId } = await server.signIn('customer')
  const { key } = await newKey(server, admin, userId)
  return { userId, key, shipment: await trackedShipment(server, { customer: userId }) }
}
const kinds = Object.keys(dcsaCodes) as NewEvent['kind'][]
const idsOf = (events: WrittenEvent[]) => events.map(({ eventID }) => eventID)

test('everything that is written is valid by the standard, and says nothing of people or prices', async () => {
  const { key, shipment } = await aPartner()
  await query(server, "update containers set size_type = '45G1', seal = 'MUH77' where shipment_id = $1", [
    shipment.id,
  ])
  const secret = { note: 'Gizli not', reason: 'Gizli neden', actor_name: 'Gizli Kişi', vessel: 'Kervan' }
  const events = kinds.flatMap((kind) => [
    told(kind, { ...secret, place_code: 'TRMER', place_name: 'Mersin', voyage: '012W' }),
    told(kind, { ...secret, certainty: 'estimated', container_number: shipment.container }),
  ])
  await tell(
    server,
    shipment.id,
    ...events,
    told('note', secret),
    told('status_set', { status: 'delivered' }),
  )
  const { status, headers, body } = await readEvents(server, key)
  expect([status, headers.get('api-version')]).toEqual([200, '2.2.0'])
  expect(body).toHaveLength(events.length)
  for (const event of body) expect(accepts(dcsaEventSchema, event, {}), JSON.stringify(event)).toBe(true)
  expect(new Set(idsOf(body)).size).toBe(events.length)
  expect(JSON.stringify(body)).not.toMatch(/Gizli|MUH77|Deneme|musteri|Kervan/)
  expect(body[0]?.references).toContainEqual({ referenceType: 'FF', referenceValue: shipment.number })
})

test('a key of a customer reads that customer’s events, a key of the company those of all', async () => {
  const [one, other] = [await aPartner(), await aPartner()]
  await tell(server, one.shipment.id, told('departed'))
  await tell(server, other.shipment.id, told('departed'))
  const { body: own } = await readEvents(server, one.key)
  expect(own.map(({ references }) => references)).toEqual([
    expect.arrayContaining([{ referenceType: 'FF', referenceValue: one.shipment.number }]),
  ])
  for (const filter of [
    `carrierBookingReference=${other.shipment.booking}`,
    `equipmentReference=${other.shipment.container}`,
  ])
    expect((await readEvents(server, one.key, `?${filter}`)).body).toEqual([])
  const { key } = await newKey(server, admin, null)
  const bookings = `${one.shipment.booking},${other.shipment.booking}`
  const { body: all } = await readEvents(server, key, `?carrierBookingReference=${bookings}`)
  expect(all).toHaveLength(2)
})

test('flights are not the standard’s business', async () => {
  const { key, shipment } = await aPartner()
  await query(server, "update shipments set shipment_type = 'air' where id = $1", [shipment.id])
  await tell(server, shipment.id, told('departed'))
  expect((await readEvents(server, key)).body).toEqual([])
})

test('a later word replaces the earlier one under its id, and what was taken back is gone', async () => {
  const { key, shipment } = await aPartner()
  const eta = told('arrived', { certainty: 'estimated' })
  await tell(server, shipment.id, eta)
  const [first] = (await readEvents(server, key)).body
  const changed = { ...eta, told_at: '2026-03-03T06:00:00.000Z', happened_at: '2026-03-20T06:00:00.000Z' }
  await tell(server, shipment.id, changed)
  const { body: second } = await readEvents(server, key)
  expect(second).toMatchObject([{ eventID: first?.eventID, eventDateTime: changed.happened_at }])
  await tell(server, shipment.id, { ...changed, told_at: '2026-03-04T06:00:00.000Z', retracted: true })
  expect((await readEvents(server, key)).body).toEqual([])
})

test('of several words of one moment a partner reads the one that our own state rests on', async () => {
  const { userId, shipment } = await aPartner()
  const word = fc.record({
    retracted: fc.constantFrom(false, false, false, true),
    kind: fc.constantFrom<NewEvent['kind']>('arrived', 'departed'),
    certainty: fc.constantFrom('planned', 'estimated', 'actual'),
    happened_at: fc.constantFrom('2026-03-20T06:00:00.000Z', '2026-03-21T06:00:00.000Z'),
    place_code: fc.constantFrom('', 'TRMER', 'DEHAM'),
    // Collations of a language sort these otherwise than their code points do.
    place_name: fc.constantFrom('', 'Ağrı', 'agri', 'Ağrı B', 'Zonguldak', 'İzmir'),
    container_number: fc.constantFrom('', shipment.container),
    reason: fc.constantFrom('', 'Grev', 'grev', 'Çok yoğun'),
    voyage: fc.constantFrom('012W', '013W'),
    told_at: fc.constantFrom('2026-03-02T06:00:00.000Z', '2026-03-02T06:00:00.001Z'),
  })
  const stories = fc.sample(fc.array(word, { minLength: 2, maxLength: 6 }), 60).map((words) => {
    const source_event_id = randomUUID()
    return words.map((one) => told(one.kind, { ...one, source_event_id }))
  })
  await tell(server, shipment.id, ...stories.flat())
  const current = await server.services.actAs(system, async (tx) =>
    currentEvents(await storedEvents(tx, shipment.id)),
  )
  const voyages = await query<{ id: string; voyage: string }>(
    server,
    'select id, voyage from tracking_events where shipment_id = $1',
    [shipment.id],
  )
  const voyageOf = new Map(voyages.map(({ id, voyage }) => [id, voyage]))
  expect(current.length).toBeGreaterThan(20)
  expect(voyages.length).toBeGreaterThan(current.length)
  const { events } = await readPartnerEvents(
    server.services,
    { role: 'customer', userId, sessionId: '' },
    {
      limit: 1000,
      sort: 'asc',
    },
  )
  type Word = Pick<NewEvent, 'kind' | 'certainty' | 'happened_at' | 'place_code' | 'place_name'>
  const textOf = (one: Word & { container_number: string }, voyage: string | undefined) =>
    [
      one.kind,
      one.certainty,
      one.happened_at,
      one.place_code,
      one.place_name,
      one.container_number,
      voyage,
    ].join()
  expect(events.map((event) => textOf(event, event.voyage)).sort()).toEqual(
    current.map((event) => textOf(event, voyageOf.get(event.id))).sort(),
  )
})

describe('filters', async () => {
  const { key, shipment } = await aPartner()
  await query(server, "update shipments set bill_of_lading = 'KVBL0042' where id = $1", [shipment.id])
  const box = { container_number: shipment.container }
  await tell(server, shipment.id, told('booked'))
  await tell(server, shipment.id, told('loaded', { ...box, place_code: 'TRMER' }))
  await tell(
    server,
    shipment.id,
    told('departed', {
      place_code: 'TRMER',
      voyage: '012w',
      vessel: 'EXAMPLE STAR',
      vessel_imo: '9321483',
      service_code: 'fe1',
    }),
  )
  await tell(server, shipment.id, told('gate_out', { container_number: 'CSQU3054383', place_code: 'DEHAM' }))
  const { body: all } = await readEvents(server, key)
  const at = (place: number) => encodeURIComponent(String(all[place]?.eventCreatedDateTime))

  test.each([
    ['', [0, 1, 2, 3]],
    ['eventType=TRANSPORT', [2]],
    ['eventType=TRANSPORT,SHIPMENT', [0, 2]],
    ['shipmentEventTypeCode=CONF', [0]],
    ['documentTypeCode=CUS', []],
    ['transportEventTypeCode=DEPA', [2]],
    ['equipmentEventTypeCode=LOAD,GTOT', [1, 3]],
    ['shipmentEventTypeCode=CONF&equipmentEventTypeCode=LOAD', []],
    ['equipmentEventTypeCode=RMVD', []],
    [`carrierBookingReference=${shipment.booking.toLowerCase()}`, [0, 1, 2, 3]],
    ['transportDocumentReference=KVBL0042', [0, 1, 2, 3]],
    ['transportDocumentReference=KVBL0043', []],
    [`equipmentReference=${shipment.container}`, [0, 1, 2]],
    ['UNLocationCode=TRMER', [1, 2]],
    ['exportVoyageNumber=012W', [2]],
    ['vesselIMONumber=9321483', [2]],
    ['vesselIMONumber=1234567', []],
    ['carrierServiceCode=FE1,FE2', [2]],
    ['carrierServiceCode=FE2', []],
    [`transportCallID=${shipment.number}-TRMER`, [1, 2]],
    [`transportCallID=${shipment.number}-TRMER&transportEventTypeCode=DEPA`, [2]],
    [`transportCallID=${shipment.number}-GRPIR`, []],
    [`eventCreatedDateTime=${at(2)}`, [2]],
    [`eventCreatedDateTime:eq=${at(1)}`, [1]],
    [`eventCreatedDateTime:gte=${at(2)}`, [2, 3]],
    [`eventCreatedDateTime:gt=${at(2)}`, [3]],
    [`eventCreatedDateTime:lte=${at(1)}`, [0, 1]],
    [`eventCreatedDateTime:gt=${at(0)}&eventCreatedDateTime:lt=${at(3)}`, [1, 2]],
    ['sort=eventCreatedDateTime:DESC&limit=2', [3, 2]],
    ['limit=1', [0]],
  ])('%s', async (filter, expected) => {
    const { status, body } = await readEvents(server, key, `?${filter}`)
    expect(status).toBe(200)
    expect(idsOf(body)).toEqual(expected.map((place) => all[place]?.eventID))
  })

  test('the call that an event names finds it again, also without a place', async () => {
    const other = await aPartner()
    await tell(server, other.shipment.id, told('arrived'), told('loaded'), told('booked'))
    const { body } = await readEvents(server, other.key)
    for (const event of body) {
      const { transportCallID } = (event.transportCall ?? {}) as { transportCallID?: string }
      if (!transportCallID) continue
      const found = await readEvents(server, other.key, `?transportCallID=${transportCallID}`)
      expect(idsOf(found.body)).toEqual([event.eventID])
    }
  })

  test('a wrong one is refused in the standard’s form and by its name', async () => {
    const { status, body } = await readEvents(server, key, '?limit=0&eventType=SHIP&vesselName=1')
    expect(status).toBe(400)
    expect(accepts(dcsaErrorSchema, body, {}), JSON.stringify(body)).toBe(true)
    expect(body.errors?.map(({ field }) => field).sort()).toEqual(['eventType', 'limit', 'vesselName'])
  })
})

/** From a page to the last one behind it, and where the next events would begin. */
async function readOn(key: string, address: string): Promise<{ ids: string[]; last: string }> {
  const { headers, body } = await readEvents(server, key, address)
  const next = headers.get('next-page')
  if (!next) return { ids: idsOf(body), last: address }
  const rest = await readOn(key, next)
  return { ids: [...idsOf(body), ...rest.ids], last: rest.last }
}

describe('pages', () => {
  test('lead to one another, in both directions of time, with the filters of the first', async () => {
    const { key, shipment } = await aPartner()
    await tell(server, shipment.id, ...Array.from({ length: 7 }, () => told('loaded')), told('departed'))
    const { ids } = await readOn(key, '?eventType=EQUIPMENT&limit=3')
    expect(new Set(ids).size).toBe(7)
    const newestFirst = await readOn(key, '?eventType=EQUIPMENT&limit=2&sort=eventCreatedDateTime:DESC')
    expect(newestFirst.ids).toEqual([...ids].reverse())
    const { headers } = await readEvents(server, key, '?limit=3')
    expect(headers.get('current-page')).toBe('/v2/events?limit=3')
    expect(headers.has('first-page')).toBe(false)
    const second = await readEvents(server, key, headers.get('next-page') ?? '')
    expect(second.headers.get('first-page')).toBe('/v2/events?limit=3')
  })

  test('what is written before them but ends after them is neither lost nor told twice', async () => {
    const { key, shipment } = await aPartner()
    const slow = new pg.Client(server.access.owner)
    await slow.connect()
    try {
      await slow.query('begin')
      await slow.query("select set_config('role', 'kervan_system', true)")
      await slow.query(
        `insert into tracking_events (shipment_id, customer_id, source, source_event_id, told_at, kind, happened_at, digest)
         select id, customer_id, 'csv', $2, now(), 'loaded', now(), 'x' from shipments where id = $1`,
        [shipment.id, randomUUID()],
      )
      const quick = (count: number) =>
        query(
          server,
          `insert into tracking_events (shipment_id, customer_id, source, source_event_id, told_at, kind, happened_at, digest)
           select id, customer_id, 'csv', gen_random_uuid()::text, now(), 'loaded', now(), 'x'
           from shipments, generate_series(1, $2::int) where id = $1`,
          [shipment.id, count],
        )
      await quick(3)
      // They wait for the one before them.
      expect((await readEvents(server, key)).body).toEqual([])
      await slow.query('commit')
      await readable(server, shipment.id)
      const first = await readEvents(server, key, '?limit=2')
      await quick(3)
      await readable(server, shipment.id)
      const rest = await readOn(key, first.headers.get('next-page') ?? '')
      const read = [...idsOf(first.body), ...rest.ids]
      expect([read.length, new Set(read).size]).toEqual([7, 7])
    } finally {
      await slow.end()
    }
  })

  test('of many writers at once each event is read once', async () => {
    const { userId, shipment } = await aPartner()
    const write = async () => {
      for (let count = 0; count < 5; count += 1) await tell(server, shipment.id, told('loaded'))
    }
    let isDone = false
    const writing = Promise.all([write(), write(), write(), write()]).finally(() => {
      isDone = true
    })
    const read: string[] = []
    const actor = { role: 'customer', userId, sessionId: '' } as const
    for (let cursor: PartnerPlace | undefined, isLast = false; !isLast; ) {
      const wasDone = isDone
      // Past the limit of a key, which does not expect to be asked without a pause.
      const { events, next } = await readPartnerEvents(server.services, actor, {
        limit: 3,
        sort: 'asc',
        cursor,
      })
      isLast = !next && wasDone
      if (next || isLast) read.push(...events.map(({ event_id }) => event_id))
      cursor = next ?? cursor
    }
    await writing
    expect([read.length, new Set(read).size]).toEqual([20, 20])
  })
})
