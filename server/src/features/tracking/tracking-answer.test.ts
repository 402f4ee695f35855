/** What a customer reads of a shipment's tracking besides its events: free time and greenhouse gas. */
import { randomUUID } from 'node:crypto'
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
const tell = (id: string, kind: NewEvent['kind'], at: string, place_code: string) =>
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
})
