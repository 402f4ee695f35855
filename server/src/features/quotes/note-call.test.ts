/** A call about an offer or a shipment: in the history of the customer, linked to what it was about, and work of the day to call again. */
import { randomUUID } from 'node:crypto'
import type { QuoteEvent } from '@kervan/domain/quotes/quote-document.ts'
import type { TimelineEntry } from '@kervan/domain/workqueue/customer-page.contract.ts'
import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { sentOffer } from '#testing/offers.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'
import { trackedShipment } from '#testing/tracked-shipments.ts'

const server = await sharedServer()
const [staff, colleague, customer, stranger] = [
  await server.signIn('staff'),
  await server.signIn('staff'),
  await wholeCustomer(server),
  await wholeCustomer(server),
]

const followUp = '2099-03-05'
const note = (body: object, { as = staff, of = customer.userId, headers = {} } = {}) =>
  server.call('POST', `/customers/${of}/contacts`, {
    as,
    body: { kind: 'call', outcome: 'call_back', text: 'Salı günü yanıt verecek.', ...body },
    headers,
  })
const history = async (id: string) =>
  (
    await server.call<{ items: TimelineEntry[] }>('GET', `/customers/${id}/timeline?kind=call`, {
      as: colleague,
    })
  ).body.items
const work = () =>
  query(
    server,
    "select status, quote_id, shipment_id from work_items where customer_id = $1 and kind = 'follow_up' order by id",
    [customer.userId],
  )

test('how a call about an offer went stands in both histories, once, and colleagues see it at once', async () => {
  const { id } = await sentOffer(server, staff, customer)
  const [quote] = await query<{ quote_no: string }>(server, 'select quote_no from quotes where id = $1', [id])
  const tab = server.tabOf(colleague)
  await tab.connect()
  const headers = { 'idempotency-key': randomUUID() }
  for (let time = 0; time < 2; time += 1)
    expect((await note({ follow_up_on: followUp, about: { kind: 'quote', id } }, { headers })).status).toBe(
      201,
    )
  await eventually('the news', () =>
    tab.arrivals.find(
      ({ name, data }) => name === 'quote.changed' && (data as { quote_id?: string }).quote_id === id,
    ),
  )
  await tab.close()
  const { body } = await server.call<{ events: QuoteEvent[] }>('GET', `/staff/quotes/${id}/events`, {
    as: colleague,
  })
  expect(body.events.filter(({ event }) => event === 'called')).toMatchObject([
    { actor_name: 'Deneme Kişi', meta: { outcome: 'call_back', note: 'Salı günü yanıt verecek.' } },
  ])
  expect(await history(customer.userId)).toMatchObject([
    { title: `${quote?.quote_no} hakkında`, link: `/staff/quotes/${id}`, state: 'call_back' },
  ])
  expect(await work()).toEqual([{ status: 'open', quote_id: id, shipment_id: null }])
})

test('a visit about an offer stands in the offer’s history as a visit', async () => {
  const { id } = await sentOffer(server, staff, customer)
  expect((await note({ kind: 'visit', outcome: 'reached', about: { kind: 'quote', id } })).status).toBe(201)
  const { body } = await server.call<{ events: QuoteEvent[] }>('GET', `/staff/quotes/${id}/events`, {
    as: colleague,
  })
  expect(body.events[0]).toMatchObject({ event: 'visited', meta: { outcome: 'reached' } })
  expect(body.events.filter(({ event }) => event === 'called')).toEqual([])
})

test('a call about a shipment leads to it from the history, and from the work of the day', async () => {
  const { id, number } = await trackedShipment(server, { customer: customer.userId })
  const about = { kind: 'shipment', id }
  expect((await note({ follow_up_on: followUp, about })).status).toBe(201)
  const [newest] = await history(customer.userId)
  expect(newest).toMatchObject({ title: `${number} hakkında`, link: `/staff/shipments/${id}` })
  expect((await work()).at(-1)).toEqual({ status: 'open', quote_id: null, shipment_id: id })
  expect((await note({ about }, { of: stranger.userId })).status).toBe(404)
})

test('a call about what is gone by now stands in the history, and leads nowhere', async () => {
  await query(
    server,
    `insert into customer_contacts (customer_id, kind, outcome, text, about_kind, about_id, created_by)
     values ($1, 'call', 'reached', 'Silinen teklif', 'quote', $2, $3)`,
    [customer.userId, randomUUID(), staff.userId],
  )
  const [newest] = await history(customer.userId)
  expect(newest).toMatchObject({ title: '', detail: 'Silinen teklif', link: null })
})

test('about no offer, about somebody else’s, or as its customer nothing is noted', async () => {
  const { id } = await sentOffer(server, staff, customer)
  const about = { kind: 'quote', id }
  expect((await note({ about: { kind: 'quote', id: randomUUID() } })).status).toBe(404)
  expect((await note({ about }, { of: stranger.userId })).status).toBe(404)
  expect((await note({ about }, { as: customer })).status).toBe(403)
  expect(await history(stranger.userId)).toEqual([])
})
