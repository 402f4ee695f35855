/** A customer's own offers: listed, counted, accepted with options, rejected with a reason, asked about, and proved later. */
import { createHash, randomUUID } from 'node:crypto'
import type { Acceptance } from '@kervan/domain/quotes/acceptance.ts'
import type { Offer, OfferSummary } from '@kervan/domain/quotes/offer.ts'
import { totalsWith } from '@kervan/domain/quotes/offer-options.ts'
import type { OfferStep } from '@kervan/domain/quotes/offer-step.ts'
import type { OfferCounts } from '@kervan/domain/quotes/own-offers.contract.ts'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { sentOffer } from '#testing/offers.ts'
import { detailedForm, order, orderForm, wholeCustomer } from '#testing/orders.ts'
import { pdfPages } from '#testing/pdf-text.ts'
import { quoteDesk, quoteItem } from '#testing/quotes.ts'
import { freshAddress, query } from '#testing/sign-in.ts'
import { sized } from '#testing/size.ts'
import { type SignedIn, startTestServer } from '#testing/test-server.ts'

const server = await startTestServer()
const address = freshAddress()
const customer = await wholeCustomer(server, address)
const other = await wholeCustomer(server)
const staff = await server.signIn('staff')
const desk = quoteDesk(server, staff)
afterAll(() => server.close())

const offer = (items?: Parameters<typeof sentOffer>[3], as = customer) => sentOffer(server, staff, as, items)
const read = async (id: string, as = customer) => server.call<Offer>('GET', `/offers/${id}`, { as })
const approve = ({ id, request_id }: { id: string; request_id: string }, options?: string[], as = customer) =>
  server.call<{ shipment_id: string; code?: string }>('POST', `/requests/${request_id}/approve`, {
    as,
    body: { quote_id: id, ...(options && { options }) },
  })
const optionsOf = ({ items }: { items: { id: string; is_optional: boolean }[] }) =>
  items.filter(({ is_optional }) => is_optional).map(({ id }) => id)

test('a full truck has no chargeable weight wherever its offer is read, and what its ends ask for is known', async () => {
  const asked = detailedForm({
    shipment_type: 'land',
    delivery_mode: 'door-to-terminal',
    service_type: 'FTL',
    estimated_weight: '5000',
    estimated_volume: '20',
    cargo_details: { partial_full: 'full' },
  })
  const { status, body: request } = await server.call<{ id: string }>('POST', '/detailed-requests', {
    as: other,
    body: asked,
  })
  expect(status).toBe(201)
  const priced = await order(server, staff, orderForm(other, { request_id: request.id }))
  expect(priced.status).toBe(201)
  const quote = priced.body.quote_id
  const price_is_for = 'Toplam fiyat 1 komple araç içindir.'
  expect((await read(quote, other)).body.basis).toMatchObject({ chargeable_weight: '', price_is_for })
  const { body: listed } = await server.call<{ items: OfferSummary[] }>('GET', '/offers', { as: other })
  expect(listed.items.find(({ id }) => id === quote)?.basis).toMatchObject({
    chargeable_weight: '',
    price_is_for,
  })
  const { body: overview } = await server.call('GET', '/overview', { as: other })
  expect(overview.urgent_quotes).toMatchObject([{ price_is_for }])
  expect(await desk.read(quote)).toMatchObject({ full_truck: true, delivery_mode: 'door-to-terminal' })
})

