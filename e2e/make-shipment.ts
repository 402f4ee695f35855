/** A shipment made by calls on a server of a journey's own: asked for, priced and approved there. */
import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'

type Given = { method?: 'GET' | 'POST' | 'PUT'; data?: object }
export type Call = <Answer>(path: string, given?: Given) => Promise<Answer>

/** The answer makes calls as whoever has signed in. */
export async function signInToDemo(
  request: APIRequestContext,
  surface: 'portal' | 'office',
  url: string,
): Promise<Call> {
  const call: Call = async (path, { method = 'POST', data } = {}) => {
    const headers = { origin: url, 'kervan-surface': surface, 'idempotency-key': randomUUID() }
    const answer = await request.fetch(`${url}/api${path}`, { method, headers, ...(data && { data }) })
    expect(answer.ok(), `${path} answers ${answer.status()}: ${await answer.text()}`).toBe(true)
    return await answer.json()
  }
  await call('/demo/sign-in', { data: { surface } })
  return call
}

/** From Mersin to Hamburg by sea; the answer is its id. */
export async function makeShipment(
  customer: Call,
  office: Call,
  { container, booking }: { container: string; booking: string },
): Promise<string> {
  const { id } = await customer<{ id: string }>('/quick-requests', {
    data: {
      transport_mode: 'sea_lcl',
      route: { from_city: 'Mersin', from_country: 'Türkiye', to_city: 'Hamburg', to_country: 'Almanya' },
      cargo: { description: 'Paletli makine parçası', weight: '1850', volume: '4.2' },
      schedule: { ready_date: '2099-03-05', priority: 'fast' },
    },
  })
  const made = await office<{ customer_id: string; title: string; updated_at: string }>(`/requests/${id}`, {
    method: 'GET',
  })
  await office('/staff/orders', {
    data: {
      request_id: id,
      request_updated_at: made.updated_at,
      customer_id: made.customer_id,
      title: made.title,
      shipment_type: 'sea',
      origin_city: 'Mersin',
      origin_port: 'Mersin',
      destination_city: 'Hamburg',
      destination_port: 'Hamburg',
      quote_amount: '1250.00',
      quote_currency: 'EUR',
    },
  })
  const { quote_id } = await customer<{ quote_id: string }>(`/requests/${id}`, { method: 'GET' })
  const { shipment_id } = await customer<{ shipment_id: string }>(`/requests/${id}/approve`, {
    data: { quote_id },
  })
  const path = `/staff/shipments/${shipment_id}`
  await office(`${path}/containers`, { method: 'PUT', data: { containers: [{ number: container }] } })
  await office(`${path}/references`, {
    method: 'PUT',
    data: { booking_number: booking, bill_of_lading: '', air_waybill: '', cmr_number: '', plate: '' },
  })
  return shipment_id
}
