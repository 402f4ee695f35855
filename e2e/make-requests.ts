/** Requests and prices made by calls, for journeys about what comes after them. */
import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, request as requests, test } from '@playwright/test'
import { cookiesOf, signInAsCustomer, staff } from './sign-in.ts'

export type MadeRequest = {
  id: string
  number: string
  customer_id: string
  updated_at: string
  title: string
}
type Call = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; data?: object; surface?: 'portal' | 'office' }

async function call<Answer>(request: APIRequestContext, path: string, more: Call = {}): Promise<Answer> {
  const { method = 'POST', data, surface = 'portal' } = more
  const origin = test.info().project.use.baseURL ?? ''
  const headers = { origin, 'kervan-surface': surface, 'idempotency-key': randomUUID() }
  const answer = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
  expect(answer.ok(), `${path} answers ${answer.status()}: ${await answer.text()}`).toBe(true)
  return await answer.json()
}

/** A customer whose profile is complete, so that they may ask for a quote. */
export async function signInAsShipper(
  request: APIRequestContext,
  company = 'Örnek Tekstil',
  password?: string,
): Promise<string> {
  const email = await signInAsCustomer(request, { company, ...(password && { password }) })
  const profile = {
    first_name: 'Defne',
    last_name: 'Işık',
    phone: '+90 532 000 00 01',
    company,
    company_type: 'company',
    position: 'Lojistik Müdürü',
  }
  await call(request, '/profile', { method: 'PUT', data: profile })
  return email
}

/** By the wizard, from Mersin to a city in Germany. */
export async function askForQuote(request: APIRequestContext, to = 'Hamburg'): Promise<MadeRequest> {
  const { id } = await call<{ id: string }>(request, '/quick-requests', {
    data: {
      transport_mode: 'sea_lcl',
      route: { from_city: 'Mersin', from_country: 'Türkiye', to_city: to, to_country: 'Almanya' },
      cargo: { description: 'Paletli makine parçası', weight: '1850', volume: '4.2' },
      schedule: { ready_date: '2099-03-05', priority: 'fast' },
    },
  })
  return call(request, `/requests/${id}`, { method: 'GET' })
}

/** The same request edited on another device. */
export function editElsewhere(request: APIRequestContext, made: MadeRequest, more: object): Promise<unknown> {
  const data = {
    title: made.title,
    origin_city: 'Mersin',
    origin_country: 'Türkiye',
    destination_city: 'Hamburg',
    destination_country: 'Almanya',
    cargo_type: null,
    shipment_type: 'sea',
    description: 'Paletli makine parçası',
    preferred_date: '2099-03-05',
    estimated_weight: '1850',
    estimated_volume: '4.2',
    updated_at: made.updated_at,
    ...more,
  }
  return call(request, `/requests/${made.id}`, { method: 'PUT', data })
}

/** Calls as somebody of the office. */
async function atTheOffice<Answer>(work: (office: APIRequestContext) => Promise<Answer>): Promise<Answer> {
  const office = await requests.newContext({
    baseURL: test.info().project.use.baseURL ?? '',
    storageState: cookiesOf(staff.ece.email),
  })
  const answer = await work(office)
  await office.dispose()
  return answer
}

/** Somebody of the office begins to price it, with one line of 1.000 € and, if wanted, an optional one of 85,50 €. */
export async function draftQuote(
  { id }: MadeRequest,
  { withOption = false, cost = '800' } = {},
): Promise<string> {
  const line = {
    kind: 'ocean',
    title: 'Deniz navlunu',
    description: '',
    quantity: '1',
    unit: 'shipment',
    unit_price: '1000',
    currency: 'EUR',
    is_optional: false,
    is_disbursement: false,
    tax_code: '311',
    unit_cost: cost,
    cost_currency: 'EUR',
  }
  const insurance = {
    ...line,
    kind: 'insurance',
    title: 'Nakliyat sigortası',
    unit_price: '85.50',
    unit_cost: '60',
    is_optional: true,
  }
  const data = {
    request_id: id,
    transport_mode: 'sea_lcl',
    currency: 'EUR',
    validity_days: 30,
    target_margin_pct: '15',
    pol: 'Mersin',
    pod: 'Hamburg',
    items: withOption ? [line, insurance] : [line],
  }
  return atTheOffice(
    async (office) => (await call<{ id: string }>(office, '/staff/quotes', { data, surface: 'office' })).id,
  )
}

/** A priced request with an option; the answer is the offer's id. */
export async function sendOffer(made: MadeRequest): Promise<string> {
  const id = await draftQuote(made, { withOption: true })
  const path = `/staff/quotes/${id}`
  await atTheOffice(async (office) => {
    // The first save gives it its number.
    const changes = { fields: { notes: { from: '', to: 'Yükleme cuma günü' } } }
    const saved = await call<{ quote: { version: number } }>(office, path, {
      method: 'PUT',
      data: changes,
      surface: 'office',
    })
    await call(office, `${path}/send`, { data: { version: saved.quote.version }, surface: 'office' })
  })
  return id
}

/** Somebody of the office puts a price to it. */
export async function sendQuote(
  { id, customer_id, title }: MadeRequest,
  quote_amount: string,
  quote_currency = 'EUR',
): Promise<void> {
  await atTheOffice(async (office) => {
    const read = { method: 'GET', surface: 'office' } as const
    const { updated_at } = await call<MadeRequest>(office, `/requests/${id}`, read)
    const data = {
      request_id: id,
      request_updated_at: updated_at,
      customer_id,
      title,
      shipment_type: 'sea',
      origin_city: 'Mersin',
      origin_port: 'Mersin',
      destination_city: 'Hamburg',
      destination_port: 'Hamburg',
      quote_amount,
      quote_currency,
    }
    await call(office, '/staff/orders', { data, surface: 'office' })
  })
}

/** Its customer accepts the price of the request; the answer is the shipment's id. */
export async function approve(request: APIRequestContext, { id }: MadeRequest): Promise<string> {
  const { quote_id } = await call<{ quote_id: string }>(request, `/requests/${id}`, { method: 'GET' })
  const { shipment_id } = await call<{ shipment_id: string }>(request, `/requests/${id}/approve`, {
    data: { quote_id },
  })
  return shipment_id
}

/** The address of a link for the shipment's driver. */
export async function makeDriverLink(shipment_id: string): Promise<string> {
  const data = { shipment_id, driver_name: 'Murat Aydın', plate: '34 KV 482' }
  const { url } = await atTheOffice((office) =>
    call<{ url: string }>(office, '/staff/driver-links', { data, surface: 'office' }),
  )
  return new URL(url).pathname
}

/** No link of the shipment works any more. */
export async function closeDriverLinks(shipment_id: string): Promise<void> {
  await atTheOffice(async (office) => {
    const { links } = await call<{ links: { id: string }[] }>(
      office,
      `/staff/shipments/${shipment_id}/driver-links`,
      { method: 'GET', surface: 'office' },
    )
    for (const { id } of links)
      await call(office, `/staff/driver-links/${id}`, { method: 'DELETE', surface: 'office' })
  })
}

/** Somebody of the office tells that something has happened to the shipment just now, or is expected. */
export async function tellOf(shipment_id: string, event: object): Promise<void> {
  const data = { happened_at: new Date().toISOString(), ...event }
  await atTheOffice((office) =>
    call(office, `/staff/shipments/${shipment_id}/events`, { data, surface: 'office' }),
  )
}
