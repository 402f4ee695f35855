/** Links of drivers: what is reported by one moves the shipment once, and one that is closed does nothing. */
import { randomUUID } from 'node:crypto'
import { placeCode } from '@kervan/domain/places/known-places.ts'
import type { DriverLink, DriverPage } from '@kervan/domain/tracking/driver-links.contract.ts'
import { expect, test } from 'vitest'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import { keptAbout, randomContainer } from '#testing/tracked-shipments.ts'

const server = await sharedServer()
const customer = await server.signIn('customer')
const staff = await server.signIn('staff')

async function aShipment(status = 'preparing', type = 'land'): Promise<string> {
  const [row] = await query<{ id: string }>(
    server,
    `insert into shipments (shipment_number, customer_id, shipment_type, status, origin_city, origin_country, destination_city, destination_country)
     values ($1, $2, $4, $3, 'İstanbul', 'Türkiye', 'Münih', 'Almanya') returning id`,
    [`SH-${randomUUID()}`, customer.userId, status, type],
  )
  return row?.id ?? ''
}
async function aLink(shipmentId: string, more: object = {}): Promise<{ link: DriverLink; token: string }> {
  const body = { shipment_id: shipmentId, driver_name: 'Murat Aydın', plate: '34 ABC 123', ...more }
  const { status, body: link } = await server.call<DriverLink>('POST', '/staff/driver-links', {
    as: staff,
    body,
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(status).toBe(201)
  return { link, token: link.url.split('/s/')[1] ?? '' }
}
const open = (token: string) =>
  server.call<DriverPage & { code?: string }>('POST', '/driver-visits', { body: { token } })
const report = (token: string, reports: object[], more: object = {}) =>
  server.call<DriverPage & { code?: string }>('POST', '/driver-reports', {
    body: { token, reports, ...more },
  })
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const loaded = (more: object = {}) => ({
  id: randomUUID(),
  kind: 'loaded',
  place: 'Tuzla',
  happened_at: minutesAgo(30),
  ...more,
})
const stateOf = async (id: string) => {
  const [row] = await query<{ status: string; current_location: string }>(
    server,
    'select status, current_location from shipments where id = $1',
    [id],
  )
  return row
}

test('a driver reads where to go and nothing about the customer', async () => {
  const { token } = await aLink(await aShipment())
  const { body } = await open(token)
  expect(body).toMatchObject({
    origin: 'İstanbul',
    destination: 'Münih',
    border: 'Kapıkule',
    plate: '34 ABC 123',
    reports: [],
  })
  expect(JSON.stringify(body)).not.toContain(customer.userId)
  const [seen] = await query(server, 'select from driver_links where last_seen_at is not null and id = $1', [
    body.link_id,
  ])
  expect(seen).toBeDefined()
})

test('what was reported without a network comes at once, and sent again it is one', async () => {
  const id = await aShipment()
  const { token } = await aLink(id)
  const reports = [
    loaded(),
    loaded({ kind: 'border_crossing', place: 'Kapıkule', happened_at: minutesAgo(10) }),
  ]
  await Promise.all(Array.from({ length: 5 }, () => report(token, reports)))
  const { body } = await report(token, reports)
  expect(body.reports.map(({ place }) => place)).toEqual(['Kapıkule', 'Tuzla'])
  expect(await stateOf(id)).toEqual({ status: 'in_transit', current_location: 'Kapıkule' })
  const events = await query<{ place_name: string; place_code: string }>(
    server,
    'select place_name, place_code from tracking_events where shipment_id = $1 order by happened_at',
    [id],
  )
  // What is one of our places has its code, whatever else a driver types stays a name.
  expect(events).toEqual([
    { place_name: 'Tuzla', place_code: placeCode('Tuzla') },
    { place_name: 'Kapıkule', place_code: placeCode('Kapıkule') },
  ])
  expect(placeCode('Kapıkule')).not.toBe('')
})

test('a wrong tap is taken back, in whichever order both arrive', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const id = await aShipment()
    const { token } = await aLink(id)
    const tap = loaded({ kind: 'delivered', place: 'Münih', happened_at: minutesAgo(1) })
    const both = [tap, { ...tap, retracted: true }]
    for (const index of order) await report(token, [both[index] ?? tap])
    expect((await stateOf(id))?.status).toBe('pending')
    expect((await open(token)).body.reports).toMatchObject([{ retracted: true }])
  }
})

