/** The figures of the office's badges and tiles are those that SQL counts, and those of the lists they open. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { quotedRequest, waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer()
const staff = await server.signIn('staff')
afterAll(() => server.close())

const get = async <Body>(path: string) => (await server.call<Body>('GET', path, { as: staff })).body
const counted = async (sql: string, values: unknown[] = []) =>
  (await query<{ count: number }>(server, `select count(*)::int as count from ${sql}`, values))[0]?.count
const listed = async (path: string) => (await get<{ items: unknown[] }>(path)).items.length

test('after a day of work every figure agrees with the table and with the list it opens', async () => {
  const customer = await wholeCustomer(server)
  for (let request = 0; request < 3; request += 1) await waitingRequest(server, customer)
  const [open, won] = [
    await quotedRequest(server, staff, customer),
    await quotedRequest(server, staff, customer),
  ]
  expect(open.status).toBe('quoted')
  const body = { quote_id: won.quote_id }
  expect((await server.call('POST', `/requests/${won.id}/approve`, { as: customer, body })).status).toBe(200)
  const visitor = { full_name: 'Defne Işık', email: `${randomUUID()}@musteri.example` }
  expect((await server.call('POST', '/demo-requests', { body: visitor })).status).toBe(201)

  const requests = await get<Record<string, number>>('/staff/requests/counts')
  expect(requests.pending).toBe(await counted("requests where status = 'pending'"))
  expect(requests.pending).toBe(await listed('/staff/requests?limit=100&status=pending'))
  expect(requests.total).toBe(await counted('requests'))

  const quotes = await get<Record<string, number>>('/staff/quote-counts')
  expect(quotes.waiting).toBe(await counted("quotes where status in ('sent', 'viewed')"))
  expect(quotes.waiting).toBe(await listed('/staff/quotes?limit=100&status=waiting'))

  const shipments = await get<Record<string, number>>('/staff/shipment-counts')
  expect(shipments.active).toBe(
    await counted("shipments where status in ('pending', 'preparing', 'in_transit', 'customs')"),
  )
  expect(shipments.active).toBe(await listed('/staff/shipments?limit=100&status=active'))

  const work = await get<Record<string, number>>('/work-items/counts')
  expect(work.unassigned).toBe(await counted("work_items where status = 'open' and assigned_to is null"))
  expect(work.open).toBe(await listed('/work-items?limit=100&status=open'))

  const notifications = await get<Record<string, number>>('/staff/notification-counts')
  expect(notifications.unread).toBe(
    await counted('staff_notifications where read_at is null and user_id = $1', [staff.userId]),
  )
  expect(notifications.unread).toBe(await listed('/staff/notifications?limit=100&unread=true'))

  const joined = await get<{ count: number }>('/customers/joined-this-month')
  expect(joined.count).toBe(
    await counted(
      "profiles where date_trunc('month', joined_at at time zone 'Europe/Istanbul') = date_trunc('month', now() at time zone 'Europe/Istanbul')",
    ),
  )
})
