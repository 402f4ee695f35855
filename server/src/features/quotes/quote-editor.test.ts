/** Making a price: drafts from a request or from nothing, saving together, and what customers never read of it. */
import { randomUUID } from 'node:crypto'
import type { QuoteDocument } from '@kervan/domain/quotes/quote-document.ts'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { manualQuote, quoteDesk, quoteItem } from '#testing/quotes.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const customer = await wholeCustomer(server)
const staff = await server.signIn('staff')
const colleague = await server.signIn('staff')
const desk = quoteDesk(server, staff)
const otherDesk = quoteDesk(server, colleague)

async function draft(more: object = {}): Promise<QuoteDocument> {
  const { status, body } = await desk.create({ customer_id: customer.userId, ...more })
  expect(status).toBe(201)
  return desk.read(body.id)
}

describe('a new draft', () => {
  test('of a known customer has a temporary number, its own terms and a request', async () => {
    const quote = await draft()
    expect(quote).toMatchObject({
      quote_no: expect.stringMatching(/^TMP-\d+$/),
      revision: 1,
      status: 'draft',
      version: 1,
      customer_name: 'Işık Ticaret',
      container_type: '40HC',
      container_qty: 2,
      payment_term: '30_days',
      request_number: expect.stringMatching(/^TLP-/),
      totals: [
        { currency: 'EUR', subtotal: '1000.00', tax: '0.00', total: '1000.00' },
        { currency: 'USD' },
        { currency: 'TRY' },
      ],
      margin: { state: 'no_price', lines_without_cost: 1 },
    })
    expect(quote.terms_conditions).toHaveLength(6)
    expect(quote.out_of_scope).toHaveLength(6)
  })

  test('for somebody with a phone number only makes a lead', async () => {
    const phone = '+90 532 555 12 34'
    const new_customer = { email: null, phone, first_name: 'Ece', last_name: null, company: null }
    const { body } = await desk.create({ new_customer })
    const quote = await desk.read(body.id)
    expect(quote).toMatchObject({ customer_name: 'Ece', customer_phone: phone, customer_email: '' })
    const [record] = await query(server, 'select email, first_name from profiles where id = $1', [
      quote.customer_id,
    ])
    expect(record).toEqual({ email: null, first_name: 'Ece' })
  })

  test('for somebody whose name nobody knows yet calls them a new customer', async () => {
    const unnamed = { first_name: null, last_name: null, company: null }
    const { body } = await desk.create({
      new_customer: { ...unnamed, email: null, phone: '+90 532 555 12 35' },
    })
    expect(await desk.read(body.id)).toMatchObject({ customer_name: 'Yeni Müşteri' })
  })

  test('needs a customer', async () => {
    const { status, body } = await desk.create({})
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('Müşteri seçimi veya müşteri bilgileri gerekli')
  })

  test('of a request is its only one: the second is led to the first', async () => {
    const request = await waitingRequest(server, customer)
    const answers = await Promise.all([
      desk.create({ request_id: request.id }),
      otherDesk.create({ request_id: request.id }),
    ])
    const made = answers.find(({ status }) => status === 201)
    const refused = answers.find(({ status }) => status !== 201)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'UNSENT_EXISTS', data: { id: made?.body.id } },
    })
    const unsentOf = async (requestId: string) =>
      (await server.call('GET', `/staff/requests/${requestId}/unsent-quote`, { as: staff })).body
    const { id, quote_no } = made?.body ?? {}
    expect(await unsentOf(request.id)).toEqual({ quote_id: id, quote_no, status: 'draft' })
    expect(await unsentOf((await waitingRequest(server, customer)).id)).toEqual({
      quote_id: null,
      quote_no: null,
      status: null,
    })
  })

  test('is made once, however often it is asked for with one key', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const form = { customer_id: customer.userId }
    const [first, second] = await Promise.all([desk.create(form, key), desk.create(form, key)])
    expect(second.body).toEqual(first.body)
  })

  test('without places says so', async () => {
    const quote = await draft({ pol: '', pod: ' ' })
    expect(quote).toMatchObject({ pol: 'Belirtilmedi', pod: 'Belirtilmedi' })
  })
})

