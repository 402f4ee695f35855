/** What the office notes of a customer: typed, taken from the firm, and kept by what happens. */
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import type { Colleague, Organisation } from '@kervan/domain/customers/organisations.contract.ts'
import { expect, test } from 'vitest'
import { shippedGroup } from '#features/customers/shipped-groups.ts'
import { quotedRequest, wholeCustomer } from '#testing/orders.ts'
import { manualQuote } from '#testing/quotes.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, query } from '#testing/sign-in.ts'

const server = await sharedServer()
const staff = await server.signIn('staff')
const sector = (name: string) => shippedGroup('sector', name) ?? ''

const nobody = { email: null, first_name: null, last_name: null, phone: null, company: null }
const enter = async (noted: object = {}) =>
  (
    await server.call<{ customer: Customer }>('POST', '/customers', {
      as: staff,
      body: { ...nobody, first_name: 'Ada', email: freshAddress(), ...noted },
    })
  ).body.customer
const correct = async ({ id, email }: Customer, noted: object) =>
  (
    await server.call<Customer>('PUT', `/customers/${id}`, {
      as: staff,
      body: { ...nobody, first_name: 'Ada', email, ...noted },
    })
  ).body
const listed = async (id: string) => {
  const { body } = await server.call<{ items: Customer[] }>('GET', '/customers?limit=100', { as: staff })
  const found = body.items.find((each) => each.id === id)
  if (!found) throw new Error('The customer is not listed.')
  return found
}

test('all fields are kept, and what a correction leaves out stays', async () => {
  const noted = {
    ...{ city: 'Bursa', country: 'Türkiye', position: 'Şef', company_type: 'company' },
    sector_id: sector('Tekstil'),
    segment_id: shippedGroup('segment', 'KOBİ'),
  }
  const customer = await enter(noted)
  expect(customer).toMatchObject({ ...noted, industry: 'Tekstil', segment: 'KOBİ', lead_source: 'staff' })
  expect(await correct(customer, { city: 'İzmir' })).toMatchObject({ ...noted, city: 'İzmir' })
})

test('of two who correct at once each keeps what the other has not touched, and the second is told of what both did', async () => {
  const customer = await enter({ city: 'Bursa', position: 'Şef' })
  const { first_name, email } = customer
  const seen = { first_name, email, city: 'Bursa', position: 'Şef', company: '', last_name: '', phone: '' }
  await correct(customer, { city: 'İzmir', position: 'Şef', seen })
  expect(await correct(customer, { city: 'Bursa', position: 'Müdür', seen })).toMatchObject({
    city: 'İzmir',
    position: 'Müdür',
  })
  expect(await correct(customer, { city: 'Ankara', position: 'Şef', seen })).toMatchObject({ code: 'STALE' })
  expect(await listed(customer.id)).toMatchObject({ city: 'İzmir', position: 'Müdür' })
})

test('what the firm says holds for all of its people, and what it leaves open they keep', async () => {
  const [one, two] = [await enter({ city: 'Ordu', sector_id: sector('Cam') }), await enter()]
  const { body: joined } = await server.call<Customer>('POST', `/customers/${one.id}/organisation`, {
    as: staff,
    body: { name: 'Çınar Cam', city: 'Muğla', tax_number: '2222222224' },
  })
  expect(joined).toMatchObject({ city: 'Muğla', industry: 'Cam', organisation_name: 'Çınar Cam' })
  await server.call('PUT', `/customers/${two.id}/organisation`, {
    as: staff,
    body: { organisation_id: joined.organisation_id },
  })
  const save = (form: object) =>
    server.call('PUT', `/organisations/${joined.organisation_id}`, { as: staff, body: form })
  await save({ name: 'Çınar Cam', city: 'Denizli', sector_id: sector('Mermer') })
  for (const { id } of [one, two])
    expect(await listed(id)).toMatchObject({ city: 'Denizli', industry: 'Mermer' })
  // Typed against the firm's own word it does not stay.
  expect(await correct(two, { city: 'Van' })).toMatchObject({ city: 'Denizli' })
  type Firm = { organisation: Organisation; colleagues: Colleague[] }
  const { body: firm } = await server.call<Firm>('GET', `/customers/${one.id}/organisation`, { as: staff })
  expect(firm.organisation).toMatchObject({ name: 'Çınar Cam', people: 2 })
  expect(firm.colleagues.map(({ id }) => id)).toEqual([two.id])
})

test('each way in says where a record came from', async () => {
  const signedIn = await server.signIn('customer', freshAddress())
  const email = freshAddress()
  await server.call('POST', '/staff/quotes', {
    as: staff,
    body: manualQuote({ customer_id: undefined, new_customer: { ...nobody, first_name: 'Ada', email } }),
  })
  const [quoted] = await query<{ lead_source: string }>(
    server,
    'select lead_source from profiles where email = $1',
    [email],
  )
  expect(quoted?.lead_source).toBe('quote')
  expect(['signup', 'staff']).toContain((await listed(signedIn.userId)).lead_source)
})

test('revenue is the accepted quotes in euro by their own rates; contact is the newest of what was said', async () => {
  const customer = await wholeCustomer(server)
  expect(await listed(customer.userId)).toMatchObject({
    total_revenue: { amount: '0.00', currency: 'EUR' },
  })
  const requests = [
    await quotedRequest(server, staff, customer),
    await quotedRequest(server, staff, customer),
    await quotedRequest(server, staff, customer),
  ]
  // Two in other currencies, each with rates of its own.
  const other =
    'update quotes set currency = $2, total_amount = $3, subtotal_amount = $3, tax_amount = 0, fx_rates = $4 where id = $1'
  await query(server, other, [
    requests[1]?.quote_id,
    'USD',
    '1000.01',
    { EUR: '55.7981', USD: '48.3335', GBP: '60' },
  ])
  await query(server, other, [
    requests[2]?.quote_id,
    'TRY',
    '99999.99',
    { EUR: '41.1', USD: '38', GBP: '50' },
  ])
  const before = (await listed(customer.userId)).last_contact_at
  expect(before).not.toBeNull()
  await Promise.all(
    requests.map(({ id, quote_id }) =>
      server.call('POST', `/requests/${id}/approve`, { as: customer, body: { quote_id } }),
    ),
  )
  const after = await listed(customer.userId)
  // 1000.01 × 48.3335 / 55.7981 and 99999.99 / 41.1, each rounded to cents.
  expect(after.total_revenue.amount).toBe((1250 + 866.23 + 2433.09).toFixed(2))
  expect(Date.parse(after.last_contact_at ?? '')).toBeGreaterThan(Date.parse(before ?? ''))
})
