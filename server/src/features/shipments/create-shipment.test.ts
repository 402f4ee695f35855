/** Staff open a shipment: the chain from request to shipment is whole, its customer sees it, and what cannot be is refused at its field. */
import { randomUUID } from 'node:crypto'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import type { StaffShipmentDetail } from '@kervan/domain/shipments/staff-shipments.ts'
import type { ShipmentTracking } from '@kervan/domain/tracking/tracking.contract.ts'
import { dayAfter, endOfDay } from '@kervan/domain/values/calendar-day.ts'
import { describe, expect, test } from 'vitest'
import { wholeCustomer } from '#testing/orders.ts'
import { newShipmentForm } from '#testing/request-forms.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import { randomContainer, trackedState } from '#testing/tracked-shipments.ts'

const server = await sharedServer()
const customer = await wholeCustomer(server)
const staff = await server.signIn('staff')

type Created = { id: string; shipment_number: string; request_id: string; quote_id: string; quote_no: string }
type Refusal = { code: string; message: string; data?: { issues: { path: string; message: string }[] } }

const create = (more: object = {}, headers = {}) =>
  server.call<Created & Refusal>('POST', '/staff/shipments', {
    as: staff,
    body: newShipmentForm(customer.userId, more),
    headers,
  })
const detail = async (id: string) =>
  (await server.call<StaffShipmentDetail>('GET', `/staff/shipments/${id}`, { as: staff })).body

describe('a shipment that staff open', () => {
  const [box, promised_on] = [randomContainer(), dayAfter(30)]
  const form = {
    ready_on: dayAfter(3),
    promised_on,
    free_days: 14,
    estimated_weight: '18500',
    booking_number: 'KVB1234567',
    bill_of_lading: 'KVNL123456789',
    containers: [{ number: `${box.slice(0, 4)} ${box.slice(4)}`, size_type: '45G1', seal: 'KV1' }],
    operations_assigned_to: staff.userId,
    operations_notes: 'Alıcı sabah arasın istiyor',
  }

  test('has its request, its accepted quote and all that was written', async () => {
    const { status, body } = await create(form)
    expect(status).toBe(201)
    expect(await detail(body.id)).toMatchObject({
      shipment_number: body.shipment_number,
      title: 'Mersin – Hamburg',
      status: 'preparing',
      customer_id: customer.userId,
      quote_id: body.quote_id,
      quote_no: body.quote_no,
      quote_amount: '4200.00',
      quote_currency: 'EUR',
      booking_number: 'KVB1234567',
      promised_at: endOfDay(promised_on).toISOString(),
      eta: endOfDay(promised_on).toISOString(),
      operations_assigned_to: staff.userId,
      operations_notes: 'Alıcı sabah arasın istiyor',
      containers: [
        { number: box, size_type: '45G1', seal: 'KV1', free_days_demurrage: 14, free_days_detention: 14 },
      ],
    })
    const request = await server.call<RequestDetail>('GET', `/requests/${body.request_id}`, { as: customer })
    expect(request.body).toMatchObject({
      form: 'order',
      status: 'approved',
      quote_id: body.quote_id,
      quote_amount: '4200.00',
      shipment_id: body.id,
      preferred_date: form.ready_on,
      estimated_weight: '18500.000',
      cargo_details: { transport_mode: 'sea_fcl', container_details: [{ type: '40HC', quantity: 1 }] },
    })
    const [quote] = await query(server, 'select * from quotes where id = $1', [body.quote_id])
    expect(quote).toMatchObject({
      status: 'accepted',
      revision: 1,
      accepted_amount: '4200.00',
      eta: expect.anything(),
      container_type: '40HC',
      container_qty: 1,
      owner_id: staff.userId,
    })
  })

  test('is there for its customer, with its timeline and a notification, and its state follows from its events', async () => {
    const { body } = await create({ promised_on })
    const shown = await server.call<ShipmentTracking>('GET', `/shipments/${body.id}/tracking`, {
      as: customer,
    })
    expect(shown.body.tracking_data.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['created', 'approved', 'arrived']),
    )
    const { row, derived } = await trackedState(server, body.id)
    expect(row).toMatchObject({ origin_code: 'TRMER', destination_code: 'DEHAM' })
    expect(row).toMatchObject(derived)
    const own = await server.call('GET', `/shipments/${body.id}`, { as: customer })
    expect(own.body).toMatchObject({ quote_id: body.quote_id, has_evidence: false })
    const offers = await server.call<{ items: { id: string }[] }>('GET', '/offers', { as: customer })
    expect(offers.body.items.find(({ id }) => id === body.quote_id)).toMatchObject({
      ...{ status: 'accepted', has_evidence: false },
    })
    for (const [path, as] of [
      [`/offers/${body.quote_id}`, customer],
      [`/staff/quotes/${body.quote_id}`, staff],
    ] as const)
      expect((await server.call('GET', path, { as })).body).toMatchObject({ has_evidence: false })
    const told = await query(
      server,
      'select kind, title from notifications where user_id = $1 and link like $2',
      [customer.userId, `%${body.id}`],
    )
    expect(told).toEqual([{ kind: 'shipment', title: 'Gönderiniz hazırlanıyor' }])
    const news = await query<{ name: string }>(
      server,
      `select name from outbox where data->>'shipment_id' = $1 and data->>'change' = 'created' and audiences && $2`,
      [body.id, [`user:${customer.userId}`]],
    )
    expect(news).toHaveLength(1)
  })

  test('makes nobody’s work and counts as no answer to a waiting request', async () => {
    const { body } = await create()
    expect(await query(server, 'select from work_items where request_id = $1', [body.request_id])).toEqual([])
    expect(
      await query(server, 'select first_quoted_at from requests where id = $1', [body.request_id]),
    ).toEqual([{ first_quoted_at: null }])
  })

  test('may be of somebody new, who becomes an active customer', async () => {
    const phone = `+90 532 ${Math.floor(Math.random() * 9_000_000 + 1_000_000)}`
    const new_customer = { email: null, first_name: 'Defne', last_name: 'Işık', phone, company: null }
    const { status, body } = await create({ customer_id: null, new_customer })
    expect(status).toBe(201)
    const [record] = await query(
      server,
      `select p.first_name, p.first_request_at is not null as has_asked, p.last_accepted_at is not null as has_accepted
       from profiles p join shipments s on s.customer_id = p.id where s.id = $1`,
      [body.id],
    )
    expect(record).toEqual({ first_name: 'Defne', has_asked: true, has_accepted: true })
  })

  test('is one, however often the same act is sent', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const title = randomUUID()
    const sent = await Promise.all([1, 2, 3].map(() => create({ title }, headers)))
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1)
    for (const table of ['requests', 'quotes', 'shipments'])
      expect(await query(server, `select from ${table} where title = $1`, [title])).toHaveLength(1)
  })
})

