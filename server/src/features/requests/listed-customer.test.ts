/** Each request has its customer's name to be sorted by; whoever changes the name, and whenever, the requests have the new one. */
import type { Profile } from '@kervan/domain/customers/customers.contract.ts'
import { expect, test } from 'vitest'
import { order, orderForm, quotedRequest, waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { codeFromInbox, freshAddress, openBrowser, query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()
const staff = await server.signIn('staff')

const listedAs = async (customerId: string) =>
  (
    await query<{ name: string }>(
      server,
      'select customer_listed_as as name from requests where customer_id = $1 order by id',
      [customerId],
    )
  ).map(({ name }) => name)
const form = {
  first_name: 'Defne',
  last_name: 'Işık',
  phone: '+90 532 000 00 01',
  company_type: 'company',
  position: 'Müdür',
}
const rename = (as: SignedIn, company: string) =>
  server.call('PUT', '/profile', { as, body: { ...form, company } })
const audited = (customerId: string) =>
  query(
    server,
    'select from audit_entries where subject_id in (select id::text from requests where customer_id = $1)',
    [customerId],
  )

test('a lead who is corrected, signs in and is forgotten', async () => {
  const email = freshAddress()
  const lead = { email, first_name: null, last_name: null, phone: null, company: 'Çınar' }
  const { body } = await server.call<{ customer: Profile }>('POST', '/customers', { as: staff, body: lead })
  const { id } = body.customer
  await order(server, staff, orderForm({ userId: id }))
  expect(await listedAs(id)).toEqual(['Çınar'])
  const before = await audited(id)
  await server.call('PUT', `/customers/${id}`, { as: staff, body: { ...lead, company: 'Çınar Mermer' } })
  expect(await listedAs(id)).toEqual(['Çınar Mermer'])
  // The change of the record is audited, and not once more for each request.
  expect(await audited(id)).toHaveLength(before.length)
  const browser = openBrowser(server)
  await browser.verifyCode(email, await codeFromInbox(browser, email), {
    first_name: 'Ada',
    last_name: 'Işık',
  })
  expect(await listedAs(id)).toEqual(['Çınar Mermer Ada Işık'])
  await query(server, "update profiles set first_name = '', last_name = '', company = '' where id = $1", [id])
  expect(await listedAs(id)).toEqual([''])
})

test('a name that changes while requests are added and answered', async () => {
  const customer = await wholeCustomer(server)
  const quoted = []
  for (let count = 0; count < 8; count += 1) quoted.push(await quotedRequest(server, staff, customer))
  const answers = quoted.map(async ({ id, quote_id }, turn) => {
    const answer = server.call('POST', `/requests/${id}/approve`, { as: customer, body: { quote_id } })
    const [renamed, answered] = await Promise.all([rename(customer, `Firma ${turn}`), answer])
    return [renamed.status, answered.status]
  })
  const added = quoted.map(() => waitingRequest(server, customer))
  expect(await Promise.all(answers)).toEqual(quoted.map(() => [200, 200]))
  await Promise.all(added)
  const [{ name } = {}] = await query<{ name: string }>(
    server,
    "select company || ' ' || first_name || ' ' || last_name as name from profiles where id = $1",
    [customer.userId],
  )
  expect(await listedAs(customer.userId)).toEqual(Array(16).fill(name))
})
