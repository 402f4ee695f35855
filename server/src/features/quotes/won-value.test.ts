/** What the quotes won this month are worth: those that the list shows for it, in euro by their own rates. */
import { afterAll, expect, test } from 'vitest'
import { quotedRequest, wholeCustomer } from '#testing/orders.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer()
const staff = await server.signIn('staff')
afterAll(() => server.close())

type WonValue = { month: string; quotes: number; value: { amount: string; currency: string } }
const won = async () => (await server.call<WonValue>('GET', '/staff/won-value', { as: staff })).body

test('an accepted quote adds its amount, an open one nothing, and another month is another figure', async () => {
  const before = await won()
  const customer = await wholeCustomer(server)
  const request = await quotedRequest(server, staff, customer)
  expect(await won()).toEqual(before)
  const body = { quote_id: request.quote_id }
  expect((await server.call('POST', `/requests/${request.id}/approve`, { as: customer, body })).status).toBe(
    200,
  )
  const after = await won()
  expect(after).toMatchObject({ quotes: before.quotes + 1, value: { currency: 'EUR' } })
  expect(Number(after.value.amount) - Number(before.value.amount)).toBeCloseTo(1250, 2)
  const { body: page } = await server.call<{ items: { id: string }[] }>(
    'GET',
    `/staff/quotes?limit=100&status=accepted&settled=${after.month}`,
    { as: staff },
  )
  expect(page.items).toHaveLength(after.quotes)
  await query(server, "update quotes set answered_at = answered_at - interval '40 days' where id = $1", [
    request.quote_id,
  ])
  expect((await won()).quotes).toBe(before.quotes)
})