describe('what is refused', () => {
  test.each([
    ['no customer', { customer_id: null }, 'customer_id'],
    ['a sea shipment without ports', { origin_port: '' }, 'origin_port'],
    ['no price', { quote_amount: '0.00' }, 'quote_amount'],
    ['a promise in the past', { promised_on: '2020-01-01' }, 'promised_on'],
    [
      'a promise before the goods are ready',
      { ready_on: dayAfter(9), promised_on: dayAfter(8) },
      'promised_on',
    ],
    [
      'containers in the air',
      { transport_mode: 'air', containers: [{ number: 'CSQU3054383' }] },
      'containers',
    ],
    ['a wrong waybill', { transport_mode: 'air', air_waybill: '176-98765432' }, 'air_waybill'],
    [
      'a container twice',
      { containers: [{ number: 'CSQU3054383' }, { number: 'csqu 305438 3' }] },
      'containers.1.number',
    ],
  ])('%s, at its field', async (_, more, path) => {
    const { status, body } = await create(more)
    expect(status).toBe(400)
    expect(body.data?.issues.map((issue) => issue.path)).toEqual([path])
  })

  test('a wrong container number says what is wrong with it', async () => {
    const { body } = await create({ containers: [{ number: 'CSQU3054384' }] })
    expect(body.data?.issues).toEqual([
      {
        path: 'containers.0.number',
        message: expect.stringContaining('Kontrol rakamı 4 değil, 3 olmalı'),
      },
    ])
  })

  test('a customer or a colleague who is not there; and nothing is left behind', async () => {
    const title = randomUUID()
    expect((await create({ title, customer_id: randomUUID() })).body).toMatchObject({
      code: 'UNKNOWN_CUSTOMER',
    })
    expect((await create({ title, customer_id: staff.userId })).body).toMatchObject({
      code: 'UNKNOWN_CUSTOMER',
    })
    expect((await create({ title, operations_assigned_to: customer.userId })).body).toMatchObject({
      code: 'UNKNOWN_PERSON',
    })
    expect(await query(server, 'select from requests where title = $1', [title])).toEqual([])
  })

  test('a demo’s container codes are taken in a demo only', async () => {
    const { status } = await create({ containers: [{ number: 'TEMU1234567' }] })
    expect(status).toBe(server.services.config.mode === 'demo' ? 201 : 422)
  })
})

describe('the free days of a container', () => {
  test('that is added later are those of the accepted offer, unless somebody says others', async () => {
    const { id } = (await create({ free_days: 9 })).body
    expect((await detail(id)).granted_free_days).toBe(9)
    const [one, other] = [randomContainer(), randomContainer()]
    const save = (containers: object[]) =>
      server.call('PUT', `/staff/shipments/${id}/containers`, { as: staff, body: { containers } })
    await save([{ number: one }, { number: other, free_days_demurrage: null, free_days_detention: 3 }])
    const days = async () =>
      (await detail(id)).containers.map((box) => [box.free_days_demurrage, box.free_days_detention])
    expect(await days()).toEqual([
      [9, 9],
      [null, 3],
    ])
    // What is not named again stays.
    await save([{ number: one, free_days_detention: 5 }, { number: other }])
    expect(await days()).toEqual([
      [9, 5],
      [null, 3],
    ])
  })

  test('are unknown where the offer says nothing of them', async () => {
    const { id } = (await create({ containers: [{ number: randomContainer() }] })).body
    expect((await detail(id)).containers).toMatchObject([
      { free_days_demurrage: null, free_days_detention: null },
    ])
  })
})