test('a phone whose clock is wrong reports nothing of the future', async () => {
  const id = await aShipment()
  const { token } = await aLink(id)
  const { body } = await report(token, [loaded({ happened_at: '2099-01-01T00:00:00.000Z' })])
  expect(Date.parse(body.reports[0]?.happened_at ?? '')).toBeLessThanOrEqual(Date.now())
})

test('a phone whose clock is ahead reports when it happened, and what it sends again or takes back is one', async () => {
  const id = await aShipment()
  const { token } = await aLink(id)
  const ahead = (minutes: number) => minutesAgo(minutes - 24 * 60)
  const [first, second] = [
    loaded({ happened_at: ahead(120) }),
    loaded({ kind: 'delivered', happened_at: ahead(60) }),
  ]
  for (let twice = 0; twice < 2; twice += 1) await report(token, [first, second], { sent_at: ahead(0) })
  const { body } = await open(token)
  expect(body.reports).toHaveLength(2)
  const [delivered, began] = body.reports.map(({ happened_at }) => Date.now() - Date.parse(happened_at))
  expect(Math.abs((began ?? 0) - 120 * 60_000)).toBeLessThan(60_000)
  expect(Math.abs((delivered ?? 0) - 60 * 60_000)).toBeLessThan(60_000)
  // Its clock was put right in between.
  await report(token, [{ ...second, happened_at: minutesAgo(61), retracted: true }])
  expect((await stateOf(id))?.status).toBe('in_transit')
  const rows = await query(server, 'select from tracking_events where shipment_id = $1', [id])
  expect(rows).toHaveLength(3)
})

test('who brings the goods to the terminal does not deliver them; who fetches them there does', async () => {
  const id = await aShipment('preparing', 'sea')
  await query(
    server,
    "update shipments set origin_code = 'TRMER', destination_code = 'DEHAM' where id = $1",
    [id],
  )
  const bringing = await aLink(id, { leg: 'to_terminal' })
  expect((await open(bringing.token)).body).toMatchObject({
    ...{ leg: 'to_terminal', origin: 'İstanbul', destination: 'Mersin terminali', border: '' },
  })
  const done = (minutes: number) => loaded({ kind: 'delivered', happened_at: minutesAgo(minutes) })
  const { body } = await report(bringing.token, [loaded(), done(20)])
  expect(body.reports.map(({ kind }) => kind)).toEqual(['delivered', 'loaded'])
  expect((await stateOf(id))?.status).toBe('preparing')
  const fetching = await aLink(id, { leg: 'from_terminal' })
  expect((await open(fetching.token)).body).toMatchObject({
    origin: 'Hamburg terminali',
    destination: 'Münih',
  })
  await report(fetching.token, [loaded({ happened_at: minutesAgo(10) })])
  expect((await stateOf(id))?.status).toBe('in_transit')
  await report(fetching.token, [done(5)])
  expect((await stateOf(id))?.status).toBe('delivered')
})

test('by road the driver has the whole way', async () => {
  const { link } = await aLink(await aShipment(), { leg: 'to_terminal' })
  expect(link.leg).toBe('whole')
})

