/** A detailed request, from the form to the shipment, its analysis, and what the customer's first page makes of it. */
import { randomUUID } from 'node:crypto'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import type { ShipmentFigures } from '@kervan/domain/shipments/own-shipment.ts'
import type { Overview, ShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'
import type { ShipmentTracking } from '@kervan/domain/tracking/tracking.contract.ts'
import { dayAfter } from '@kervan/domain/values/calendar-day.ts'
import { describe, expect, test } from 'vitest'
import { laneHistory } from '#features/shipments/lane-history.ts'
import { eventually } from '#testing/eventually.ts'
import {
  detailedForm,
  order,
  orderForm,
  quotedRequest,
  waitingRequest,
  wholeCustomer,
} from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'
import { trackedState } from '#testing/tracked-shipments.ts'

const server = await sharedServer()
const customer = await wholeCustomer(server)
const other = await wholeCustomer(server)
const staff = await server.signIn('staff')

type Created = { id: string; number: string; shipment_id: string; quote_due_at: string; code?: string }
const send = (form: object = detailedForm(), as = customer, headers = {}) =>
  server.call<Created>('POST', '/detailed-requests', { as, body: form, headers })
const detail = async (id: string) =>
  (await server.call<RequestDetail>('GET', `/requests/${id}`, { as: customer })).body
const shipment = async (id: string, as = customer) =>
  (await server.call<ShipmentSummary>('GET', `/shipments/${id}`, { as })).body
const told = async (id: string) =>
  (await server.call<ShipmentTracking>('GET', `/shipments/${id}/tracking`, { as: customer })).body
    .tracking_data
const approve = (id: string, quote_id: string, as = customer) =>
  server.call<{ shipment_id: string }>('POST', `/requests/${id}/approve`, { as, body: { quote_id } })
const overview = async (as: SignedIn) => (await server.call<Overview>('GET', '/overview', { as })).body

describe('a full intake', () => {
  test('is a request and a shipment that waits; approval turns that very one to preparing', async () => {
    const { status, body } = await send()
    expect(status).toBe(201)
    const request = await detail(body.id)
    expect(request).toMatchObject({
      form: 'detailed',
      status: 'pending',
      shipment_id: body.shipment_id,
      urgency_level: 'standard',
      requester_company: 'Işık Ticaret',
      cargo_details: { chargeable_weight: '4.2', currency_preference: 'EUR' },
    })
    expect(await shipment(body.shipment_id)).toMatchObject({
      status: 'pending',
      request_id: body.id,
      quote_amount: null,
    })
    expect(await told(body.shipment_id)).toMatchObject([{ kind: 'created', actor_name: 'Deneme Kişi' }])
    // What is edited before the price reaches the shipment with the yes.
    const { title: _, ...same } = request
    await server.call('PUT', `/requests/${body.id}`, {
      as: customer,
      body: { ...same, title: 'Yeni başlık' },
    })
    const sea = { shipment_type: 'sea', origin_port: 'Mersin', destination_port: 'Hamburg' }
    const priced = (await order(server, staff, orderForm(customer, { ...sea, request_id: body.id }))).body
    expect((await approve(body.id, priced.quote_id)).body.shipment_id).toBe(body.shipment_id)
    expect(await shipment(body.shipment_id)).toMatchObject({
      status: 'preparing',
      title: 'Yeni başlık',
      quote_amount: '1250.00',
    })
    expect(await told(body.shipment_id)).toMatchObject([{ kind: 'approved' }, { kind: 'created' }])
    expect(await query(server, 'select transport_mode from quotes where id = $1', [priced.quote_id])).toEqual(
      [{ transport_mode: 'sea_lcl' }],
    )
  })

  test('of dangerous goods needs their UN number, whichever way they are said to be dangerous', async () => {
    for (const dangerous of [
      { cargo_type: 'dangerous' as const },
      { cargo_details: { hazardous_materials: true } },
    ]) {
      const { status, body } = await send(detailedForm(dangerous))
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain('cargo_details.un_code')
    }
  })

  test('is edited: the waiting shipment and the analysis follow; a no cancels that shipment', async () => {
    const { body } = await send(
      detailedForm({ cargo_details: { fcl_lcl: 'LCL', auto_detected_pol: 'TRMER' } }),
    )
    const analysed = () =>
      eventually('the analysis is there', async () => (await detail(body.id)).analysis ?? undefined)
    const before = await analysed()
    const seen = await detail(body.id)
    const edit = { shipment_type: 'air', origin_city: 'İzmir', destination_country: 'Japonya' }
    const edited = await server.call<RequestDetail>('PUT', `/requests/${body.id}`, {
      as: customer,
      body: { ...seen, ...edit },
    })
    expect(edited.body).toMatchObject({ ...edit, analysis: null, service_type: '' })
    expect(Object.keys(edited.body.cargo_details)).not.toContain('fcl_lcl')
    expect(await shipment(body.shipment_id)).toMatchObject({ status: 'pending', ...edit })
    expect(
      await query(server, 'select origin_code, destination_code from shipments where id = $1', [
        body.shipment_id,
      ]),
    ).toEqual([{ origin_code: 'TRIZM', destination_code: '' }])
    expect(await analysed()).not.toEqual(before)
    const form = orderForm(customer, { shipment_type: 'air', request_id: body.id })
    const { quote_id } = (await order(server, staff, form)).body
    await server.call('POST', `/requests/${body.id}/reject`, {
      as: customer,
      body: { quote_id, reason: 'price' },
    })
    expect(await shipment(body.shipment_id)).toMatchObject({ status: 'cancelled' })
    expect(await told(body.shipment_id)).toMatchObject([
      { kind: 'cancelled', note: 'Teklif reddedildi' },
      { kind: 'created' },
    ])
  })

  test('is late before its price is refused: then it arrives at no time, as a rebuild says too', async () => {
    const { id, shipment_id, quote_id } = await pricedIntake()
    const later = new Date(Date.now() + 30 * 86_400_000).toISOString()
    await tellByHand(shipment_id, { kind: 'delay_told', reason: 'Grev' })
    await tellByHand(shipment_id, {
      ...{ kind: 'delivered', certainty: 'estimated', happened_at: later, reason: 'Grev' },
    })
    const row = async () =>
      (
        await query(
          server,
          'select status, eta, delayed, delayed_since, delay_reason from shipments where id = $1',
          [shipment_id],
        )
      )[0]
    expect(await row()).toMatchObject({ status: 'pending', delayed: true })
    await server.call('POST', `/requests/${id}/reject`, { as: customer, body: { quote_id, reason: 'price' } })
    const refused = { status: 'cancelled', eta: null, delayed: false, delayed_since: null, delay_reason: '' }
    expect(await row()).toEqual(refused)
    const { status, row: stored, derived } = await trackedState(server, shipment_id)
    expect(status).toBe('cancelled')
    expect(stored).toMatchObject(derived)
  })

  test('that is on its way before its price is refused is called off, as a rebuild says too', async () => {
    const { id, shipment_id, quote_id } = await pricedIntake()
    await tellByHand(shipment_id, { kind: 'departed', place_code: 'TRMER' })
    expect(await shipment(shipment_id)).toMatchObject({ status: 'in_transit' })
    await server.call('POST', `/requests/${id}/reject`, { as: customer, body: { quote_id, reason: 'price' } })
    const { status, row, derived } = await trackedState(server, shipment_id)
    expect(status).toBe('cancelled')
    expect(row).toMatchObject(derived)
  })

  const pricedIntake = async () => {
    const { body } = await send()
    const sea = { shipment_type: 'sea', origin_port: 'Mersin', destination_port: 'Hamburg' }
    const { quote_id } = (await order(server, staff, orderForm(customer, { ...sea, request_id: body.id })))
      .body
    return { id: body.id, shipment_id: body.shipment_id, quote_id }
  }
  const tellByHand = (id: string, body: object) =>
    server.call('POST', `/staff/shipments/${id}/events`, {
      as: staff,
      body: { happened_at: new Date().toISOString(), ...body },
    })

  test.each(['in_transit', 'customs', 'delivered'] as const)(
    'that is %s before its price is approved stays so, with that price',
    async (status) => {
      const { id, shipment_id, quote_id } = await pricedIntake()
      await tellByHand(shipment_id, { kind: 'status_set', status })
      const { status: code, body } = await approve(id, quote_id)
      expect([code, body.shipment_id]).toEqual([200, shipment_id])
      expect(await shipment(shipment_id)).toMatchObject({ status, quote_amount: '1250.00' })
      expect((await told(shipment_id)).map(({ kind }) => kind)).toEqual(['approved', 'status_set', 'created'])
      const { row, derived } = await trackedState(server, shipment_id)
      expect(row).toMatchObject(derived)
    },
  )

  test('whose shipment was called off cannot be approved, and says so; its price can be refused', async () => {
    const { id, shipment_id, quote_id } = await pricedIntake()
    await tellByHand(shipment_id, { kind: 'status_set', status: 'cancelled' })
    const refused = await server.call<{ code: string; message: string }>('POST', `/requests/${id}/approve`, {
      as: customer,
      body: { quote_id },
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'SHIPMENT_CANCELLED'])
    expect(refused.body.message).toContain('iptal edildi')
    expect(await detail(id)).toMatchObject({ status: 'quoted' })
    const answer = { as: customer, body: { quote_id, reason: 'price' } }
    expect((await server.call('POST', `/requests/${id}/reject`, answer)).status).toBe(200)
  })

  test('needs the whole profile', async () => {
    const newcomer = await server.signIn('customer')
    expect((await send(detailedForm(), newcomer)).body.code).toBe('PROFILE_INCOMPLETE')
    expect(await query(server, 'select from shipments where customer_id = $1', [newcomer.userId])).toEqual([])
  })

  test('takes no field that is not the form’s', async () => {
    const forged = {
      ...detailedForm(),
      customer_id: other.userId,
      status: 'approved',
      quote_amount: '1',
      created_by: other.userId,
      id: randomUUID(),
      shipment_id: randomUUID(),
    }
    const { status, body } = await send(forged)
    expect(status).toBe(201)
    expect(await detail(body.id)).toMatchObject({
      customer_id: customer.userId,
      status: 'pending',
      quote_amount: null,
      shipment_id: body.shipment_id,
    })
  })

  test('is analysed once, from our own data, and the customer hears of it', async () => {
    const { body } = await send(detailedForm({ cargo_details: { incoterm: 'FOB' } }))
    const analysis = await eventually(
      'the findings are there',
      async () => (await detail(body.id)).analysis ?? undefined,
    )
    expect(analysis).toContain('Tahmini transit süre 12–21\u00a0gün.')
    expect(analysis.some((finding) => finding.startsWith('Önerilen yükleme limanı: '))).toBe(true)
    await server.services.actAs({ role: 'system' }, (tx) =>
      server.services.enqueue(
        tx,
        { name: 'analyse-request', retries: 0, retryDelay: 1, expireSeconds: 60 },
        { request_id: body.id },
      ),
    )
    await eventually('the second run is over', async () => {
      const rows = await query<{ state: string }>(
        server,
        "select state from pgboss.job where name = 'analyse-request' and data->>'request_id' = $1",
        [body.id],
      )
      return rows.length === 2 && rows.every(({ state }) => state === 'completed')
    })
    expect(
      await query(
        server,
        "select audiences from outbox where name = 'request.analysed' and data->>'request_id' = $1",
        [body.id],
      ),
    ).toEqual([{ audiences: ['staff', `user:${customer.userId}`] }])
  })
})

describe('shipments', () => {
  test('are the customer’s own, newest first, page by page and by status', async () => {
    const person = await wholeCustomer(server)
    const made: string[] = []
    for (const _ of [1, 2, 3]) {
      const priced = (await order(server, staff, orderForm(person, {}))).body
      made.push((await approve(priced.id, priced.quote_id, person)).body.shipment_id)
    }
    const ids = made.reverse()
    type Page = { items: ShipmentSummary[]; next_cursor: string | null }
    const page = async (search: string) =>
      (await server.call<Page>('GET', `/shipments${search}`, { as: person })).body
    const first = await page('?limit=2')
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect((await page(`?limit=2&after=${first.next_cursor}`)).items.map(({ id }) => id)).toEqual(
      ids.slice(2),
    )
    expect((await page('?status=delivered')).items).toEqual([])
    expect((await server.call('GET', `/shipments/${ids[0]}`, { as: other })).status).toBe(404)
  })
})

test('an intake is no shipment in lists and figures until its price is approved, nor when it is refused', async () => {
  const person = await wholeCustomer(server)
  const [kept, refused] = [await send(detailedForm(), person), await send(detailedForm(), person)]
  const price = async (request_id: string) =>
    (await order(server, staff, orderForm(person, { shipment_type: 'land', request_id }))).body
  const look = async () => {
    const [{ body: own }, { body: figures }, { body: office }, { body: counts }] = await Promise.all([
      server.call<{ items: ShipmentSummary[] }>('GET', '/shipments', { as: person }),
      server.call<ShipmentFigures>('GET', '/shipment-figures', { as: person }),
      server.call<{ items: ShipmentSummary[] }>('GET', `/staff/shipments?customer_id=${person.userId}`, {
        as: staff,
      }),
      server.call<{ total: number }>('GET', `/staff/shipment-counts?customer_id=${person.userId}`, {
        as: staff,
      }),
    ])
    const { recent_shipments, shipments, on_time } = await overview(person)
    return {
      listed: [own.items, office.items, recent_shipments].map((rows) => rows.map(({ id }) => id)),
      counted: [figures.total, counts.total, shipments.total],
      on_time: [figures.on_time.percent, on_time.percent],
    }
  }
  const nothing = { listed: [[], [], []], counted: [0, 0, 0], on_time: [null, null] }
  expect(await look()).toEqual(nothing)
  const { quote_id } = await price(refused.body.id)
  await server.call('POST', `/requests/${refused.body.id}/reject`, { as: person, body: { quote_id } })
  expect(await shipment(refused.body.shipment_id, person)).toMatchObject({ status: 'cancelled' })
  expect(await look()).toEqual(nothing)
  await approve(kept.body.id, (await price(kept.body.id)).quote_id, person)
  const { shipment_id: id } = kept.body
  // One is under way and none has come: that is no 0 % on time.
  expect(await look()).toEqual({ listed: [[id], [id], [id]], counted: [1, 1, 1], on_time: [null, null] })
})

test('a lane is as old as its deliveries: three of them make a median', async () => {
  const person = await wholeCustomer(server)
  const lane = { shipment_type: 'land', origin_country_code: 'TR', destination_country_code: 'BG' }
  const look = () => server.services.actAs({ role: 'system' }, ({ db }) => laneHistory(db, lane))
  expect(await look()).toEqual({ shipments: 0, delivered: 0, days: null })
  const begun: string[] = []
  for (const _ of [1, 2, 3, 4]) {
    const priced = await order(server, staff, orderForm(person, { destination_country: 'Bulgaristan' }))
    begun.push((await approve(priced.body.id, priced.body.quote_id, person)).body.shipment_id)
  }
  const deliver = (id: string | undefined, days: number) =>
    query(
      server,
      "update shipments set status = 'delivered', delivered_at = created_at + make_interval(days => $2) where id = $1",
      [id, days],
    )
  await deliver(begun[0], 3)
  await deliver(begun[1], 4)
  expect(await look()).toEqual({ shipments: 4, delivered: 2, days: null })
  await deliver(begun[2], 9)
  await query(server, "update shipments set status = 'cancelled' where id = $1", [begun[3]])
  const asked = 'origin_city=Bursa&origin_country=TR&destination_city=Sofya&destination_country=Bulgaristan'
  const transit = async (mode: string) =>
    (await server.call('GET', `/lane-transit?transport_mode=${mode}&${asked}`, { as: person })).body
  expect(await transit('land')).toEqual({
    basis: 'history',
    soonest_days: 3,
    latest_days: 7,
    median_days: 4,
    deliveries: 3,
    from_port: null,
    to_port: null,
  })
  const unknown = { median_days: null, deliveries: 0, from_port: null, to_port: null }
  expect(await transit('van')).toEqual({ basis: 'estimate', soonest_days: 1, latest_days: 2, ...unknown })
  expect(await transit('sea_fcl')).toEqual({
    basis: 'estimate',
    soonest_days: 6,
    latest_days: 12,
    ...unknown,
    to_port: 'Varna',
  })
  expect(await look()).toEqual({ shipments: 3, delivered: 3, days: { low: 3, median: 4, high: 7 } })
})

describe('the first page', () => {
  test('of somebody new says so in every figure', async () => {
    const person = await wholeCustomer(server)
    const { answer_hours, ...page } = await overview(person)
    expect(answer_hours.target).toBe(18)
    expect(page).toEqual({
      requests: { total: 0, pending: 0, quoted: 0, expired: 0, approved: 0, rejected: 0 },
      shipments: { total: 0, active: 0, delivered: 0, delayed: 0 },
      total_value: [],
      on_time: { percent: null, part: 0, of: 0 },
      on_promise: { percent: null, part: 0, of: 0 },
      approval: { percent: null, part: 0, of: 0 },
      this_month: { requests: 0, quotes: 0, deliveries: 0 },
      recent_requests: [],
      recent_shipments: [],
      urgent_quotes: [],
      active_shipments: [],
    })
  })

  test('counts what is the customer’s own, each currency apart, the nearest to its end first', async () => {
    const person = await wholeCustomer(server)
    await quotedRequest(server, staff, other)
    const price = async (more: object) => (await order(server, staff, orderForm(person, more))).body
    const lira = await price({ quote_amount: '9999999999.99', quote_currency: 'TRY' })
    const lira2 = await price({ quote_amount: '9999999999.99', quote_currency: 'TRY' })
    const delivered = await price({})
    const refused = await price({ quote_amount: '0.10' })
    const late = await price({ quote_valid_until: dayAfter(300) })
    const waiting = await waitingRequest(server, person)
    const intake = (await send(detailedForm(), person)).body
    const begun = (await approve(lira.id, lira.quote_id, person)).body
    await query(server, "update requests set quote_valid_until = now() - interval '1 day' where id = $1", [
      lira2.id,
    ])
    await server.call('POST', `/requests/${refused.id}/reject`, {
      as: person,
      body: { quote_id: refused.quote_id, reason: 'price' },
    })
    const { shipment_id } = (await approve(delivered.id, delivered.quote_id, person)).body
    await query(
      server,
      "update shipments set status = 'delivered', delivered_at = now(), promised_at = now(), updated_at = now() where id = $1",
      [shipment_id],
    )
    await query(server, 'update shipments set delayed = true where id = $1', [begun.shipment_id])
    await query(server, "update requests set created_at = now() - interval '40 days' where id = $1", [
      waiting.id,
    ])
    const page = await overview(person)
    expect(page).toMatchObject({
      requests: { total: 7, pending: 2, quoted: 2, expired: 1, approved: 2, rejected: 1 },
      shipments: { total: 2, active: 1, delivered: 1, delayed: 1 },
      total_value: [
        { amount: '2500.10', currency: 'EUR' },
        { amount: '19999999999.98', currency: 'TRY' },
      ],
      on_time: { percent: 50, part: 1, of: 2 },
      on_promise: { percent: 100, part: 1, of: 1 },
      approval: { percent: 40, part: 2, of: 5 },
      this_month: { requests: 6, quotes: 5, deliveries: 1 },
    })
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
    expect(ids(page.recent_requests)).toEqual([intake.id, waiting.id, late.id])
    expect(ids(page.urgent_quotes)).toEqual([late.id, lira2.id])
    // The list behind a figure holds what the figure counts: quoted without those that have run out.
    const listed = async (filter: string) =>
      ids(
        (await server.call<{ items: { id: string }[] }>('GET', `/requests?${filter}`, { as: person })).body
          .items,
      )
    expect(await listed('status=quoted')).toEqual([late.id, lira2.id])
    expect(await listed('status=quoted&quote_open=true')).toEqual([late.id])
    expect(await listed('quote_open=true')).toEqual([late.id])
    await query(server, 'update requests set quote_valid_until = null where id = $1', [late.id])
    expect((await overview(person)).requests).toMatchObject({ quoted: 2, expired: 1 })
    expect(await listed('quote_open=true')).toEqual([late.id])
    expect(ids(page.active_shipments)).toEqual([begun.shipment_id])
    expect(ids(page.recent_shipments)[0]).toBe(shipment_id)
    expect(page.recent_shipments).toHaveLength(2)
  })
})