describe('accepting', () => {
  test('with an option: quote, request, shipment and proof have the total with it', async () => {
    const made = await offer()
    const [option = ''] = optionsOf(made)
    const before = (await read(made.id)).body
    const terms = {
      currency: before.currency,
      tax_included: before.tax_included,
      try_per: before.rates.try_per,
    }
    const { total } = totalsWith(before.items, terms, [option])
    expect(total).toBe('1085.50')
    const { status, body } = await approve(made, [option])
    expect(status).toBe(200)
    const accepted = (await read(made.id)).body
    expect(accepted).toMatchObject({ status: 'accepted', accepted_options: [option], has_evidence: true })
    expect(accepted.totals[0]?.total).toBe(total)
    const office = await desk.read(made.id)
    expect(office).toMatchObject({ status: 'accepted', accepted_options: [option], has_evidence: true })
    expect(office.totals[0]?.total).toBe(total)
    const search = `/staff/quotes?sort=amount&search=${accepted.quote_no}`
    const { body: listed } = await server.call('GET', search, { as: staff })
    expect(listed.items).toMatchObject([{ id: made.id, total_amount: total }])
    const { body: shipment } = await server.call('GET', `/shipments/${body.shipment_id}`, { as: customer })
    expect(shipment).toMatchObject({ quote_amount: total, quote_currency: 'EUR' })
    const { body: request } = await server.call('GET', `/requests/${made.request_id}`, { as: customer })
    expect(request).toMatchObject({ status: 'approved', quote_amount: total })
    const list = await server.call<{ items: OfferSummary[] }>('GET', '/offers?group=accepted', {
      as: customer,
    })
    expect(list.body.items.find(({ id }) => id === made.id)).toMatchObject({
      total,
      status: 'accepted',
      has_evidence: true,
      included: ['Deniz navlunu', 'Nakliyat sigortası'],
    })
    const { body: proof } = await server.call<Acceptance>('GET', `/offers/${made.id}/evidence`, {
      as: customer,
    })
    expect(proof).toMatchObject({
      quote_id: made.id,
      person_name: 'Deneme Kişi',
      person_email: address,
      ip_address: '127.0.0.1',
      user_agent: expect.any(String),
      options: [{ id: option, title: 'Nakliyat sigortası', amount: '85.50', currency: 'EUR' }],
      total,
      currency: 'EUR',
      pdf_hash: expect.stringMatching(/^[\da-f]{64}$/),
    })
    const pdf = async (as: SignedIn | undefined) =>
      server.fetch(`/api/offers/${made.id}/evidence/pdf?surface=${as?.surface ?? 'portal'}`, {
        ...(as && { as }),
      })
    const mine = await pdf(customer)
    expect([mine.status, mine.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const bytes = Buffer.from(await mine.arrayBuffer())
    const [text = ''] = pdfPages(bytes)
    for (const word of [
      'Teklif Onay Belgesi',
      'Deneme Kişi',
      'Nakliyat sigortası',
      '1.085,50',
      proof.pdf_hash?.slice(0, 20),
    ])
      expect(text).toContain(word)
    expect(Buffer.from(await (await pdf(staff)).arrayBuffer())).toEqual(bytes)
    expect([(await pdf(undefined)).status, (await pdf(other)).status]).toEqual([401, 404])
    // The hash is that of the document which the customer can still read.
    const offered = await server.fetch(`/api/offers/${made.id}/pdf`, { as: customer })
    const sum = createHash('sha256').update(Buffer.from(await offered.arrayBuffer()))
    expect(sum.digest('hex')).toBe(proof.pdf_hash)
  })

  test('without options takes none, and neither a fixed line nor another quote’s option can be chosen', async () => {
    const [made, foreign] = [await offer(), await offer()]
    const fixed = made.items.find(({ is_optional }) => !is_optional)?.id ?? ''
    for (const options of [[fixed], optionsOf(foreign), [...optionsOf(made), fixed]]) {
      const { status, body } = await approve(made, options)
      expect([status, body.code]).toEqual([422, 'UNKNOWN_OPTION'])
    }
    expect((await approve(made, ['x'])).status).toBe(400)
    expect((await read(made.id)).body.status).toBe('sent')
    expect((await approve(made)).status).toBe(200)
    expect((await read(made.id)).body).toMatchObject({ status: 'accepted', accepted_options: [] })
    const { body: proof } = await server.call('GET', `/offers/${made.id}/evidence`, { as: customer })
    expect(proof).toMatchObject({ options: [], total: '1000.00' })
  })

  test('an option named twice counts once', async () => {
    const made = await offer()
    const [option = ''] = optionsOf(made)
    expect((await approve(made, [option, option])).status).toBe(200)
    expect((await read(made.id)).body.totals[0]?.total).toBe('1085.50')
  })

  test('whatever is ticked, the server’s total is the one that the customer saw', async () => {
    const price = fc.integer({ min: 1, max: 9_999_999 }).map((units) => String(units / 100))
    const line = fc.record({
      unit_price: price,
      quantity: fc.constantFrom('1', '2', '0.5', '3.333'),
      currency: fc.constantFrom('EUR', 'USD', 'TRY', 'GBP'),
      tax_code: fc.constantFrom('311', 'KDV20'),
      is_optional: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        async (lines, ticks) => {
          const made = await offer(lines.map((each) => quoteItem(each)))
          const chosen = optionsOf(made).filter((_, place) => ticks[place])
          const seen = (await read(made.id)).body
          const terms = {
            currency: seen.currency,
            tax_included: seen.tax_included,
            try_per: seen.rates.try_per,
          }
          const { total } = totalsWith(seen.items, terms, chosen)
          const { body } = await approve(made, chosen)
          const { body: shipment } = await server.call('GET', `/shipments/${body.shipment_id}`, {
            as: customer,
          })
          expect(shipment).toMatchObject({ quote_amount: total })
          expect((await read(made.id)).body.totals[0]?.total).toBe(total)
        },
      ),
      { numRuns: sized(100, 8) },
    )
  })
})

test('a refusal may have a reason and a note, a revision a note; both stay on the offer, for both sides', async () => {
  const [refused, revised, silent] = [await offer(), await offer(), await offer()]
  const answer = (step: string, { id, request_id }: typeof refused, more: object) =>
    server.call('POST', `/requests/${request_id}/${step}`, { as: customer, body: { quote_id: id, ...more } })
  expect((await answer('reject', refused, { reason: 'weather' })).status).toBe(400)
  expect((await answer('reject', silent, {})).status).toBe(200)
  expect((await read(silent.id)).body).toMatchObject({ status: 'rejected', rejection_reason: null })
  expect((await answer('reject', refused, { reason: 'price', note: 'Bütçemizi aşıyor' })).status).toBe(200)
  expect((await answer('revise', revised, { note: 'Daha erken varış' })).status).toBe(200)
  for (const seen of [(await read(refused.id)).body, await desk.read(refused.id)])
    expect(seen).toMatchObject({
      status: 'rejected',
      rejection_reason: 'price',
      answer_note: 'Bütçemizi aşıyor',
      accepted_options: null,
    })
  for (const seen of [(await read(revised.id)).body, await desk.read(revised.id)])
    expect(seen).toMatchObject({
      status: 'revision_requested',
      rejection_reason: null,
      answer_note: 'Daha erken varış',
    })
  const { status } = await server.call('GET', `/offers/${refused.id}/evidence`, { as: customer })
  expect(status).toBe(404)
})

test('the history of a request keeps the first offer, its answer and note, also once a revision is sent', async () => {
  const first = await offer()
  const history = async (as: SignedIn) =>
    (await server.call<{ offers: OfferStep[] }>('GET', `/requests/${first.request_id}/offers`, { as })).body
      .offers
  const body = { quote_id: first.id, note: 'Daha erken varış' }
  await server.call('POST', `/requests/${first.request_id}/revise`, { as: customer, body })
  const { body: draft } = await server.call<{ id: string }>('POST', '/staff/quote-revisions', {
    as: staff,
    body: { quote_id: first.id },
  })
  const revised = { id: first.id, answer: 'revise', note: 'Daha erken varış', reason: null }
  expect(await history(customer)).toMatchObject([revised])
  // What is not sent yet is no offer, for the office either.
  expect(await history(staff)).toMatchObject([revised])
  await query(server, "update quotes set status = 'superseded', superseded_by = $2 where id = $1", [
    first.id,
    draft.id,
  ])
  await query(server, "update quotes set status = 'sent', sent_at = now() where id = $1", [draft.id])
  for (const as of [customer, staff])
    expect(await history(as)).toMatchObject([
      revised,
      { id: draft.id, answer: null, answered_at: null, label: expect.stringContaining('Rev. 2') },
    ])
  const { status } = await server.call('GET', `/requests/${first.request_id}/offers`, { as: other })
  expect(status).toBe(404)
})

describe('the list', () => {
  const lists = async (as: SignedIn, search = '') =>
    (
      await server.call<{ items: OfferSummary[]; next_cursor: string | null }>('GET', `/offers${search}`, {
        as,
      })
    ).body
  const counts = async (as: SignedIn) =>
    (await server.call<OfferCounts>('GET', '/offers/counts', { as })).body

  test('shows each offer once, in its state, the last sent first, page by page', async () => {
    const person = await wholeCustomer(server)
    const [first, second, third] = [
      await offer(undefined, person),
      await offer(undefined, person),
      await offer(undefined, person),
    ]
    await query(server, "update quotes set valid_until = now() - interval '1 second' where id = $1", [
      first.id,
    ])
    const again = await order(
      server,
      staff,
      orderForm(person, { request_id: second.request_id, quote_amount: '999.00' }),
    )
    const page = await lists(person, '?limit=2')
    expect(page.items.map(({ id, status }) => [id, status])).toEqual([
      [again.body.quote_id, 'sent'],
      [third.id, 'sent'],
    ])
    const rest = await lists(person, `?limit=2&after=${page.next_cursor}`)
    expect(rest.items.map(({ id, status }) => [id, status])).toEqual([[first.id, 'expired']])
    expect(rest.next_cursor).toBeNull()
    expect(await counts(person)).toEqual({
      total: 3,
      waiting: 2,
      revision: 0,
      accepted: 0,
      rejected: 0,
      expired: 1,
      superseded: 1,
    })
    for (const [group, ids] of [
      ['waiting', [again.body.quote_id, third.id]],
      ['expired', [first.id]],
      ['superseded', [second.id]],
      ['accepted', []],
    ] as const)
      expect((await lists(person, `?group=${group}`)).items.map(({ id }) => id)).toEqual(ids)
    expect(page.items[1]).toMatchObject({
      pol: 'Mersin',
      pod: 'Hamburg',
      basis: { load: '2 × 40HC', price_is_for: 'Toplam fiyat 2 × 40HC içindir.' },
    })
  })

  test('has neither a draft nor anything of another customer', async () => {
    const person = await wholeCustomer(server)
    expect(await lists(person)).toEqual({ items: [], next_cursor: null })
    expect(await counts(person)).toMatchObject({ total: 0, waiting: 0 })
    const made = await offer()
    expect((await lists(other)).items.map(({ id }) => id)).not.toContain(made.id)
    for (const path of [`/offers/${made.id}`, `/offers/${made.request_id}`, `/offers/${made.id}/evidence`])
      expect((await server.call('GET', path, { as: other })).status).toBe(404)
  })
})

describe('a question', () => {
  const ask = (quoteId: string, message_text: string, as = customer, id: string = randomUUID()) =>
    server.call<{ code?: string; conversation_id: string }>('POST', '/chat/messages', {
      as,
      body: { id, message_text, about: { kind: 'quote', id: quoteId } },
    })

  test('is a message about the quote: once in its history, one mail to the representative, one piece of work', async () => {
    const made = await offer()
    const { quote_no } = (await read(made.id)).body
    const id = randomUUID()
    for (const _ of [1, 2]) expect((await ask(made.id, 'Sigorta dahil mi?', customer, id)).status).toBe(201)
    const events = await query(
      server,
      "select actor_id from quote_events where quote_id = $1 and event = 'asked'",
      [made.id],
    )
    expect(events).toEqual([{ actor_id: customer.userId }])
    const found = await eventually('the mail', async () => {
      const rows = await query<{ text: string }>(
        server,
        "select letter::text as text from inbox_mails where subject like '%' || $1 || '%'",
        [quote_no],
      )
      return rows.length > 0 && rows
    })
    expect(found).toHaveLength(1)
    expect(found[0]?.text).toContain('Sigorta dahil mi?')
    expect(found[0]?.text).toContain('/staff/communication/')
    const work = await query(
      server,
      "select kind, status from work_items where customer_id = $1 and (kind = 'question' or conversation_id is not null)",
      [customer.userId],
    )
    expect(work).toEqual([{ kind: 'unanswered_message', status: 'open' }])
  })

  test('is not about another’s offer', async () => {
    const made = await offer()
    expect((await ask(made.id, 'Merhaba', other)).body.code).toBe('UNKNOWN_ABOUT')
    const events = await query(server, "select from quote_events where quote_id = $1 and event = 'asked'", [
      made.id,
    ])
    expect(events).toEqual([])
  })
})