test('a link that is closed, over or invented does nothing', async () => {
  const id = await aShipment()
  const { link, token } = await aLink(id)
  const { token: other } = await aLink(await aShipment())
  const swapped = Buffer.concat([
    Buffer.from(token, 'base64url').subarray(0, 16),
    Buffer.from(other, 'base64url').subarray(16),
  ]).toString('base64url')
  for (const wrong of ['x', `${token}A`, swapped, randomUUID()])
    expect(await open(wrong)).toMatchObject({ status: 400, body: { code: 'LINK_REFUSED' } })
  await query(server, `update driver_links set expires_at = now() where id = $1`, [link.id])
  expect((await report(token, [loaded()])).body.code).toBe('LINK_CLOSED')
  await query(server, `update driver_links set expires_at = now() + interval '1 day' where id = $1`, [
    link.id,
  ])
  expect((await open(token)).status).toBe(200)
  for (let twice = 0; twice < 2; twice += 1)
    expect((await server.call('DELETE', `/staff/driver-links/${link.id}`, { as: staff })).status).toBe(200)
  expect((await open(token)).body.code).toBe('LINK_REFUSED')
  expect((await report(token, [loaded()])).body.code).toBe('LINK_CLOSED')
  expect((await stateOf(id))?.status).toBe('preparing')
  const { body } = await server.call<{ links: DriverLink[] }>('GET', `/staff/shipments/${id}/driver-links`, {
    as: staff,
  })
  expect(body.links).toMatchObject([{ id: link.id, driver_name: 'Murat Aydın' }])
  expect(body.links[0]?.revoked_at).not.toBeNull()
})

test('what is delivered needs no driver any more', async () => {
  const body = { shipment_id: await aShipment('delivered') }
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await server.call('POST', '/staff/driver-links', { as: staff, body, headers })
  expect(answer).toMatchObject({ status: 409, body: { code: 'SHIPMENT_OVER' } })
})

test('a driver carries one box of several: only that one is delivered, and the shipment when all are', async () => {
  const id = await aShipment()
  const [one, two] = [randomContainer(), randomContainer()]
  await query(
    server,
    `insert into containers (shipment_id, customer_id, number) select $1, $2, unnest($3::text[])`,
    [id, customer.userId, [one, two]],
  )
  const first = await aLink(id, { container_number: one })
  const second = await aLink(id, { container_number: two })
  expect(first.link.container_number).toBe(one)
  expect((await open(first.token)).body.container_number).toBe(one)
  const delivered = () => loaded({ kind: 'delivered', place: 'Münih', happened_at: minutesAgo(1) })
  await report(first.token, [loaded(), delivered()])
  expect((await stateOf(id))?.status).toBe('in_transit')
  await report(second.token, [delivered()])
  expect((await stateOf(id))?.status).toBe('delivered')
  const body = { shipment_id: await aShipment(), container_number: one }
  const headers = { 'idempotency-key': randomUUID() }
  const foreign = await server.call('POST', '/staff/driver-links', { as: staff, body, headers })
  expect(foreign).toMatchObject({ status: 422, body: { code: 'UNKNOWN_CONTAINER' } })
})

test('what comes by a link that was closed meanwhile is kept for staff, once, and can be given to the shipment', async () => {
  const id = await aShipment()
  const { link, token } = await aLink(id)
  const before = loaded()
  await report(token, [before])
  await server.call('DELETE', `/staff/driver-links/${link.id}`, { as: staff })
  const after = loaded({ kind: 'delivered', place: `Münih ${link.id}`, happened_at: minutesAgo(1) })
  for (let twice = 0; twice < 2; twice += 1)
    expect(await report(token, [before, after])).toMatchObject({ status: 409, body: { code: 'LINK_CLOSED' } })
  expect((await stateOf(id))?.status).toBe('in_transit')
  const kept = await keptAbout(server, link.id)
  expect(kept).toMatchObject([
    {
      why: 'Sürücü bunu, bağlantısı kapatıldıktan sonra gönderdi.',
      content: expect.stringContaining('Murat Aydın · 34 ABC 123 · SH-'),
    },
  ])
  expect(await keptAbout(server, before.id)).toEqual([])
  const [{ shipment_number } = { shipment_number: '' }] = await query<{ shipment_number: string }>(
    server,
    'update shipments set shipment_number = upper(shipment_number) where id = $1 returning shipment_number',
    [id],
  )
  const assigned = await server.call('POST', `/tracking-messages/${kept[0]?.id}/assign`, {
    as: staff,
    body: { shipment_number },
  })
  expect(assigned.status).toBe(200)
  expect((await stateOf(id))?.status).toBe('delivered')
})
