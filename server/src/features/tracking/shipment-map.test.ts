/** The map of one shipment and of all active ones: to whom they belong, and what they show. */
import { randomUUID } from 'node:crypto'
import type { Fleet, ShipmentRoute } from '@kervan/domain/tracking/shipment-map.contract.ts'
import { plainEvent } from '@kervan/domain/tracking/told-message.ts'
import { expect, test } from 'vitest'
import { type NewEvent, recordEvents } from '#features/tracking/record-events.ts'
import { system } from '#spine/database/act-as.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const { services } = server
const customer = await server.signIn('customer')
const other = await server.signIn('customer')
const staff = await server.signIn('staff')

async function aShipment(origin: string, destination: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    server,
    `insert into shipments (shipment_number, customer_id, shipment_type, origin_code, destination_code, origin_city)
     values ($1, $2, 'sea', $3, $4, 'Bir yer') returning id`,
    [`SH-${randomUUID()}`, customer.userId, origin, destination],
  )
  return row?.id ?? ''
}
const tell = (id: string, kind: NewEvent['kind'], at: string, place_code: string, container_number = '') =>
  services.actAs(system, (tx) =>
    recordEvents(tx, services, id, [
      {
        ...plainEvent,
        source: 'dcsa',
        source_event_id: `${kind} ${place_code} ${container_number}`,
        told_at: at,
        happened_at: at,
        kind,
        place_code,
        container_number,
      },
    ]),
  )
const routeOf = (id: string, as = customer) =>
  server.call<ShipmentRoute>('GET', `/shipments/${id}/route`, { as })
const fleetOf = async (as = customer) => (await server.call<Fleet>('GET', '/shipment-positions', { as })).body

test('the route has its line, its places and where the ship was last told to be', async () => {
  const id = await aShipment('CNSHA', 'TRIST')
  await tell(id, 'departed', '2026-03-02T08:00:00.000Z', 'CNSHA')
  const { body } = await routeOf(id)
  expect(body.legs).toMatchObject([{ mode: 'sea' }])
  expect(body.stops[0]).toMatchObject({
    name: 'Şanghay',
    departure: { at: '2026-03-02T08:00:00.000Z', certainty: 'actual' },
  })
  expect(body.present).toMatchObject({ estimated: false, last_name: 'Şanghay' })
  await tell(id, 'arrived', '2026-03-28T08:00:00.000Z', 'TRAMR')
  expect((await routeOf(id, staff)).body).toMatchObject({ done: 1, present: { last_name: 'İstanbul' } })
})

test('each of its boxes has a way of its own', async () => {
  const id = await aShipment('CNSHA', 'TRIST')
  const [landed, afloat] = ['CSQU3054383', 'MSCU6398710']
  await query(
    server,
    'insert into containers (shipment_id, customer_id, number) select $1, $2, unnest($3::text[])',
    [id, customer.userId, [landed, afloat]],
  )
  for (const box of [landed, afloat]) await tell(id, 'departed', '2026-03-02T08:00:00.000Z', 'CNSHA', box)
  await tell(id, 'arrived', '2026-03-28T08:00:00.000Z', 'TRIST', landed)
  const placeOf = async (box: string) =>
    (await server.call<ShipmentRoute>('GET', `/shipments/${id}/route?container=${box}`, { as: customer }))
      .body.present?.last_name
  expect([await placeOf(landed), await placeOf(afloat)]).toEqual(['İstanbul', 'Şanghay'])
})

test('a shipment of somebody else has no route', async () => {
  expect((await routeOf(await aShipment('CNSHA', 'TRIST'), other)).status).toBe(404)
})

test('all active shipments are on one map, each for whoever may see it', async () => {
  const id = await aShipment('CNSHA', 'TRMER')
  const unknown = await aShipment('', 'TRMER')
  const idle = await aShipment('CNSHA', 'TRMER')
  for (const one of [id, unknown]) await tell(one, 'departed', '2026-03-02T08:00:00.000Z', 'CNSHA')
  const { shipments, lanes } = await fleetOf()
  const one = (wanted: string) => shipments.find((shipment) => shipment.id === wanted)
  expect(one(id)?.position).toEqual({ longitude: 121.47, latitude: 31.23 })
  expect(one(unknown)?.position).toBeNull()
  expect(one(idle)).toBeUndefined()
  expect(lanes.length).toBeGreaterThan(0)
  expect((await fleetOf(other)).shipments).toEqual([])
})

test('the office sees on the map what its list shows with the same filters', async () => {
  const mine = await aShipment('CNSHA', 'TRMER')
  const late = await aShipment('CNSHA', 'TRMER')
  for (const one of [mine, late]) await tell(one, 'departed', '2026-03-02T08:00:00.000Z', 'CNSHA')
  await query(server, 'update shipments set delayed = true, destination_city = $2 where id = $1', [
    late,
    'Bir liman',
  ])
  const shown = async (filters: string) => {
    const address = `/shipment-positions?customer_id=${customer.userId}&${filters}`
    const { body } = await server.call<Fleet>('GET', address, { as: staff })
    return body.shipments.map(({ id }) => id).filter((id) => [mine, late].includes(id))
  }
  expect(await shown('')).toEqual([late, mine])
  expect(await shown('delay=late')).toEqual([late])
  expect(await shown('status=in_transit&delay=on_time')).toEqual([mine])
  expect(await shown('destination=Bir+liman')).toEqual([late])
  expect(await shown('status=delivered')).toEqual([])
})
