/** The list of all boxes: what it says of each follows from its events and its shipment, it is found, filtered and in order. */
import { randomUUID } from 'node:crypto'
import { staffShipmentSorts } from '@kervan/domain/shipments/staff-shipments.ts'
import type { TrackedContainer } from '@kervan/domain/tracking/container-list.ts'
import type { OwnContainer } from '@kervan/domain/tracking/own-containers.contract.ts'
import { expect, test } from 'vitest'
import { projectShipments } from '#features/tracking/project-shipment.ts'
import { system } from '#spine/database/act-as.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const { services } = server
const [staff, customer] = [await server.signIn('staff'), await server.signIn('customer')]
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
const mark = randomUUID().slice(0, 8)

async function aShipment(): Promise<string> {
  const [row] = await query<{ id: string }>(
    server,
    `insert into shipments (shipment_number, customer_id, shipment_type, status, eta)
     values ($1, $2, 'sea', 'preparing', '2099-03-05T09:00:00Z') returning id`,
    [`SH-${mark}-${randomUUID()}`, customer.userId],
  )
  return row?.id ?? ''
}
const save = (id: string, containers: object[]) =>
  server.call('PUT', `/staff/shipments/${id}/containers`, { as: staff, body: { containers } })
const tell = (id: string, event: object) =>
  server.call('POST', `/staff/shipments/${id}/events`, {
    as: staff,
    body: { happened_at: new Date().toISOString(), ...event },
  })
const list = async (search: string, as = staff) =>
  (
    await server.call<{ items: TrackedContainer[] }>('GET', `/staff/containers?search=${mark}&${search}`, {
      as,
    })
  ).body.items
const counts = async () =>
  (
    await server.call<Record<string, number> & { places: { place: string; boxes: number }[] }>(
      'GET',
      `/staff/container-counts?search=${mark}`,
      { as: staff },
    )
  ).body
const [first, second] = ['CSQU3054383', 'KVNU1234564']
const agreed = { free_days_demurrage: 2, free_days_detention: 7 }

test('a box says where it is, what happened last and when it begins to cost, each for itself', async () => {
  const id = await aShipment()
  expect((await save(id, [{ number: first, ...agreed }])).status).toBe(200)
  expect(await list('')).toMatchObject([
    {
      number: first,
      shipment_id: id,
      shipment_status: 'pending',
      place_name: '',
      last_kind: null,
      free_until: null,
    },
  ])
  await tell(id, { kind: 'discharged', happened_at: days(-6), place_code: 'TRMER' })
  const [landed] = await list('')
  expect(landed).toMatchObject({ place_name: 'Mersin', last_kind: 'discharged', free_kind: 'demurrage' })
  expect(await list('free=over')).toHaveLength(1)
  expect(await list('free=soon')).toEqual([])
  await tell(id, { kind: 'gate_out', happened_at: days(-5) })
  expect(await list('free=soon')).toMatchObject([{ free_kind: 'detention', shipment_status: 'in_transit' }])
  expect(await list('free=over')).toEqual([])
  await tell(id, { kind: 'delivered' })
  // It still has to be brought back.
  expect(await list('state=open')).toMatchObject([{ shipment_status: 'delivered' }])
  await tell(id, { kind: 'empty_returned' })
  expect(await list('state=open')).toEqual([])
  expect(await list('state=closed')).toMatchObject([{ free_kind: null, free_until: null }])
})

test('by days left those that cost come first, those without a clock last; by place it is filtered', async () => {
  const [over, soon, without] = [await aShipment(), await aShipment(), await aShipment()]
  await save(over, [{ number: first, ...agreed }])
  await save(soon, [{ number: second, ...agreed }])
  await save(without, [{ number: first, free_days_demurrage: null, free_days_detention: null }])
  await tell(over, { kind: 'discharged', happened_at: days(-9), place_code: 'TRMER' })
  await tell(soon, { kind: 'discharged', happened_at: days(-1), place_code: 'DEHAM' })
  await tell(without, { kind: 'discharged', happened_at: days(-1), place_code: 'DEHAM' })
  const idsOf = (rows: TrackedContainer[]) => rows.map(({ shipment_id }) => shipment_id)
  expect(idsOf(await list('state=open&sort=free'))).toEqual([over, soon, without])
  expect(idsOf(await list('state=open&sort=-free'))).toEqual([soon, over, without])
  expect(idsOf(await list('place=Hamburg&sort=number'))).toEqual([without, soon])
  expect(await counts()).toMatchObject({ open: 3, running: 2, soon: 1, over: 1, closed: 1 })
  const shipmentsWith = async (free: string) => {
    const path = `/staff/shipments?search=${mark}&sort=eta&free=${free}`
    return (await server.call<{ items: { id: string }[] }>('GET', path, { as: staff })).body.items
  }
  expect(await shipmentsWith('over')).toMatchObject([{ id: over }])
  expect(await shipmentsWith('soon')).toMatchObject([{ id: soon }])
  expect(await shipmentsWith('running')).toHaveLength(2)
  await query(
    server,
    "update shipments set status = case when id = $1 then 'customs' else 'in_transit' end where id in ($1, $2)",
    [over, soon],
  )
  /** A page has one row. */
  const walk = async (sort: string, among = `&search=${mark}`, after = ''): Promise<string[]> => {
    const path = `/staff/shipments?free=running&limit=1&sort=${sort}${among}${after && `&after=${after}`}`
    const { items, next_cursor } = (
      await server.call<{ items: { id: string }[]; next_cursor: string | null }>('GET', path, { as: staff })
    ).body
    const ids = items.map(({ id }) => id)
    return next_cursor ? [...ids, ...(await walk(sort, among, next_cursor))] : ids
  }
  expect(await walk('status')).toEqual([soon, over])
  expect(await walk('-status')).toEqual([over, soon])
  expect(await walk('type')).toEqual([over, soon])
  expect((await counts()).places.map(({ place }) => place)).toContain('Hamburg')
  await query(
    server,
    "update shipments set origin_city = $3, current_location = case when id = $1 then 'Mersin' else '' end where id in ($1, $2)",
    [over, soon, mark],
  )
  for (const sort of staffShipmentSorts.flatMap((key) => [key, `-${key}`])) {
    const found = await walk(sort, `&origin=${mark}`)
    expect([sort, found.toSorted()]).toEqual([sort, [over, soon].toSorted()])
  }
})

