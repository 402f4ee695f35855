/** Quotes expire once each, told by the rule that an admin can switch off; accepted after their time they never are. */
import { afterAll, expect, test } from 'vitest'
import { expireQuotes } from '#features/quotes/expire-quotes.jobs.ts'
import { sentOffer } from '#testing/offers.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { query } from '#testing/sign-in.ts'
import { deedsOf, turn } from '#testing/switches.ts'
import { startTestServer } from '#testing/test-server.ts'

/** Its own: the job looks at everybody's quotes. */
const server = await startTestServer()
afterAll(() => server.close())
const staff = await server.signIn('staff')
const customer = await wholeCustomer(server)

async function overdue() {
  const offer = await sentOffer(server, staff, customer)
  await query(
    server,
    `with late as (update quotes set valid_until = now() - interval '1 minute' where id = $1 returning request_id)
     update requests r set quote_valid_until = now() - interval '1 minute' from late where r.id = late.request_id`,
    [offer.id],
  )
  return offer
}
const statusOf = async (id: string) =>
  (await query<{ status: string }>(server, 'select status from quotes where id = $1', [id]))[0]?.status

test('each once, by two processes too', async () => {
  const { id } = await overdue()
  await Promise.all([expireQuotes(server.services), expireQuotes(server.services)])
  expect(await statusOf(id)).toBe('expired')
  expect(await deedsOf(server, 'expire_quotes', id)).toMatchObject([{ key: id }])
})

test('switched off, nothing expires, and nothing can be accepted either', async () => {
  await turn(server, 'expire_quotes', false)
  const { id, request_id } = await overdue()
  await expireQuotes(server.services)
  expect(await statusOf(id)).toBe('sent')
  expect(await deedsOf(server, 'expire_quotes', id)).toEqual([])
  const approved = await server.call<{ code: string }>('POST', `/requests/${request_id}/approve`, {
    as: customer,
    body: { quote_id: id, options: [] },
  })
  expect(approved.body.code).toBe('QUOTE_EXPIRED')
  const rejected = await server.call<{ code: string }>('POST', `/requests/${request_id}/reject`, {
    as: customer,
    body: { quote_id: id },
  })
  expect(rejected.body.code).toBe('QUOTE_EXPIRED')
  expect(await statusOf(id)).toBe('sent')
  await turn(server, 'expire_quotes', true)
  await expireQuotes(server.services)
  expect(await statusOf(id)).toBe('expired')
})
