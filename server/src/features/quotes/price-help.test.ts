/** Price help compares like with like: the same lane and load, in the quote's currency, without the quote itself. */
import type { PriceHelpAnswer } from '@kervan/domain/quotes/price-help.contract.ts'
import { afterAll, expect, test } from 'vitest'
import { quoteDesk } from '#testing/quotes.ts'
import { addSettledQuotes } from '#testing/settled-quotes.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

/** Its own: every quote of a lane is counted. */
const server = await startTestServer()
afterAll(() => server.close())
const [staff, customer] = [await server.signIn('staff'), await server.signIn('customer')]
const desk = quoteDesk(server, staff)

const help = async (id: string) =>
  (await server.call<PriceHelpAnswer>('GET', `/staff/quotes/${id}/price-help`, { as: staff })).body

test('prices of the lane per container, in the currency of the quote, with what they cost and what won', async () => {
  await addSettledQuotes(server, { customer: customer.userId, owner: staff.userId, count: 44, pol: 'Mersin' })
  // Two boxes each; half of them in dollars, of which two are one euro.
  await query(
    server,
    `update quotes set origin_country_code = 'TR', destination_country_code = 'DE', cargo_details = '{"containers": [{"type": "40HC", "qty": 2}]}',
       fx_rates = '{"EUR": "50", "USD": "25"}', currency = case when subtotal_amount % 2 = 0 then 'USD' else 'EUR' end`,
  )
  await query(
    server,
    `update quote_margins m set price_amount = case q.currency when 'USD' then 4000 else 2000 end, cost_amount = case q.currency when 'USD' then 3200 else 1600 end, margin_pct = 20
     from quotes q where q.id = m.quote_id`,
  )
  const { body: draft } = await desk.create({ customer_id: customer.userId })
  await query(
    server,
    `update quotes set origin_country_code = 'TR', destination_country_code = 'DE', transport_mode = 'sea_fcl', currency = 'EUR',
       cargo_details = '{"containers": [{"type": "40HC", "qty": 3}]}' where id = $1`,
    [draft.id],
  )
  const answer = await help(draft.id)
  const [sent] = await query<{ count: number }>(
    server,
    `select count(*)::int as count from quotes where sent_at > now() - interval '12 months' and status <> 'superseded' and id <> $1`,
    [draft.id],
  )
  expect(answer).toMatchObject({ lane: 'Türkiye – Almanya', basis: 'dry_40', currency: 'EUR', quantity: '3' })
  expect(answer.sample).toBe(sent?.count)
  expect(answer.sold).toMatchObject({ low: '1000.00', median: '1000.00', high: '1000.00' })
  expect(answer.bought).toMatchObject({ median: '800.00' })
  expect(answer.last[0]).toMatchObject({ price: '1000.00', cost: '800.00', margin_pct: '20.00' })
  expect(answer.last.map(({ id }) => id)).not.toContain(draft.id)
  // Another box is another price.
  await query(
    server,
    `update quotes set cargo_details = '{"containers": [{"type": "20GP", "qty": 1}]}' where id = $1`,
    [draft.id],
  )
  expect(await help(draft.id)).toMatchObject({ sample: 0, sold: null, wins: [], what_wins: null, last: [] })
})

test('of a quote that does not exist there is none', async () => {
  const { status } = await server.call('GET', `/staff/quotes/${staff.userId}/price-help`, { as: staff })
  expect(status).toBe(404)
})
