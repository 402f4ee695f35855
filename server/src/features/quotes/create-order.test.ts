/** Staff orders and prices: one per act, a sent quote where there is an amount, and the mail that was ordered. */

import { randomUUID } from 'node:crypto'
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { describe, expect, test } from 'vitest'
import { demoAccounts } from '#assembly/demo/demo-world.ts'
import { eventually } from '#testing/eventually.ts'
import { order, orderForm, waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { writtenPrice } from '#testing/quotes.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { mailsTo, query } from '#testing/sign-in.ts'

const server = await sharedServer()
const customer = await wholeCustomer(server)
const other = await wholeCustomer(server)
const staff = await server.signIn('staff')

const send = (more: object = {}, headers = {}) => order(server, staff, orderForm(customer, more), headers)
const detail = async (id: string) =>
  (await server.call<RequestDetail>('GET', `/requests/${id}`, { as: customer })).body
type QuoteRow = {
  id: string
  quote_no: string
  revision: number
  status: string
  superseded_by: string | null
  total_amount: string
  transport_mode: string
  container_qty: number | null
  valid_until: Date
  validity_days: number
}
const quotesOf = (requestId: string) =>
  query<QuoteRow>(server, 'select * from quotes where request_id = $1 order by revision', [requestId])
const newsOf = async (requestId: string) =>
  (
    await query<{ change: string }>(
      server,
      "select data->>'change' as change from outbox where name = 'request.changed' and data->>'request_id' = $1 order by id",
      [requestId],
    )
  ).map(({ change }) => change)
const ask = () => waitingRequest(server, customer)
const seaForm = { shipment_type: 'sea', origin_port: 'Mersin', destination_port: 'Hamburg' }

describe('a new order', () => {
  test('says what its price is for and under which term, as every other offer', async () => {
    const basisOf = async (more: object) => {
      const { body } = await send({ ...seaForm, ...more })
      const { body: offer } = await server.call<Offer>('GET', `/offers/${body.quote_id}`, { as: customer })
      return { price_is_for: offer.basis.price_is_for, incoterm: offer.incoterm, mode: offer.transport_mode }
    }
    expect(await basisOf({ container_type: '40HC', container_quantity: 2, incoterm: 'FCA' })).toEqual({
      price_is_for: 'Toplam fiyat 2 × 40HC içindir.',
      incoterm: 'FCA',
      mode: 'sea_fcl',
    })
    expect(await basisOf({ container_type: 'LCL', estimated_volume: '4.2' })).toMatchObject({
      price_is_for: expect.stringMatching(/^Toplam fiyat 4,2\sm³ içindir\.$/),
      mode: 'sea_lcl',
    })
  })

  test('with an amount is a sent quote with one item, which the request carries', async () => {
    const { status, body } = await send({ quote_notes: 'Fiyata yükleme dahildir', quote_currency: 'USD' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'quoted', customer_mail: 'not_asked' })
    expect(body.quote_no).toMatch(/^KRV-\d{4}-\d{6}$/)
    expect(await detail(body.id)).toMatchObject({
      number: body.number,
      form: 'order',
      status: 'quoted',
      quote_id: body.quote_id,
      quote_amount: '1250.00',
      quote_currency: 'USD',
      quote_notes: 'Fiyata yükleme dahildir',
      freight_cost: null,
      requester_company: 'Işık Ticaret',
    })
    const [quote, ...more] = await quotesOf(body.id)
    expect(more).toEqual([])
    expect(quote).toMatchObject({
      revision: 1,
      status: 'sent',
      transport_mode: 'land',
      total_amount: '1250.00',
      validity_days: 15,
    })
    // Through the last moment of its last day in Istanbul.
    expect(quote?.valid_until.toISOString()).toMatch(/T20:59:59\.999Z$/)
    expect(
      await query(server, 'select amount, quantity, currency from quote_items where quote_id = $1', [
        body.quote_id,
      ]),
    ).toEqual([{ amount: '1250.00', quantity: '1.000', currency: 'USD' }])
    expect(await newsOf(body.id)).toEqual(['quoted'])
  })

  test('by sea is the sum of its parts, to the cent, whatever total is sent along', async () => {
    const parts = { freight_cost: '900.10', baf_cost: '0.20', other_costs: '49.75', quote_amount: '1.00' }
    const { body } = await send({ ...seaForm, ...parts })
    expect(await detail(body.id)).toMatchObject({
      quote_amount: '950.05',
      freight_cost: '900.10',
      baf_cost: '0.20',
      caf_cost: null,
      origin_port: 'Mersin',
    })
  })

  test('without an amount waits, and is work for the office', async () => {
    const { status, body } = await send({ quote_amount: null })
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'pending', quote_id: null, quote_no: null })
    expect(await newsOf(body.id)).toEqual(['created'])
    expect(
      await query(server, "select from work_items where request_id = $1 and status = 'open'", [body.id]),
    ).toHaveLength(1)
  })

  test.each([
    ['a sea order without ports', { shipment_type: 'sea' }, 'origin_port'],
    ['nothing as a price', { quote_amount: '0.00' }, 'quote_amount'],
    [
      'parts that add up to more than an amount holds',
      { ...seaForm, freight_cost: '9999999999.99', baf_cost: '9999999999.99' },
      'quote_amount',
    ],
    ['a validity without end', { quote_valid_until: '9999-12-31' }, 'quote_valid_until'],
    ['a validity that has passed', { quote_valid_until: '2020-01-01' }, 'quote_valid_until'],
  ])('%s is refused at its field', async (_, more, path) => {
    const { status, body } = await send(more)
    expect(status).toBe(400)
    const { data } = body as unknown as { data: { issues: { path: string }[] } }
    expect(data.issues.map((issue) => issue.path)).toContain(path)
  })

  test('an amount that is no number is refused in one sentence', async () => {
    for (const field of ['quote_amount', 'freight_cost']) {
      const { body } = await send({ ...seaForm, [field]: '12,5' })
      const { data } = body as unknown as { data: { issues: { path: string }[] } }
      expect(data.issues.map(({ path }) => path)).toEqual([field])
    }
  })

  test('is for a customer who exists, and for staff to enter', async () => {
    expect((await send({ customer_id: randomUUID() })).status).toBe(404)
    expect((await send({ customer_id: staff.userId })).status).toBe(404)
    expect((await order(server, customer, orderForm(customer))).status).toBe(403)
  })
})

