/** Asking for a quote: one request per act, work for the office, and nobody else's business. */

import { randomUUID } from 'node:crypto'
import type { RequestDetail, RequestSummary, StaffRequest } from '@kervan/domain/requests/request.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { describe, expect, test } from 'vitest'
import { wholeCustomer } from '#testing/orders.ts'
import { quickForm } from '#testing/request-forms.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

const server = await sharedServer()
const customer = await wholeCustomer(server)
const other = await wholeCustomer(server)
const staff = await server.signIn('staff')

type Created = { id: string; number: string; quote_due_at: string; code?: string }
const ask = (as: SignedIn, form: object = quickForm(), headers: Record<string, string> = {}) =>
  server.call<Created>('POST', '/quick-requests', { as, body: form, headers })
const created = async (as: SignedIn, form?: object) => (await ask(as, form)).body
const detail = (as: SignedIn, id: string) => server.call<RequestDetail>('GET', `/requests/${id}`, { as })
type Page = { items: RequestSummary[]; next_cursor: string | null }
const list = async (as: SignedIn, search = '') =>
  (await server.call<Page>('GET', `/requests${search}`, { as })).body

describe('a quick request', () => {
  test('has its number, its promise, its work item and its customer alone', async () => {
    const { status, body } = await ask(customer)
    expect(status).toBe(201)
    expect(body.number).toMatch(/^TLP-\d{4}-\d{6}$/)
    const hours = (Date.parse(body.quote_due_at) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(5.9)
    expect(hours).toBeLessThan(6.1)
    expect((await detail(customer, body.id)).body).toMatchObject({
      status: 'pending',
      form: 'quick',
      shipment_type: 'sea',
      origin_country: 'Türkiye',
      destination_country: 'Almanya',
      customer_id: customer.userId,
      quote_amount: null,
      staff_notes: '',
      cargo_details: { transport_mode: 'sea_fcl', container_details: [{ type: '40HC', quantity: 2 }] },
    })
    expect((await detail(other, body.id)).status).toBe(404)
    const [work] = await query<{ id: string }>(server, 'select id from work_items where request_id = $1', [
      body.id,
    ])
    const item = await server.call<WorkItem>('GET', `/work-items/${work?.id}`, { as: staff })
    expect(item.body).toMatchObject({
      kind: 'new_request',
      priority: 'urgent',
      status: 'open',
      request_number: body.number,
      lane: { shipment_type: 'sea', origin_city: 'Mersin', destination_city: 'Hamburg' },
      customer_id: customer.userId,
    })
  })

  test('needs a complete profile', async () => {
    const newcomer = await server.signIn('customer')
    expect(await ask(newcomer)).toMatchObject({ status: 409, body: { code: 'PROFILE_INCOMPLETE' } })
  })

  test('takes no field that is not the form’s', async () => {
    const { body } = await ask(customer, {
      ...quickForm(),
      customer_id: other.userId,
      status: 'approved',
      quote_amount: '1.00',
      id: randomUUID(),
      created_at: '2020-01-01T00:00:00.000Z',
    })
    const found = (await detail(customer, body.id)).body
    expect(found).toMatchObject({ customer_id: customer.userId, status: 'pending', quote_amount: null })
    expect(Date.parse(found.created_at)).toBeGreaterThan(Date.now() - 60_000)
  })

  const { route, cargo, schedule } = quickForm()
  test.each<[string, object]>([
    ['route.from_city', { route: { ...route, from_city: ' ' } }],
    ['cargo.weight', { cargo: { ...cargo, weight: '0' } }],
    ['cargo.weight', { cargo: { ...cargo, weight: '1e9' } }],
    ['cargo.weight', { cargo: { ...cargo, weight: '90000' } }],
    ['cargo.volume', { cargo: { ...cargo, volume: '0' } }],
    ['cargo.volume', { transport_mode: 'sea_lcl', cargo: { ...cargo, volume: null } }],
    ['cargo.container_details', { cargo: { ...cargo, container_details: [] } }],
    ['cargo.dimensions', { transport_mode: 'air' }],
    ['route.from_post_code', { transport_mode: 'land', cargo: { ...cargo, pallets: 3 } }],
    ['cargo.pallets', { transport_mode: 'van' }],
    ['schedule.ready_date', { schedule: { ...schedule, ready_date: '2020-01-01' } }],
    ['transport_mode', { transport_mode: '__proto__' }],
  ])('with a wrong %s is refused beside its field', async (path, wrong) => {
    const answer = await server.call<{ data: { issues: { path: string }[] } }>('POST', '/quick-requests', {
      as: customer,
      body: { ...quickForm(), ...wrong },
    })
    expect(answer.status).toBe(400)
    expect(answer.body.data.issues.map((issue) => issue.path)).toContain(path)
  })
})

describe('the list', () => {
  test('holds one’s own, newest first, page by page, and finds them in any spelling', async () => {
    const person = await wholeCustomer(server)
    for (const city of ['İSTANBUL', 'Iğdır', 'Ödemiş', 'Şırnak', 'Çanakkale'])
      await created(person, quickForm({ route: { ...quickForm().route, from_city: city } }))
    const first = await list(person, '?limit=3')
    expect(first.items.map(({ origin_city }) => origin_city)).toEqual(['Çanakkale', 'Şırnak', 'Ödemiş'])
    const second = await list(person, `?limit=3&after=${first.next_cursor}`)
    expect(second.items.map(({ origin_city }) => origin_city)).toEqual(['Iğdır', 'İSTANBUL'])
    expect(second.next_cursor).toBeNull()
    for (const [typed, city] of [
      ['istanbul', 'İSTANBUL'],
      ['ISTANBUL', 'İSTANBUL'],
      ['igdir', 'Iğdır'],
      ['IĞDIR', 'Iğdır'],
      ['odemis', 'Ödemiş'],
      ['sirnak', 'Şırnak'],
      ['40hc', 'Çanakkale'],
      ['hamburg odemis', 'Ödemiş'],
      ['şırnak-hamburg', 'Şırnak'],
      ['almanya, igdir', 'Iğdır'],
    ] as const)
      expect((await list(person, `?search=${encodeURIComponent(typed)}`)).items[0]?.origin_city, typed).toBe(
        city,
      )
    expect((await list(person, '?search=odemis%20sirnak')).items).toEqual([])
    expect((await list(person, '?search=%25')).items).toEqual([])
    expect((await list(other, '?search=odemis')).items).toEqual([])
    const today = dayInIstanbul(new Date())
    expect((await list(person, `?since=${today}`)).items).toHaveLength(5)
    expect((await list(person, '?since=2199-01-01')).items).toEqual([])
    expect((await list(person, `?quoted_since=${today}`)).items).toEqual([])
    expect((await list(person, '?since=1900-01-01')).items).toHaveLength(5)
    for (const path of ['/requests?since', '/requests?quoted_since', '/shipments?delivered_since'])
      for (const day of ['0000-01-01', '0001-01-01', '2026-02-30'])
        expect((await server.call('GET', `${path}=${day}`, { as: person })).status, path).toBe(400)
    expect((await server.call('GET', '/requests/counts', { as: person })).body).toEqual({
      total: 5,
      pending: 5,
      quoted: 0,
      approved: 0,
      rejected: 0,
    })
  })

  test('of the office holds everybody’s, by customer and by lateness', async () => {
    const person = await wholeCustomer(server)
    const late = await created(person)
    await created(person)
    await query(server, "update requests set quote_due_at = now() - interval '1 hour' where id = $1", [
      late.id,
    ])
    const find = async (search: string) => {
      const path = `/staff/requests?customer_id=${person.userId}${search}`
      return (await server.call<{ items: StaffRequest[] }>('GET', path, { as: staff })).body.items
    }
    expect(await find('')).toHaveLength(2)
    expect((await find('&overdue=true')).map(({ id }) => id)).toEqual([late.id])
    expect(await find('&search=isik%20ticaret')).toHaveLength(2)
    // Some of the words are the customer's, the others the request's.
    expect(await find('&search=isik%20mersin')).toHaveLength(2)
    expect(await find('&search=hamburg%20ticaret%20mersin')).toHaveLength(2)
    expect(await find('&search=isik%20odemis')).toEqual([])
    expect((await detail(staff, late.id)).body).toMatchObject({
      customer_name: 'Deneme Kişi',
      customer_company: 'Işık Ticaret',
      customer_email: expect.stringContaining('@'),
    })
    expect((await server.call('GET', '/staff/requests', { as: customer })).status).toBe(403)
  })
})

describe('editing', () => {
  const edit = (as: SignedIn, request: RequestDetail, more: object = {}) =>
    server.call<RequestDetail & { code?: string }>('PUT', `/requests/${request.id}`, {
      as,
      body: { ...request, ...more },
    })

  test('changes a pending request, its work item, and nothing but the listed fields', async () => {
    const { id } = await created(customer)
    const before = (await detail(customer, id)).body
    const { status, body } = await edit(customer, before, {
      title: 'Yeni başlık',
      origin_country: 'germany',
      customer_id: other.userId,
      quote_amount: '1.00',
      number: 'TLP-1',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ title: 'Yeni başlık', origin_country: 'Almanya', number: before.number })
    expect(body).toMatchObject({ customer_id: customer.userId, quote_amount: null })
    const [item] = await query<{ title: string }>(
      server,
      'select title from work_items where request_id = $1',
      [id],
    )
    expect(item?.title).toBe(`${before.number}: Yeni başlık`)
  })

  test('to another way and place drops what was said of the old ones, and the wizard’s title follows', async () => {
    const { id } = await created(customer)
    const before = (await detail(customer, id)).body
    expect(before).toMatchObject({
      title: 'Deniz, tam konteyner (FCL): Mersin – Hamburg',
      cargo_details: { transport_mode: 'sea_fcl', container_details: [{ quantity: 2 }] },
    })
    const moved = (await edit(customer, before, { destination_city: 'Bremen' })).body
    expect(moved).toMatchObject({
      title: 'Deniz, tam konteyner (FCL): Mersin – Bremen',
      cargo_details: { transport_mode: 'sea_fcl' },
    })
    const flown = (await edit(customer, moved, { shipment_type: 'air' })).body
    expect(flown.title).toMatch(/^Hava.*: Mersin – Bremen$/)
    expect(Object.keys(flown.cargo_details)).not.toContain('transport_mode')
    expect(Object.keys(flown.cargo_details)).not.toContain('container_details')
    expect((await edit(customer, flown, { title: 'Kendi başlığım', origin_city: 'Adana' })).body.title).toBe(
      'Kendi başlığım',
    )
  })

  test('of one end leaves the codes of the other', async () => {
    const { id } = await created(customer)
    const codes = {
      airport_codes: { origin: 'ADA', destination: 'HAM' },
      auto_detected_pol: 'Mersin (TRMER)',
      auto_detected_pod: 'Hamburg (DEHAM)',
    }
    await query(server, 'update requests set cargo_details = cargo_details || $2 where id = $1', [id, codes])
    const before = (await detail(customer, id)).body
    const left = (await edit(customer, before, { origin_city: 'Adana' })).body
    const { auto_detected_pol, ...others } = before.cargo_details
    expect(left.cargo_details).toEqual({ ...others, airport_codes: { origin: '', destination: 'HAM' } })
    const both = (await edit(customer, left, { destination_city: 'Bremen' })).body
    expect(both.cargo_details.airport_codes).toEqual({ origin: '', destination: '' })
    expect(Object.keys(both.cargo_details)).not.toContain('auto_detected_pod')
    const flown = (await edit(customer, both, { shipment_type: 'air' })).body
    expect(Object.keys(flown.cargo_details)).not.toContain('airport_codes')
  })

  test('of a city takes the old street and postal code along; another spelling of it leaves them', async () => {
    const route = { ...quickForm().route, from_post_code: '33010', to_post_code: '20457' }
    const { id } = await created(customer, quickForm({ route }))
    await query(server, "update requests set origin_address = 'Örnek Sitesi' where id = $1", [id])
    const before = (await detail(customer, id)).body
    const respelled = (await edit(customer, before, { origin_city: 'MERSİN', origin_country: 'turkey' })).body
    expect(respelled).toMatchObject({ origin_postal_code: '33010', origin_address: 'Örnek Sitesi' })
    expect((await edit(customer, respelled, { origin_city: 'Adana' })).body).toMatchObject({
      origin_postal_code: '',
      origin_address: '',
      destination_postal_code: '20457',
    })
  })

  test('to a day that has passed is refused; one that has passed since may stay', async () => {
    const { id } = await created(customer)
    const before = (await detail(customer, id)).body
    expect(await edit(customer, before, { preferred_date: '0001-01-01' })).toMatchObject({
      status: 400,
      body: { data: { issues: [{ path: 'preferred_date' }] } },
    })
    await query(server, "update requests set preferred_date = '2020-01-01' where id = $1", [id])
    expect((await edit(customer, { ...before, preferred_date: '2020-01-01' })).status).toBe(200)
  })

  test('keeps the weight that was needed, and takes no load that its containers cannot hold', async () => {
    const { id } = await created(customer)
    const before = (await detail(customer, id)).body
    const refused = async (more: object) =>
      ((await edit(customer, before, more)).body as unknown as { data: { issues: object[] } }).data.issues
    expect(await refused({ estimated_weight: null })).toEqual([
      { path: 'estimated_weight', message: 'Ağırlık gerekli; silinemez.' },
    ])
    expect(await refused({ preferred_date: null, description: '' })).toEqual([
      { path: 'preferred_date', message: 'Gün gerekli; silinemez.' },
      { path: 'description', message: 'Yükün tanımı gerekli; silinemez.' },
    ])
    expect(await refused({ estimated_weight: null, shipment_type: 'land' })).toMatchObject([
      { path: 'estimated_weight' },
    ])
    expect(await refused({ estimated_weight: '0' })).toMatchObject([{ path: 'estimated_weight' }])
    expect(await refused({ estimated_weight: '90000' })).toMatchObject([
      { path: 'estimated_weight', message: expect.stringContaining('4 × 40HC alır.') },
    ])
    expect((await edit(customer, before, { estimated_weight: '40000' })).status).toBe(200)
  })

  test('of a request that was impossible all along may correct something else', async () => {
    const { id } = await created(customer)
    await query(server, 'update requests set estimated_weight = 90000 where id = $1', [id])
    const before = (await detail(customer, id)).body
    expect((await edit(customer, before, { title: 'Yeni başlık' })).status).toBe(200)
    const after = (await detail(customer, id)).body
    expect((await edit(customer, after, { estimated_weight: '95000' })).status).toBe(400)
  })

  test('of another’s request finds nothing, of a page left open is stale, of an answered one is refused', async () => {
    const { id } = await created(customer)
    const seen = (await detail(customer, id)).body
    expect((await edit(other, seen)).status).toBe(404)
    await edit(customer, seen, { title: 'Birinci' })
    expect(await edit(customer, seen, { title: 'İkinci' })).toMatchObject({
      status: 409,
      body: { code: 'STALE' },
    })
    await query(server, "update requests set status = 'rejected' where id = $1", [id])
    expect(await edit(customer, (await detail(customer, id)).body)).toMatchObject({
      status: 409,
      body: { code: 'NOT_PENDING' },
    })
  })
})

test('many creates at once need no more connections than they hold: nobody waits for what another of them has', async () => {
  const small = await startTestServer({ env: { DATABASE_POOL: '2' }, access: server.access })
  const person = await wholeCustomer(server)
  const create = () =>
    small.call('POST', '/quick-requests', {
      as: person,
      body: quickForm(),
      headers: { 'idempotency-key': randomUUID() },
    })
  small.services.company.forget()
  const answers = await Promise.all(Array.from({ length: 8 }, create))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
  await small.close()
})

test('a customer may ask often, but not without end', async () => {
  const strict = await startTestServer({ env: { LIMIT_REQUEST: '2/600' }, access: server.access })
  const person = await wholeCustomer(server)
  const create = () => strict.call('POST', '/quick-requests', { as: person, body: quickForm() })
  const statuses = [await create(), await create(), await create()].map(({ status }) => status)
  expect(statuses).toEqual([201, 201, 429])
  await strict.close()
})