describe('saving', () => {
  test('waits for whoever is writing it, and goes on from what they have written', async () => {
    const quote = await draft()
    const other = new pg.Client(server.access.owner)
    await other.connect()
    try {
      await other.query('begin')
      await other.query("update quotes set notes = 'Onlarınki', version = version + 1 where id = $1", [
        quote.id,
      ])
      const saving = desk.save(quote.id, { fields: { pol: { from: 'Mersin', to: 'İzmir' } } })
      await eventually('the save waits', async () => {
        const waiting =
          "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%quotes%'"
        return (await query(server, waiting)).length > 0
      })
      await other.query('commit')
      const { body } = await saving
      expect(body.quote).toMatchObject({ notes: 'Onlarınki', pol: 'İzmir', version: 3 })
    } finally {
      await other.end()
    }
  })

  test('gives a number once, computes the sums and leaves one event', async () => {
    const quote = await draft()
    const line = quoteItem({ quantity: '2', unit_price: '100.10', tax_code: 'KDV20', unit_cost: '60' })
    const { body } = await desk.save(quote.id, {
      added: [line],
      fields: { notes: { from: '', to: 'Acele' } },
    })
    expect(body.conflicts).toEqual([])
    expect(body.quote).toMatchObject({
      quote_no: expect.stringMatching(/^KRV-\d{4}-\d{6}$/),
      version: 2,
      notes: 'Acele',
      totals: [{ subtotal: '1200.20', tax: '40.04', total: '1240.24' }, {}, {}],
      margin: {
        price: '200.20',
        cost: '120.00',
        margin: '80.20',
        margin_percent: '40.05',
        state: 'on_target',
      },
    })
    expect(await desk.read(quote.id)).toEqual(body.quote)
    const again = await desk.save(quote.id, { fields: { validity_days: { from: 30, to: 10 } } })
    expect(again.body.quote.quote_no).toBe(body.quote.quote_no)
    expect(again.body.quote.valid_until < quote.valid_until).toBe(true)
    const { body: history } = await server.call<{ events: { event: string; meta: object }[] }>(
      'GET',
      `/staff/quotes/${quote.id}/events`,
      { as: staff },
    )
    expect(history.events.map(({ event }) => event)).toEqual(['calculated', 'created'])
    expect(history.events[0]?.meta).toMatchObject({ total: '1240.24', currency: 'EUR' })
  })

  test('the equipment follows the cargo and the mode, whatever else is said of it', async () => {
    const { id, cargo_details } = await draft()
    const containers = [
      { type: '20OT', qty: 3 },
      { type: '40HC', qty: 1 },
    ]
    const boxes = await desk.save(id, {
      fields: {
        cargo_details: { from: cargo_details, to: { containers } },
        container_type: { from: '40HC', to: '45HC' },
      },
    })
    expect(boxes.body.quote).toMatchObject({ container_type: '20OT', container_qty: 3 })
    const shared = await desk.save(id, { fields: { transport_mode: { from: 'sea_fcl', to: 'sea_lcl' } } })
    expect(shared.body.quote).toMatchObject({ container_type: 'LCL', container_qty: null })
    const flown = await desk.save(id, { fields: { transport_mode: { from: 'sea_lcl', to: 'air' } } })
    expect(flown.body.quote).toMatchObject({ container_type: '', container_qty: null })
    expect(await desk.read(id)).toEqual(flown.body.quote)
  })

  test('the same twice is one version', async () => {
    const quote = await draft()
    const changes = { added: [quoteItem()], removed: quote.items.map((line) => ({ ...line })) }
    const first = await desk.save(quote.id, changes)
    const second = await desk.save(quote.id, changes)
    expect(second.body).toEqual(first.body)
  })

  test('two people keep each other’s work; the same field asks', async () => {
    const quote = await draft()
    const [line] = quote.items
    if (!line) throw new Error('no line')
    const own = await desk.save(quote.id, {
      fields: { notes: { from: '', to: 'Benim' } },
      changed: [{ id: line.id, fields: { unit_price: { from: '1000', to: '1100' } } }],
    })
    expect(own.body.conflicts).toEqual([])
    const theirs = await otherDesk.save(quote.id, {
      fields: { notes: { from: '', to: 'Onun' }, hs_code: { from: '', to: '8483' } },
      changed: [
        {
          id: line.id,
          fields: { unit_price: { from: '1000', to: '900' }, title: { from: line.title, to: 'Navlun' } },
        },
      ],
    })
    expect(theirs.body.conflicts).toEqual([
      { item_id: null, field: 'notes' },
      { item_id: line.id, field: 'unit_price' },
    ])
    expect(theirs.body.quote).toMatchObject({
      notes: 'Benim',
      hs_code: '8483',
      items: [{ title: 'Navlun', unit_price: '1100' }],
      updated_by_name: expect.any(String),
    })
  })

  test('lines are ordered, removed and costed; another quote’s line is out of reach', async () => {
    const quote = await draft()
    const [first] = quote.items
    if (!first) throw new Error('no line')
    const added = [quoteItem({ title: 'İkinci', unit_cost: '5' }), quoteItem({ title: 'Üçüncü' })]
    const [second, third] = added.map(({ id }) => id)
    const { body } = await desk.save(quote.id, { added, order: [third ?? '', first.id, second ?? ''] })
    expect(body.quote.items.map(({ title }) => title)).toEqual(['Üçüncü', 'Deniz navlunu', 'İkinci'])
    const cleared = await desk.save(quote.id, {
      removed: [first],
      changed: [{ id: second ?? '', fields: { unit_cost: { from: '5', to: null } } }],
    })
    expect(cleared.body.quote.items.map(({ unit_cost }) => unit_cost)).toEqual([null, null])
    const other = await draft()
    const stolen = await desk.save(other.id, { added: [quoteItem({ id: second ?? '', title: 'Çalıntı' })] })
    expect(stolen.status).toBe(404)
    expect((await desk.read(quote.id)).items.map(({ title }) => title)).toEqual(['Üçüncü', 'İkinci'])
  })

  test('what a quote cannot hold is refused with a sentence, and nothing is written', async () => {
    const quote = await draft()
    const many = Array.from({ length: 200 }, () => quoteItem())
    const tooMany = await desk.save(quote.id, { added: many })
    expect(tooMany).toMatchObject({ status: 422, body: { code: 'TOO_LARGE' } })
    const tooLarge = await desk.save(quote.id, {
      added: [quoteItem({ unit_price: '999999999999', quantity: '2' })],
    })
    expect(tooLarge).toMatchObject({ status: 422, body: { code: 'TOO_LARGE' } })
    const unknown = await desk.save(quote.id, { added: [quoteItem({ tax_code: 'YOK' })] })
    expect(unknown).toMatchObject({ status: 422, body: { code: 'UNKNOWN_TAX_CODE' } })
    const long = await desk.save(quote.id, { fields: { notes: { from: '', to: 'x'.repeat(10_001) } } })
    expect(long.status).toBe(400)
    expect(await desk.read(quote.id)).toEqual(quote)
    const fits = await desk.save(quote.id, {
      added: [...many.slice(1), quoteItem({ unit_price: '999999999999.99' })].slice(0, 199),
      fields: { notes: { from: '', to: 'x'.repeat(10_000) } },
    })
    expect(fits.status).toBe(200)
    expect(fits.body.quote.items).toHaveLength(200)
    for (const path of ['', '/revisions', '/events'])
      expect((await server.call('GET', `/staff/quotes/${quote.id}${path}`, { as: staff })).status).toBe(200)
  })

  test('a sent quote is not changed any more', async () => {
    const quote = await draft()
    await query(server, "update quotes set status = 'sent', sent_at = now() where id = $1", [quote.id])
    expect(await desk.save(quote.id, { added: [quoteItem()] })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_SENT' },
    })
  })

  test('of what does not exist', async () => {
    expect(await desk.save(randomUUID(), {})).toMatchObject({
      status: 404,
      body: { message: 'Teklif bulunamadı.' },
    })
  })
})

