/** What a customer reads of a shipment's tracking besides its events: each container, free time and greenhouse gas. */
import { randomUUID } from 'node:crypto'
import type { OwnShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'
import { plainEvent } from '@kervan/domain/tracking/told-message.ts'
import type { ShipmentTracking } from '@kervan/domain/tracking/tracking.contract.ts'
import { expect, test } from 'vitest'
import { type NewEvent, recordEvents } from '#features/tracking/record-events.ts'
import { system } from '#spine/database/act-as.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const { services } = server
const customer = await server.signIn('customer')
const box = 'CSQU3054383'

async function aShipment(weight: string | null): Promise<string> {
  const [request] = await query<{ id: string }>(
    server,
    `insert into requests (number, customer_id, form, title, shipment_type, quote_due_at, created_by, estimated_weight)
     values ($1, $2, 'quick', 'x', 'sea', now(), $2, $3) returning id`,
    [`TLP-${randomUUID()}`, customer.userId, weight],
  )
  const [row] = await query<{ id: string }>(
    server,
    `with s as (insert into shipments (shipment_number, customer_id, request_id, shipment_type, origin_code, destination_code)
       values ($1, $2, $3, 'sea', 'CNSHA', 'TRIST') returning id)
     insert into containers (shipment_id, customer_id, number, free_days_demurrage, free_days_detention)
     select id, $2, '${box}', 7, null from s returning shipment_id as id`,
    [`SH-${randomUUID()}`, customer.userId, request?.id],
  )
  return row?.id ?? ''
}
const tell = (id: string, kind: NewEvent['kind'], at: string, place_code: string, container_number = '') =>
  services.actAs(system, (tx) =>
    recordEvents(tx, services, id, [
      {
        ...plainEvent,
        source: 'dcsa',
        source_event_id: kind,
        told_at: at,
        happened_at: at,
        kind,
        place_code,
        container_number,
      },
    ]),
  )
const read = async (id: string) =>
  (await server.call<ShipmentTracking>('GET', `/shipments/${id}/tracking`, { as: customer })).body

test('the days of a container run from its landing to its leaving', async () => {
  const id = await aShipment(null)
  expect((await read(id)).free_time).toEqual([])
  await tell(id, 'discharged', '2026-03-02T08:00:00.000Z', 'TRAMR')
  const running = (await read(id)).free_time
  expect(running).toMatchObject([
    {
      container_number: box,
      kind: 'demurrage',
      free_days: 7,
      last_free_day: '2026-03-09',
      stopped_event_id: null,
    },
  ])
  await tell(id, 'gate_out', '2026-03-05T08:00:00.000Z', 'TRAMR')
  const [stopped] = (await read(id)).free_time
  expect(stopped).toMatchObject({ days_left: 4 })
  expect(stopped?.stopped_event_id).not.toBeNull()
})

test('each container has its record, by the names of the spec', async () => {
  const id = await aShipment(null)
  const second = 'MSCU6398710'
  await query(
    server,
    'insert into containers (shipment_id, customer_id, number) select id, customer_id, $2 from shipments where id = $1',
    [id, second],
  )
  expect((await read(id)).container_tracking).toMatchObject([{ last_updated_api: null }, {}])
  await tell(id, 'departed', '2026-03-02T08:00:00.000Z', 'CNSHA')
  await tell(id, 'delivered', '2026-03-05T08:00:00.000Z', 'TRIST', second)
  const { container_tracking, tracking_data, last_updated_api } = await read(id)
  expect(container_tracking).toEqual([
    {
      shipment_id: id,
      container_data: {
        ...{ container_number: box, status: 'in_transit', current_location: '', current_place_code: 'CNSHA' },
        ...{ eta: null, delivered_at: null, customs_status: 'none', delayed: false, delay_reason: '' },
      },
      because: expect.objectContaining({
        status: [tracking_data.find(({ kind }) => kind === 'departed')?.id],
      }),
      next_event_id: null,
      missed_arrival: null,
      last_updated_api: tracking_data.find(({ kind }) => kind === 'departed')?.heard_at,
    },
    {
      shipment_id: id,
      container_data: expect.objectContaining({
        container_number: second,
        status: 'delivered',
        delivered_at: '2026-03-05T08:00:00.000Z',
      }),
      because: expect.objectContaining({
        status: [tracking_data.find(({ kind }) => kind === 'delivered')?.id],
      }),
      next_event_id: null,
      missed_arrival: null,
      last_updated_api,
    },
  ])
})

test('a port of call starts no days and is not the arrival; the destination is', async () => {
  const id = await aShipment(null)
  const now = ({ journey }: ShipmentTracking) => journey.find(({ state }) => state === 'current')?.key
  await tell(id, 'departed', '2026-02-01T08:00:00.000Z', 'CNSHA')
  await tell(id, 'discharged', '2026-02-20T08:00:00.000Z', 'SGSIN')
  const onTheWay = await read(id)
  expect([onTheWay.free_time, now(onTheWay)]).toEqual([[], 'departed'])
  expect(onTheWay.journey).toHaveLength(7)
  await tell(id, 'arrived', '2026-03-02T08:00:00.000Z', 'TRAMR')
  expect(now(await read(id))).toBe('arrived')
})

test('the gas is computed over the ports where it calls, and not without a weight', async () => {
  expect((await read(await aShipment(null))).emissions).toBeNull()
  const id = await aShipment('20000')
  const direct = (await read(id)).emissions
  expect(direct?.legs).toMatchObject([
    { from_name: 'Şanghay', to_name: 'İstanbul', factor_source: 'GLEC 3.2' },
  ])
  await tell(id, 'arrived', '2026-03-02T08:00:00.000Z', 'SGSIN')
  const called = (await read(id)).emissions
  expect(called?.legs.map(({ to_code }) => to_code)).toEqual(['SGSIN', 'TRIST'])
  expect(called?.kg).toBe(called?.legs.reduce((sum, { kg }) => sum + kg, 0))
  expect(called?.kg).toBeGreaterThanOrEqual((direct?.kg ?? 0) - 1)
  await tell(id, 'cancelled', '2026-03-03T08:00:00.000Z', '')
  expect((await read(id)).emissions).toBeNull()
})

test('the list says of a day that passed in silence what the shipment’s own page says', async () => {
  const [silent, landed, coming] = [await aShipment(null), await aShipment(null), await aShipment(null)]
  const passed = '2026-03-02T08:00:00.000Z'
  const later = new Date(Date.now() + 10 * 86_400_000).toISOString()
  const expectArrival = async (id: string, at: string) => {
    await tell(id, 'departed', '2026-02-01T08:00:00.000Z', 'CNSHA')
    await services.actAs(system, (tx) =>
      recordEvents(tx, services, id, [
        {
          ...plainEvent,
          source: 'dcsa',
          source_event_id: 'eta',
          told_at: '2026-02-02T08:00:00.000Z',
          happened_at: at,
          kind: 'arrived',
          certainty: 'estimated',
          place_code: 'TRIST',
        },
      ]),
    )
  }
  await expectArrival(silent, passed)
  await expectArrival(landed, passed)
  await expectArrival(coming, later)
  await tell(landed, 'discharged', passed, 'TRIST')
  const { items } = (
    await server.call<{ items: OwnShipmentSummary[] }>('GET', '/shipments?limit=100', { as: customer })
  ).body
  const said = await Promise.all(
    [silent, landed, coming].map(async (id) => [
      items.find((row) => row.id === id)?.missed_arrival,
      (await read(id)).missed_arrival,
    ]),
  )
  expect(said).toEqual([
    [passed, passed],
    [null, null],
    [null, null],
  ])
})
