/** The figures of the office's badges and tiles are those that SQL counts, and those of the lists they open. */
import { randomUUID } from 'node:crypto'
import { urgentUntil } from '@kervan/domain/workqueue/urgent.ts'
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

  const wonValue = await get<{ month: string; quotes: number; value: { amount: string } | null }>(
    '/staff/won-value',
  )
  const wonOnes = `quotes where status = 'accepted' and to_char(answered_at at time zone 'Europe/Istanbul', 'YYYY-MM') = $1`
  expect(wonValue.quotes).toBe(1)
  expect(wonValue.quotes).toBe(await counted(wonOnes, [wonValue.month]))
  const [sum] = await query<{ amount: string }>(
    server,
    `select sum(accepted_euro)::text as amount from ${wonOnes}`,
    [wonValue.month],
  )
  expect(Number(wonValue.value?.amount)).toBeCloseTo(Number(sum?.amount), 2)
  expect(wonValue.quotes).toBe(
    await listed(`/staff/quotes?limit=100&status=accepted&settled=${wonValue.month}`),
  )

  // One is late, one marked urgent, one put off, and one put off that would be both.
  const items = await query<{ id: string }>(
    server,
    "select id from work_items where status = 'open' order by id limit 4",
  )
  expect(items).toHaveLength(4)
  for (const [index, change] of [
    "due_at = now() - interval '1 hour', assigned_to = null",
    "priority = 'urgent', due_at = now() + interval '20 days'",
    "snoozed_until = now() + interval '1 day', assigned_to = null",
    "snoozed_until = now() + interval '1 day', due_at = now() - interval '1 hour', priority = 'urgent'",
  ].entries())
    await query(server, `update work_items set ${change} where id = $1`, [items[index]?.id])
  const work = await get<Record<string, number>>('/work-items/counts')
  const awake = "work_items where status = 'open' and (snoozed_until > now()) is not true"
  const until = urgentUntil(new Date(), await server.services.company.calendar())
  const figures = {
    open: ['', ''],
    unassigned: ['and assigned_to is null', '&unassigned=true'],
    overdue: ['and due_at < now()', '&overdue=true'],
    urgent: [`and (priority = 'urgent' or due_at <= '${until}')`, '&priority=urgent'],
  } as const
  for (const [name, [sql, filter]] of Object.entries(figures)) {
    expect([name, work[name]]).toEqual([name, await counted(`${awake} ${sql}`)])
    expect([name, work[name]]).toEqual([
      name,
      await listed(`/work-items?limit=100&status=open&snoozed=false${filter}`),
    ])
  }
  expect(work.overdue).toBe(1)
  expect(work.snoozed).toBe(2)
  expect(work.snoozed).toBe(await listed('/work-items?limit=100&status=open&snoozed=true'))

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