describe('a request that waits', () => {
  test('is priced: its work is done, its containers are counted', async () => {
    const { id } = await ask()
    const { status, body } = await send({ ...seaForm, request_id: id, quote_amount: '4200.00' })
    expect([status, body.id]).toEqual([201, id])
    expect(await quotesOf(id)).toMatchObject([
      { transport_mode: 'sea_fcl', container_qty: 2, total_amount: '4200.00' },
    ])
    expect(await detail(id)).toMatchObject({ status: 'quoted', form: 'quick', origin_port: 'Mersin' })
    expect(await newsOf(id)).toEqual(['created', 'quoted'])
    expect(
      await query(server, "select from work_items where request_id = $1 and status = 'open'", [id]),
    ).toEqual([])
  })

  test('is priced again under the same number, and the older price is out', async () => {
    const first = (await send()).body
    const again = (await send({ request_id: first.id, quote_amount: '1100.00' })).body
    expect(again.quote_no).toBe(first.quote_no)
    expect(await quotesOf(first.id)).toMatchObject([
      { id: first.quote_id, revision: 1, superseded_by: again.quote_id, status: 'superseded' },
      { id: again.quote_id, revision: 2, superseded_by: null, status: 'sent' },
    ])
    expect(await detail(first.id)).toMatchObject({ quote_id: again.quote_id, quote_amount: '1100.00' })
    const { body } = await server.call('POST', `/requests/${first.id}/approve`, {
      as: customer,
      body: { quote_id: first.quote_id },
    })
    expect(body).toMatchObject({ code: 'QUOTE_SUPERSEDED', status: 409 })
  })

  test('has one price that can be answered and one that is worked on, whatever writes them', async () => {
    const { id } = (await send()).body
    const copy = (status: string) =>
      query(
        server,
        `insert into quotes (quote_no, customer_id, request_id, status, sent_at, shipment_type, currency, total_amount, validity_days, valid_until, created_by, ${writtenPrice.columns})
         select gen_random_uuid(), customer_id, request_id, $2, case when $2 not in ('draft', 'pricing') then now() end, shipment_type, currency, total_amount, 1, now(), created_by, ${writtenPrice.values('total_amount')}
         from quotes where request_id = $1 limit 1`,
        [id, status],
      )
    await expect(copy('viewed')).rejects.toThrow('quotes_one_open')
    await copy('draft')
    await expect(copy('pricing')).rejects.toThrow('quotes_one_unsent')
    await copy('expired')
  })

  test('is priced by two who have seen the same: one price goes out, the other hears that it changed', async () => {
    const { id } = await ask()
    const seen = { ...seaForm, request_id: id, request_updated_at: (await detail(id)).updated_at }
    const priced = await Promise.all([
      send({ ...seen, quote_amount: '10.00' }),
      send({ ...seen, quote_amount: '20.00' }),
    ])
    expect(priced.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(priced.map(({ body }) => body.code)).toContain('STALE')
    const quotes = await quotesOf(id)
    expect(quotes).toHaveLength(1)
    expect(await detail(id)).toMatchObject({ quote_id: quotes[0]?.id, quote_amount: quotes[0]?.total_amount })
  })

  test('is not priced for what it was before its customer changed it, nor without saying what was seen', async () => {
    const { id } = await ask()
    const { updated_at, ...seen } = await detail(id)
    const body = { ...seen, updated_at, description: 'Artık beş konteyner' }
    expect((await server.call('PUT', `/requests/${id}`, { as: customer, body })).status).toBe(200)
    const blind = { ...seaForm, request_id: id }
    expect((await send({ ...blind, request_updated_at: updated_at })).body).toMatchObject({ code: 'STALE' })
    expect((await send({ ...blind, request_updated_at: null })).status).toBe(400)
    expect(await quotesOf(id)).toEqual([])
    expect((await send(blind)).status).toBe(201)
  })

  test('must be of that customer, have an amount, and not be answered yet', async () => {
    const { id, quote_id } = (await send()).body
    expect((await order(server, staff, orderForm(other, { request_id: id }))).status).toBe(404)
    expect((await send({ request_id: randomUUID() })).status).toBe(404)
    expect((await send({ request_id: id, quote_amount: null })).status).toBe(400)
    await server.call('POST', `/requests/${id}/approve`, { as: customer, body: { quote_id } })
    expect((await send({ request_id: id })).body).toMatchObject({ code: 'ALREADY_ANSWERED', status: 409 })
    expect(await quotesOf(id)).toHaveLength(1)
  })
})

describe('the mail that goes with it', () => {
  const notified = { notify_customer: true }
  const arrived = (to: string, number: string) =>
    eventually('the mail has arrived', async () =>
      (await mailsTo(server, to)).find(({ subject }) => subject.includes(number)),
    )
  const queued = (to: string) => query(server, 'select from mails where recipient = $1', [to])

  test('goes to the customer with the price, or confirms the order', async () => {
    const email = `${randomUUID()}@musteri.example`
    const person = await wholeCustomer(server, email)
    const priced = (await order(server, staff, orderForm(person, notified))).body
    expect(priced.customer_mail).toBe('sent')
    expect((await arrived(email, priced.quote_no)).text).toContain('1.250,00')
    const unpriced = (await order(server, staff, orderForm(person, { ...notified, quote_amount: null }))).body
    expect((await arrived(email, unpriced.number)).text).not.toContain('1.250,00')
  })

  test('goes to the administrator where the customer has no address', async () => {
    const person = await wholeCustomer(server)
    await query(server, 'update profiles set email = null where id = $1', [person.userId])
    const { customer_mail, quote_no } = (await order(server, staff, orderForm(person, notified))).body
    expect(customer_mail).toBe('sent_to_admin')
    await arrived(demoAccounts.admin, quote_no)
  })

  test('does not go to a customer who wants none', async () => {
    const email = `${randomUUID()}@musteri.example`
    const person = await wholeCustomer(server, email)
    await query(server, 'insert into notification_preferences (user_id, email) values ($1, false)', [
      person.userId,
    ])
    expect((await order(server, staff, orderForm(person, notified))).body.customer_mail).toBe(
      'refused_by_customer',
    )
    expect(await queued(email)).toEqual([])
  })
})
