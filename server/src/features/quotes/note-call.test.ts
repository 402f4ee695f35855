/** A call about an offer leaves its line in the offer's history. */
import { randomUUID } from 'node:crypto'
import type { QuoteEvent } from '@kervan/domain/quotes/quote-document.ts'
import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { sentOffer } from '#testing/offers.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'

const server = await sharedServer()
const [staff, colleague, customer] = [
  await server.signIn('staff'),
  await server.signIn('staff'),
  await wholeCustomer(server),
]

test('how a call went stands in the history, once, and colleagues see it at once', async () => {
  const { id } = await sentOffer(server, staff, customer)
  const tab = server.tabOf(colleague)
  await tab.connect()
  const key = { 'idempotency-key': randomUUID() }
  const body = { outcome: 'will_answer', note: 'Salı günü yanıt verecek.' }
  for (let time = 0; time < 2; time += 1) {
    const answer = await server.call('POST', `/staff/quotes/${id}/calls`, { as: staff, body, headers: key })
    expect(answer).toMatchObject({ status: 201, body: { done: true } })
  }
  await eventually('the news', () =>
    tab.arrivals.find(
      ({ name, data }) => name === 'quote.changed' && (data as { quote_id?: string }).quote_id === id,
    ),
  )
  await tab.close()
  const { body: history } = await server.call<{ events: QuoteEvent[] }>('GET', `/staff/quotes/${id}/events`, {
    as: colleague,
  })
  expect(history.events.filter(({ event }) => event === 'called')).toMatchObject([
    { actor_name: 'Deneme Kişi', meta: body },
  ])
})

test('without an outcome, about no offer, or as its customer nothing is noted', async () => {
  const { id } = await sentOffer(server, staff, customer)
  const note = (of: string, body: object, as = staff) =>
    server.call('POST', `/staff/quotes/${of}/calls`, { as, body })
  expect((await note(id, { note: 'Arandı.' })).status).toBe(400)
  expect((await note(randomUUID(), { outcome: 'reached' })).status).toBe(404)
  expect((await note(id, { outcome: 'reached' }, customer)).status).toBe(403)
})