test('at the same time, at random: no line is lost, none is doubled, and the total is the sum of the lines', async () => {
  const quote = await draft({ items: manualQuote().items })
  const lines = Array.from({ length: 40 }, (_, index) => quoteItem({ unit_price: String(index + 1) }))
  const saves = lines.map((line, index) => (index % 2 ? desk : otherDesk).save(quote.id, { added: [line] }))
  // Every third is sent once more, as after a lost answer.
  const again = lines
    .filter((_, index) => index % 3 === 0)
    .map((line) => desk.save(quote.id, { added: [line] }))
  const answers = await Promise.all([...saves, ...again])
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  const { items, totals } = await desk.read(quote.id)
  expect(items.map(({ id }) => id).toSorted()).toEqual(
    [...quote.items, ...lines].map(({ id }) => id).toSorted(),
  )
  expect(totals[0]?.total).toBe(`${1000 + (40 * 41) / 2}.00`)
})

test('the customer reads the label of a price in the making and nothing else of it', async () => {
  const request = await waitingRequest(server, customer)
  const { body } = await desk.create({ request_id: request.id })
  const seen = () =>
    server.call<{ pricing_status: string | null }>('GET', `/requests/${request.id}`, { as: customer })
  expect((await seen()).body.pricing_status).toBeNull()
  await server.call('PUT', `/staff/quotes/${body.id}/status`, { as: staff, body: { status: 'pricing' } })
  expect((await seen()).body.pricing_status).toBe('pricing')
  const { status } = await server.call('GET', `/staff/quotes/${body.id}`, { as: customer })
  expect(status).toBe(403)
  await server.call('PUT', `/staff/quotes/${body.id}/status`, { as: staff, body: { status: 'draft' } })
  expect((await seen()).body.pricing_status).toBeNull()
})

