/** Customers with a whole profile, and the forms that lead to a price and to a shipment. */
import type { DetailedForm } from '@kervan/domain/requests/detailed-form.ts'
import { quickForm } from '#testing/request-forms.ts'
import { query } from '#testing/sign-in.ts'
import type { SignedIn, TestServer } from '#testing/test-server.ts'

/** A customer whose profile has all six fields. */
export async function wholeCustomer(server: TestServer, email?: string): Promise<SignedIn> {
  const person = await server.signIn('customer', email)
  await query(
    server,
    "update profiles set phone = '+90 532 000 00 01', company_type = 'company', position = 'Müdür', profile_completed = true where id = $1",
    [person.userId],
  )
  return person
}

export type Ordered = {
  id: string
  number: string
  quote_due_at: string
  status: string
  quote_id: string
  quote_no: string
  customer_mail: string
  code?: string
}

export function orderForm({ userId }: Pick<SignedIn, 'userId'>, more: object = {}) {
  return {
    customer_id: userId,
    title: 'İzmir – Münih, 12 palet',
    shipment_type: 'land',
    origin_country: 'Türkiye',
    origin_city: 'İzmir',
    destination_country: 'Almanya',
    destination_city: 'Münih',
    quote_amount: '1250.00',
    notify_customer: false,
    ...more,
  }
}

/** A request that is priced has just been read, unless the form itself says in what state it was seen. */
export async function order(server: TestServer, staff: SignedIn, form: object, headers = {}) {
  const body: { request_id?: string; request_updated_at?: string } = { ...form }
  if (body.request_id && !('request_updated_at' in body)) {
    const seen = await server.call<{ updated_at?: string }>('GET', `/requests/${body.request_id}`, {
      as: staff,
    })
    body.request_updated_at = seen.body.updated_at ?? new Date().toISOString()
  }
  return server.call<Ordered>('POST', '/staff/orders', { as: staff, body, headers })
}

/** A request that waits for its price. */
export async function waitingRequest(server: TestServer, customer: SignedIn): Promise<{ id: string }> {
  const sent = { as: customer, body: quickForm() }
  const { status, body } = await server.call<{ id: string }>('POST', '/quick-requests', sent)
  if (status !== 201) throw new Error(`The request was refused: ${status}`)
  return body
}

/** A request that waits for its customer's answer. */
export async function quotedRequest(
  server: TestServer,
  staff: SignedIn,
  customer: SignedIn,
): Promise<Ordered> {
  const { status, body } = await order(server, staff, orderForm(customer))
  if (status !== 201) throw new Error(`No price was given: ${status}`)
  return body
}

type Detailed = Partial<Omit<DetailedForm, 'cargo_details'>> & {
  cargo_details?: Partial<DetailedForm['cargo_details']>
}

export function detailedForm(more: Detailed = {}) {
  return {
    title: 'Mersin – Hamburg, parsiyel',
    shipment_type: 'sea',
    delivery_mode: 'port-to-door',
    service_type: 'LCL',
    origin_country: 'Türkiye',
    origin_city: 'Mersin',
    origin_address: 'Örnek Sanayi Sitesi 4. Blok',
    destination_country: 'Almanya',
    destination_city: 'Hamburg',
    destination_address: 'Örnek Depo, 2. Kapı',
    preferred_date: '2099-03-05',
    estimated_weight: '1850',
    estimated_volume: '4.2',
    ...more,
  }
}
