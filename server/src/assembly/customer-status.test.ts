/** What a customer is follows from what happens: a lead who asks is potential, who accepts is active, and a year later potential again. */
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { expect, test } from 'vitest'
import { order, orderForm, waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { newShipmentForm } from '#testing/request-forms.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()
const staff = await server.signIn('staff')

async function enterLead(): Promise<string> {
  const form = { email: freshAddress(), first_name: null, last_name: null, phone: null, company: 'Aday Ltd' }
  const { body } = await server.call<{ customer: Customer }>('POST', '/customers', { as: staff, body: form })
  return body.customer.id
}
const statusOf = async (id: string) =>
  (await server.call<Customer>('GET', `/customers/${id}`, { as: staff })).body.customer_status
/** As the filter of the list has it, which is SQL of its own. */
const isListedAs = async (id: string, status: string) => {
  const { body } = await server.call<{ items: Customer[] }>('GET', `/customers?status=${status}&limit=100`, {
    as: staff,
  })
  return body.items.some((customer) => customer.id === id)
}
async function accept(customer: SignedIn, requestId: string, quoteId: string) {
  const sent = { as: customer, body: { quote_id: quoteId } }
  expect((await server.call('POST', `/requests/${requestId}/approve`, sent)).status).toBe(200)
}

test('a customer who asks, is given a price and accepts it', async () => {
  const customer = await wholeCustomer(server)
  const { userId } = customer
  expect([await statusOf(userId), await isListedAs(userId, 'lead')]).toEqual(['lead', true])
  const { id } = await waitingRequest(server, customer)
  expect([await statusOf(userId), await isListedAs(userId, 'potential')]).toEqual(['potential', true])
  const priced = await order(server, staff, orderForm(customer, { request_id: id }))
  expect(await statusOf(userId)).toBe('potential')
  await accept(customer, id, priced.body.quote_id)
  expect([await statusOf(userId), await isListedAs(userId, 'active')]).toEqual(['active', true])

  // A year without another.
  await query(
    server,
    "update profiles set last_accepted_at = last_accepted_at - interval '1 year' where id = $1",
    [userId],
  )
  expect([await statusOf(userId), await isListedAs(userId, 'potential')]).toEqual(['potential', true])
})

test('a lead whom the office gives a price, and one for whom it opens a shipment at once', async () => {
  const [asked, shipped] = [await enterLead(), await enterLead()]
  expect((await order(server, staff, orderForm({ userId: asked }))).status).toBe(201)
  expect(await statusOf(asked)).toBe('potential')
  const opened = await server.call('POST', '/staff/shipments', { as: staff, body: newShipmentForm(shipped) })
  expect(opened.status).toBe(201)
  expect([await statusOf(shipped), await isListedAs(shipped, 'active')]).toEqual(['active', true])
})