test('a copy goes to another customer and lane with lines, costs and terms', async () => {
  const other = await wholeCustomer(server)
  const quote = await draft({ etd: '2099-01-02', eta: '2099-02-01' })
  await desk.save(quote.id, { added: [quoteItem({ unit_cost: '700' })] })
  const { status, body } = await server.call<{ id: string }>('POST', '/staff/quote-copies', {
    as: staff,
    body: { quote_id: quote.id, customer_id: other.userId, pol: 'İzmir', pod: 'Hamburg' },
  })
  expect(status).toBe(201)
  const copy = await desk.read(body.id)
  expect(copy).toMatchObject({
    customer_id: other.userId,
    pol: 'İzmir',
    status: 'draft',
    revision: 1,
    etd: null,
    items: [{ unit_cost: null }, { unit_cost: '700' }],
  })
  expect(copy.request_id).not.toBe(quote.request_id)
  expect(copy.items.map(({ id }) => id)).not.toContain(quote.items[0]?.id)
})

test('a copy for the same customer names them as the quote does, one for another as their record does', async () => {
  const other = await wholeCustomer(server)
  const quote = await draft()
  const { customer_name, payment_term, customer_timezone } = await desk.read(quote.id)
  await desk.save(quote.id, {
    fields: {
      customer_name: { from: customer_name, to: 'Örnek Tekstil A.Ş., İhracat' },
      payment_term: { from: payment_term, to: '60_days' },
      customer_timezone: { from: customer_timezone, to: 'Europe/Berlin' },
    },
  })
  const copyTo = async (customer_id: string) => {
    const { body } = await server.call<{ id: string }>('POST', '/staff/quote-copies', {
      as: staff,
      body: { quote_id: quote.id, customer_id, pol: 'Mersin', pod: 'Rotterdam' },
    })
    return desk.read(body.id)
  }
  const written = { customer_name: 'Örnek Tekstil A.Ş., İhracat', customer_timezone: 'Europe/Berlin' }
  const own = await copyTo(quote.customer_id)
  expect(own).toMatchObject({ ...written, payment_term: '60_days', status: 'draft', revision: 1, version: 1 })
  expect(own.id).not.toBe(quote.id)
  const anothers = await copyTo(other.userId)
  expect(anothers).toMatchObject({ payment_term: '30_days', customer_timezone: 'Europe/Istanbul' })
  expect(anothers.customer_name).not.toBe(written.customer_name)
})
