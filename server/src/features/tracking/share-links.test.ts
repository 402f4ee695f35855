/** Links by which others follow a shipment: what they show, what they never show, and how they end. */
import { randomUUID } from 'node:crypto'
import type { SharedShipment, ShareLink } from '@kervan/domain/tracking/share-links.contract.ts'
import { plainEvent } from '@kervan/domain/tracking/told-message.ts'
import { toldPlace } from '@kervan/domain/tracking/told-place.ts'
import { expect, test } from 'vitest'
import { recordEvents } from '#features/tracking/record-events.ts'
import { openSharedShipment } from '#features/tracking/shared-shipment.ts'
import { system } from '#spine/database/act-as.ts'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { mailsTo, query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'
import { trackedShipment } from '#testing/tracked-shipments.ts'

const server = await sharedServer()
const { services } = server
const [customer, other] = [await server.signIn('customer'), await server.signIn('customer')]

const shipmentOf = (person: SignedIn) =>
  trackedShipment(server, { customer: person.userId, status: 'in_transit' })
const share = (as: SignedIn, shipment_id: string, more: object = {}) =>
  server.call<ShareLink>('POST', '/share-links', { as, body: { shipment_id, ...more } })
const tokenOf = ({ url }: ShareLink) => new URL(url).pathname.slice('/t/'.length)
const open = (token: string) =>
  server.call<SharedShipment & { code: string }>('POST', '/share-visits', { body: { token } })
const links = async (as: SignedIn, id: string) =>
  (await server.call<{ links: ShareLink[] }>('GET', `/shipments/${id}/share-links`, { as })).body.links
const revoke = (as: SignedIn, id: string) => server.call<ShareLink>('DELETE', `/share-links/${id}`, { as })

test('whoever has the link sees the way of that shipment, and nothing of price, people or papers', async () => {
  const { id, number, container } = await shipmentOf(customer)
  await query(
    server,
    "update shipments set quote_amount = 4321.09, quote_currency = 'EUR', operations_notes = 'gizli-not', own_name = 'gizli-ad', title = 'gizli-yük' where id = $1",
    [id],
  )
  const made = await share(customer, id, { label: 'Alıcının deposu', days: 7 })
  expect(made.status).toBe(201)
  const seen = await open(tokenOf(made.body))
  expect(seen.body).toMatchObject({
    shipment_number: number,
    status: 'in_transit',
    container_numbers: [container],
  })
  expect(seen.body.journey).toHaveLength(7)
  const told = JSON.stringify(seen.body)
  for (const secret of ['4321', 'gizli', customer.userId, 'Alıcının deposu', '@'])
    expect(told).not.toContain(secret)
})

test('a link says that it is late, with the reason of a carrier but not with what a colleague wrote', async () => {
  const { id } = await shipmentOf(customer)
  const { body } = await share(customer, id)
  const tell = (source: 'dcsa' | 'staff', reason: string) =>
    services.actAs(system, (tx) => {
      const now = new Date().toISOString()
      const told = { source, source_event_id: randomUUID(), told_at: now, happened_at: now }
      return recordEvents(tx, services, id, [{ ...plainEvent, ...told, kind: 'delay_told', reason }])
    })
  await tell('dcsa', 'Limanda yoğunluk')
  expect((await open(tokenOf(body))).body).toMatchObject({ delayed: true, delay_reason: 'Limanda yoğunluk' })
  await tell('staff', 'Alıcı ödemeyi bekletiyor')
  expect((await open(tokenOf(body))).body).toMatchObject({ delayed: true, delay_reason: '' })
})

test('its customer sees who opened it and when, once an hour for each device', async () => {
  const { id } = await shipmentOf(customer)
  const { body } = await share(customer, id)
  for (let visit = 0; visit < 3; visit += 1) await open(tokenOf(body))
  const [link] = await links(customer, id)
  expect(link?.visits).toHaveLength(1)
  expect(link).toMatchObject({ url: body.url, revoked_at: null })
})

test('a link that is open all day hides no visit of another', async () => {
  const { id } = await shipmentOf(customer)
  const [busy, quiet] = [(await share(customer, id)).body, (await share(customer, id)).body]
  await open(tokenOf(quiet))
  await query(
    server,
    `insert into share_visits (link_id, customer_id, device, visited_at)
     select $1, $2, 'Ekran', now() + hour * interval '1 hour' from generate_series(1, 30) hour`,
    [busy.id, customer.userId],
  )
  const found = new Map((await links(customer, id)).map((link) => [link.id, link.visits.length]))
  expect(found.get(quiet.id)).toBe(1)
  expect(found.get(busy.id)).toBe(10)
})

test('a closed link is dead at once, and stays so', async () => {
  const { id } = await shipmentOf(customer)
  const { body } = await share(customer, id)
  expect((await revoke(customer, body.id)).body.revoked_at).not.toBeNull()
  expect((await revoke(customer, body.id)).status).toBe(200)
  expect(await open(tokenOf(body))).toMatchObject({ status: 404, body: { code: 'LINK_REFUSED' } })
  expect((await links(customer, id))[0]?.visits).toEqual([])
})

test('an expired link and one that nobody made are refused alike', async () => {
  const { id } = await shipmentOf(customer)
  const { body } = await share(customer, id)
  await query(server, "update share_links set expires_at = now() - interval '1 second' where id = $1", [
    body.id,
  ])
  const expired = await open(tokenOf(body))
  for (const token of ['x', 'A'.repeat(43), `${tokenOf(body).slice(0, -1)}A`])
    expect((await open(token)).body).toEqual({ ...expired.body, request_id: expect.any(String) })
})

test('nobody shares, lists or closes what is another’s', async () => {
  const { id } = await shipmentOf(customer)
  const { body } = await share(customer, id)
  expect((await share(other, id)).status).toBe(404)
  expect((await server.call('GET', `/shipments/${id}/share-links`, { as: other })).status).toBe(404)
  expect((await revoke(other, body.id)).status).toBe(404)
  expect((await open(tokenOf(body))).status).toBe(200)
})

test('its customer and the office are told when a link is made, opened for the first time, and closed', async () => {
  const { id } = await shipmentOf(customer)
  const told = () =>
    query<{ audiences: string[] }>(
      server,
      "select audiences from outbox where name = 'share_links.changed' and data->>'shipment_id' = $1",
      [id],
    )
  const { body } = await share(customer, id)
  expect(await told()).toEqual([{ audiences: [`user:${customer.userId}`, 'staff'] }])
  for (let visit = 0; visit < 2; visit += 1) await open(tokenOf(body))
  expect(await told()).toHaveLength(2)
  for (let time = 0; time < 2; time += 1) await revoke(customer, body.id)
  expect(await told()).toHaveLength(3)
})

test('a place that a driver typed is for its customer only, unless it is a known one', async () => {
  const { id } = await shipmentOf(customer)
  const { body } = await share(customer, id)
  const tell = (kind: 'loaded' | 'checkpoint', place: string, minutes: number) =>
    services.actAs(system, (tx) => {
      const at = new Date(Date.now() - minutes * 60_000).toISOString()
      const told = { source: 'driver' as const, source_event_id: randomUUID(), told_at: at, happened_at: at }
      return recordEvents(tx, services, id, [{ ...plainEvent, ...told, kind, ...toldPlace('', place) }])
    })
  await tell('loaded', 'Ahmet Beyin deposu', 9)
  const seen = (await open(tokenOf(body))).body
  expect(seen.current_location).toBe('')
  expect(seen.events[0]).toMatchObject({ kind: 'loaded', place_name: '' })
  await tell('checkpoint', 'Ayşe Hanımın evi', 6)
  await tell('checkpoint', 'Kapıkule', 3)
  const then = (await open(tokenOf(body))).body
  expect(then).toMatchObject({ current_location: 'Kapıkule' })
  for (const typed of ['Ahmet', 'Ayşe']) expect(JSON.stringify(then)).not.toContain(typed)
  const own = await server.call('GET', `/shipments/${id}/tracking`, { as: customer })
  expect(JSON.stringify(own.body)).toContain('Ahmet Beyin deposu')
})

test('many who keep a link open do not use up its calls for one another; one network alone does', async () => {
  const { id } = await shipmentOf(customer)
  const { body } = await share(customer, id)
  const ask = (network: string) =>
    openSharedShipment(services, { token: tokenOf(body), again: true }, { network, userAgent: null })
  const { points } = services.config.limits.shareLink
  await ask('192.0.2.1')
  // As if it had asked so often.
  await query(server, 'update limits set points = $1 where strpos(key, $2) > 0', [points, body.id])
  await expect(ask('192.0.2.1')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await ask('192.0.2.2')).toMatchObject({ status: 'in_transit' })
})

test('a page that stays open is one visit, however long it asks again', async () => {
  const { id } = await shipmentOf(customer)
  const { body } = await share(customer, id)
  const ask = (again: boolean) =>
    server.call('POST', '/share-visits', { body: { token: tokenOf(body), again } })
  expect((await ask(false)).status).toBe(200)
  await query(server, "update share_visits set visited_at = now() - interval '2 hours' where link_id = $1", [
    body.id,
  ])
  expect((await ask(true)).status).toBe(200)
  expect((await links(customer, id))[0]?.visits).toHaveLength(1)
  await ask(false)
  expect((await links(customer, id))[0]?.visits).toHaveLength(2)
})

test('staff see every link of a shipment and close one, which stands in the audit', async () => {
  const staff = await server.signIn('staff')
  const { id } = await shipmentOf(customer)
  const { body } = await share(customer, id, { label: 'Alıcının deposu' })
  await open(tokenOf(body))
  const seen = await server.call<{ links: ShareLink[] }>('GET', `/staff/shipments/${id}/share-links`, {
    as: staff,
  })
  expect(seen.body.links).toMatchObject([
    { id: body.id, label: 'Alıcının deposu', revoked_at: null, visits: [{}] },
  ])
  const close = (as: SignedIn, link: string) => server.call('DELETE', `/staff/share-links/${link}`, { as })
  expect((await close(customer, body.id)).status).toBe(403)
  expect((await close(staff, randomUUID())).status).toBe(404)
  expect((await close(staff, body.id)).status).toBe(200)
  expect(await open(tokenOf(body))).toMatchObject({ status: 404, body: { code: 'LINK_REFUSED' } })
  expect((await links(customer, id))[0]?.revoked_at).not.toBeNull()
  const audit = await query<{ actor_id: string }>(
    server,
    "select actor_id from audit_entries where subject_table = 'share_links' and subject_id = $1",
    [body.id],
  )
  expect(audit).toEqual([{ actor_id: staff.userId }])
})

test('there are at most twenty open ones, and other days than offered are refused', async () => {
  const { id } = await shipmentOf(customer)
  await query(
    server,
    "insert into share_links (shipment_id, customer_id, expires_at) select $1, $2, now() + interval '1 day' from generate_series(1, 20)",
    [id, customer.userId],
  )
  const refused = await share(customer, id)
  expect(refused).toMatchObject({ status: 409, body: { code: 'TOO_MANY_LINKS' } })
  const [first] = await links(customer, id)
  await revoke(customer, first?.id ?? '')
  expect((await share(customer, id)).status).toBe(201)
  expect((await share(customer, id, { days: 3650 })).status).toBe(400)
})

test('somebody without an account follows by the link in their mails, the same in each', async () => {
  const staff = await server.signIn('staff')
  const email = `${randomUUID()}@musteri.example`
  const form = { email, first_name: 'Ada', last_name: null, phone: null, company: 'Çınar' }
  const { body: entered } = await server.call<{ customer: { id: string } }>('POST', '/customers', {
    as: staff,
    body: form,
  })
  const { id, number } = await trackedShipment(server, {
    customer: entered.customer.id,
    status: 'in_transit',
  })
  const tell = (status: string) =>
    server.call('POST', `/staff/shipments/${id}/events`, {
      as: staff,
      body: { kind: 'status_set', status, happened_at: new Date().toISOString() },
    })
  expect((await tell('customs')).status).toBe(201)
  expect((await tell('in_transit')).status).toBe(201)
  const mails = await eventually('two mails', async () => {
    const found = (await mailsTo(server, email)).filter(({ subject }) => subject.includes(number))
    return found.length === 2 ? found : undefined
  })
  const tokens = mails.map(({ text }) => /\/t\/([\w.-]+)/.exec(text)?.[1] ?? '')
  expect(new Set(tokens).size).toBe(1)
  expect((await open(tokens[0] ?? '')).body).toMatchObject({ shipment_number: number })
})
