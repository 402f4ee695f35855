/** Links of drivers: what is reported by one moves the shipment once, and one that is closed does nothing. */
import { randomUUID } from 'node:crypto'
import type { DriverLink, DriverPage } from '@kervan/domain/tracking/driver-links.contract.ts'
import { expect, test } from 'vitest'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const customer = await server.signIn('customer')
const staff = await server.signIn('staff')

async function aShipment(status = 'preparing'): Promise<string> {
  const [row] = await query<{ id: string }>(
    server,
    `insert into shipments (shipment_number, customer_id, shipment_type, status, origin_city, origin_country, destination_city, destination_country)
     values ($1, $2, 'land', $3, 'İstanbul', 'Türkiye', 'Münih', 'Almanya') returning id`,
    [`SH-${randomUUID()}`, customer.userId, status],
  )
  return row?.id ?? ''
}
async function aLink(shipmentId: string): Promise<{ link: DriverLink; token: string }> {
  const body = { shipment_id: shipmentId, driver_name: 'Murat Aydın', plate: '34 ABC 123' }
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
const report = (token: string, reports: object[]) =>
  server.call<DriverPage & { code?: string }>('POST', '/driver-reports', { body: { token, reports } })
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
  const [{ events } = { events: 0 }] = await query<{ events: number }>(
    server,
    'select count(*)::int as events from tracking_events where shipment_id = $1',
    [id],
  )
  expect(events).toBe(2)
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
  expect((await report(token, [loaded()])).body.code).toBe('LINK_REFUSED')
  await query(server, `update driver_links set expires_at = now() + interval '1 day' where id = $1`, [
    link.id,
  ])
  expect((await open(token)).status).toBe(200)
  for (let twice = 0; twice < 2; twice += 1)
    expect((await server.call('DELETE', `/staff/driver-links/${link.id}`, { as: staff })).status).toBe(200)
  expect((await report(token, [loaded()])).body.code).toBe('LINK_REFUSED')
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