test('a shipment is found by the free time of each of its boxes, as long as it has them', async () => {
  const id = await aShipment()
  const found = async () => {
    const isFound = async (free: string) => {
      const path = `/staff/shipments?search=${mark}&sort=-created&limit=1&free=${free}`
      const { items } = (await server.call<{ items: { id: string }[] }>('GET', path, { as: staff })).body
      return items[0]?.id === id
    }
    const filters = ['running', 'soon', 'over']
    const are = await Promise.all(filters.map(isFound))
    return filters.filter((_, at) => are[at])
  }
  const [costs, waits, far] = [
    { number: first, free_days_demurrage: 2 },
    { number: second, free_days_demurrage: 10 },
    { number: 'TEMU1234565', free_days_demurrage: 60 },
  ]
  expect((await save(id, [costs, waits, far])).status).toBe(200)
  expect(await found()).toEqual([])
  await tell(id, { kind: 'discharged', happened_at: days(-8), place_code: 'TRMER' })
  expect(await found()).toEqual(['running', 'soon', 'over'])
  await save(id, [costs, far])
  expect(await found()).toEqual(['running', 'over'])
  await save(id, [far])
  expect(await found()).toEqual(['running'])
  await tell(id, { kind: 'status_set', status: 'cancelled' })
  await query(server, 'delete from containers where shipment_id = $1', [id])
  expect(await found()).toEqual([])
})

test('it follows its shipment and its customer’s name', async () => {
  const id = await aShipment()
  await save(id, [{ number: first }])
  await tell(id, { kind: 'status_set', status: 'cancelled' })
  const rows = await query<{ same: boolean }>(
    server,
    `select c.shipment_status = s.status and c.status = s.status and c.customer_listed_as = s.customer_listed_as
       and c.shipment_number = s.shipment_number and c.state = 'closed' as same
     from containers c join shipments s on s.id = c.shipment_id where s.id = $1`,
    [id],
  )
  expect(rows).toEqual([{ same: true }])
  await query(server, "update profiles set company = 'Yeni Unvan A.Ş.' where id = $1", [customer.userId])
  const [after] = await query<{ listed: string }>(
    server,
    'select customer_listed_as as listed from containers where shipment_id = $1',
    [id],
  )
  expect(after?.listed).toContain('Yeni Unvan')
})

test('each box has its own state and arrival, for the office and for its customer; a shipment waits for the last', async () => {
  const id = await aShipment()
  const [soon, later] = [days(5), days(25)]
  await save(id, [{ number: first }, { number: second }])
  const arrives = (number: string, happened_at: string) =>
    tell(id, {
      ...{ kind: 'delivered', certainty: 'estimated', container_number: number, happened_at },
      reason: 'Hava koşulları',
    })
  expect((await arrives(first, soon)).status).toBe(201)
  await arrives(second, later)
  await tell(id, { kind: 'departed', container_number: first, place_code: 'TRMER' })
  const wanted = [
    { number: first, eta: soon, place_name: 'Mersin' },
    { number: second, eta: later, place_name: '' },
  ]
  const [shipment] = await query(server, 'select status, eta = $2 as last from shipments where id = $1', [
    id,
    later,
  ])
  expect(shipment).toEqual({ status: 'in_transit', last: true })
  expect((await list('sort=number')).filter(({ shipment_id }) => shipment_id === id)).toMatchObject(wanted)
  const own = await server.call<{ items: OwnContainer[] }>('GET', '/containers?state=open&limit=100', {
    as: customer,
  })
  expect(own.body.items.filter(({ shipment_id }) => shipment_id === id)).toMatchObject([
    { ...wanted[0], status: 'in_transit' },
    { ...wanted[1], status: 'pending' },
  ])
  const stranger = await server.signIn('customer')
  expect((await server.call('GET', '/containers', { as: stranger })).body).toMatchObject({ items: [] })
})

test('a box that says something else than its events is counted as changed by a rebuild', async () => {
  const id = await aShipment()
  await save(id, [{ number: first, ...agreed }])
  await tell(id, { kind: 'discharged', happened_at: days(-1), place_code: 'TRMER' })
  const rebuild = () => services.actAs(system, (tx) => projectShipments(tx, services, [id]))
  expect(await rebuild()).toBe(0)
  await query(server, "update containers set place_name = 'Yanlış yer' where shipment_id = $1", [id])
  expect(await rebuild()).toBe(1)
  expect(await rebuild()).toBe(0)
})

test('customers do not see it', async () => {
  expect((await server.call('GET', '/staff/containers', { as: customer })).status).toBe(403)
})
