/** Events of one shipment on real rows: in any order, twice and by several at once, its row says what the domain derives. */
import { randomUUID } from 'node:crypto'
import { lateAfterHours } from '@kervan/domain/company/late-after-hours.ts'
import { deriveTracking } from '@kervan/domain/tracking/derive-tracking.ts'
import { plainEvent } from '@kervan/domain/tracking/told-message.ts'
import { expect, test } from 'vitest'
import { projectionOf, readFollowed } from '#features/tracking/project-shipment.ts'
import { type NewEvent, recordEvents } from '#features/tracking/record-events.ts'
import { storedEvents } from '#features/tracking/tracking.queries.ts'
import { system } from '#spine/database/act-as.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const { services } = server

const at = (day: number) => new Date(Date.UTC(2026, 2, day)).toISOString()
const event = (kind: NewEvent['kind'], day: number, more: Partial<NewEvent> = {}): NewEvent => ({
  ...plainEvent,
  source: 'dcsa',
  source_event_id: `${kind}-${day}`,
  told_at: at(day),
  happened_at: at(day),
  kind,
  ...more,
})
const voyage = [
  event('booked', 1),
  event('loaded', 3, { place_name: 'Mersin' }),
  event('departed', 4, { place_name: 'Mersin' }),
  event('arrived', 18, { certainty: 'estimated', told_at: at(4), place_name: 'Hamburg' }),
  event('arrived', 18, {
    certainty: 'estimated',
    told_at: at(9),
    happened_at: at(21),
    place_name: 'Hamburg',
  }),
  event('checkpoint', 10, { place_name: 'Cebelitarık' }),
  event('checkpoint', 11, { place_name: 'Yanlış yer' }),
  event('checkpoint', 11, { place_name: 'Yanlış yer', told_at: at(12), retracted: true }),
]

async function aShipment(): Promise<string> {
  const [row] = await query<{ id: string }>(
    server,
    `insert into shipments (shipment_number, customer_id, shipment_type, promised_at)
     select $1, id, 'sea', $2 from profiles order by id limit 1 returning id`,
    [`SH-${randomUUID()}`, at(17)],
  )
  return row?.id ?? ''
}
const record = (id: string, events: NewEvent[]) =>
  services.actAs(system, (tx) => recordEvents(tx, services, id, events))
const stateOf = (id: string) =>
  services.actAs(system, async (tx) => {
    const [row, told] = await Promise.all([readFollowed(tx, id), storedEvents(tx, id)])
    if (!row) throw new Error('The shipment is gone.')
    return { row, derived: projectionOf(row, told), told: told.length }
  })

test('a shipment is where its events say, however they came', async () => {
  const orders = [voyage, voyage.toReversed(), [...voyage.slice(4), ...voyage.slice(0, 4), ...voyage]]
  for (const order of orders) {
    const id = await aShipment()
    for (const one of order) await record(id, [one])
    const { row, derived, told } = await stateOf(id)
    expect(told).toBe(voyage.length)
    expect(row).toMatchObject(derived)
    expect(row).toMatchObject({
      status: 'in_transit',
      current_location: 'Cebelitarık',
      eta: at(21),
      delayed: true,
      delayed_since: at(9),
    })
  }
})

test('of twenty that tell the same at once, one is heard, and nothing is lost of what others tell', async () => {
  const id = await aShipment()
  const counts = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      record(id, [event('checkpoint', 5), event('note', 6 + (index % 4))]),
    ),
  )
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5)
  const { row, derived } = await stateOf(id)
  expect(row).toMatchObject(derived)
})

test('each change is announced once, by what matters most; what is known already is not', async () => {
  const id = await aShipment()
  await record(id, voyage)
  await record(id, voyage)
  await record(id, [event('customs_started', 22, { place_name: 'Hamburg' })])
  const news = await query<{ change: string; status: string }>(
    server,
    `select data->>'change' as change, data->>'status' as status from outbox
     where name = 'shipment.changed' and data->>'shipment_id' = $1 order by id`,
    [id],
  )
  expect(news).toEqual([
    { change: 'status', status: 'in_transit' },
    { change: 'status', status: 'customs' },
  ])
})

test('what is told of one is not told of another', async () => {
  const [one, other] = [await aShipment(), await aShipment()]
  await record(one, voyage)
  const empty = deriveTracking(
    {
      shipment_type: 'sea',
      origin_code: '',
      origin_city: '',
      destination_code: '',
      destination_city: '',
      promised_at: null,
      containers: [],
    },
    [],
    lateAfterHours,
  )
  expect((await stateOf(other)).row.status).toBe(empty.status)
})

test('what has no date is told when we first hear it: said otherwise it counts from now on, said again it is no news', async () => {
  const id = await aShipment()
  const expected = (day: number) =>
    event('arrived', day, {
      source_event_id: 'eta',
      certainty: 'estimated',
      told_at: '',
      happened_at: at(day),
    })
  const before = Date.now()
  for (const day of [20, 20, 22, 20]) await record(id, [expected(day), expected(day)])
  const told = await services.actAs(system, (tx) => storedEvents(tx, id))
  expect(told.map(({ happened_at }) => happened_at)).toEqual([at(20), at(22)])
  for (const { told_at } of told) expect(Date.parse(told_at)).toBeGreaterThanOrEqual(before - 1)
  expect((await stateOf(id)).row.eta).toBe(at(22))
})

test('what an airline says has happened cannot be later than when we heard it', async () => {
  const id = await aShipment()
  const flight = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const booking = event('booked', 1, { source: 'fsu', told_at: '', happened_at: flight })
  expect(await record(id, [booking])).toBe(1)
  expect(await record(id, [booking])).toBe(0)
  const [told] = await services.actAs(system, (tx) => storedEvents(tx, id))
  expect(Date.parse(told?.happened_at ?? '')).toBeLessThanOrEqual(Date.now())
})
