/** The office's list of quotes: its tabs count what they show, times follow the request, and nobody else reads it. */
import type { StaffQuote } from '@kervan/domain/quotes/quote-list.ts'
import { expect, test } from 'vitest'
import { quoteDesk } from '#testing/quotes.ts'
import { addSettledQuotes } from '#testing/settled-quotes.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { query } from '#testing/sign-in.ts'

const server = await sharedServer()
const staff = await server.signIn('staff')
const customer = await server.signIn('customer')
const desk = quoteDesk(server, staff)
const mark = `hat${staff.userId.slice(-8)}`

type Page = { items: StaffQuote[]; next_cursor: string | null }
const list = async (filters: Record<string, string>) =>
  (await server.call<Page>('GET', `/staff/quotes?limit=100&${new URLSearchParams(filters)}`, { as: staff }))
    .body

/** Every row, page by page. */
async function all(filters: Record<string, string>): Promise<StaffQuote[]> {
  const rows: StaffQuote[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page: Page = await list({ ...filters, ...(after && { after }) })
    rows.push(...page.items)
    after = page.next_cursor
  }
  return rows
}

const tabs: Record<string, Record<string, string>> = {
  total: {},
  making: { status: 'making' },
  ...Object.fromEntries(
    ['sent', 'viewed', 'revision_requested', 'accepted', 'rejected', 'expired', 'superseded'].map(
      (status) => [status, { status }],
    ),
  ),
  expiring: { expiring: 'true' },
}

test('each tab shows as many quotes as it counts, each quote once', async () => {
  await addSettledQuotes(server, { customer: customer.userId, owner: staff.userId, count: 130, pol: mark })
  const { body: counts } = await server.call<Record<string, number>>('GET', '/staff/quote-counts', {
    as: staff,
  })
  for (const [tab, filters] of Object.entries(tabs)) {
    const rows = await all(filters)
    expect({ [tab]: rows.length }).toEqual({ [tab]: counts[tab] })
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(counts[tab], tab).toBeGreaterThan(0)
  }
  expect(counts.waiting).toBe((counts.sent ?? 0) + (counts.viewed ?? 0))
})

test('a quote is found by number, customer, e-mail and both places, however it is written', async () => {
  const [quote] = (await list({ search: mark })).items
  if (!quote) throw new Error('There is no quote.')
  for (const search of [
    quote.quote_no.toLowerCase(),
    mark.toUpperCase(),
    'SIMSIR',
    `hamburg ${mark}`,
    'satin@',
  ])
    expect((await list({ search: `${search} ${mark}` })).items.length, search).toBeGreaterThan(0)
  expect((await list({ search: `rotterdam ${mark}` })).items).toEqual([])
})

test('what is due follows the request while it is being made, then the validity, then nothing', async () => {
  const { body: made } = await desk.create({ customer_id: customer.userId, pol: `${mark}due` })
  const read = async () => (await list({ search: `${mark}due` })).items[0]
  const [request] = await query<{ due: Date }>(
    server,
    "update requests r set quote_due_at = now() + interval '3 hours' from quotes q where q.id = $1 and r.id = q.request_id returning r.quote_due_at as due",
    [made.id],
  )
  expect(Date.parse((await read())?.due_at ?? '')).toBe(request?.due.getTime())
  await query(server, "update quotes set status = 'sent', sent_at = now() where id = $1", [made.id])
  const sent = await read()
  expect(sent?.due_at).toBe(sent?.valid_until)
  await query(
    server,
    "update quotes set status = 'rejected', answered_at = now(), rejection_reason = 'price' where id = $1",
    [made.id],
  )
  expect((await read())?.due_at).toBeNull()
})

test('the margin is in the office’s list, follows the quote, and reaches no customer', async () => {
  const { body: made } = await desk.create({
    customer_id: customer.userId,
    pol: `${mark}marj`,
    items: [
      {
        kind: 'ocean',
        title: 'Navlun',
        description: '',
        quantity: '1',
        unit: 'container',
        unit_price: '1000',
        currency: 'EUR',
        is_optional: false,
        is_disbursement: false,
        tax_code: '311',
        unit_cost: '779.99',
        cost_currency: 'EUR',
      },
    ],
  })
  for (const sort of ['margin', '-margin', 'created'])
    expect((await list({ search: `${mark}marj`, sort })).items).toMatchObject([
      { id: made.id, margin_pct: '22.00', margin_state: 'on_target', owner_id: staff.userId },
    ])
  const status = async () =>
    (
      await query<{ quote_status: string }>(
        server,
        'select quote_status from quote_margins where quote_id = $1',
        [made.id],
      )
    )[0]?.quote_status
  expect(await status()).toBe('draft')
  await server.call('PUT', `/staff/quotes/${made.id}/status`, { as: staff, body: { status: 'ready' } })
  expect(await status()).toBe('ready')
  expect((await list({ search: `${mark}marj`, sort: 'margin', status: 'making' })).items).toHaveLength(1)
  for (const [method, path] of [
    ['GET', '/staff/quotes'],
    ['GET', '/staff/quote-counts'],
    ['GET', '/staff/quote-choices'],
    ['GET', '/staff/quote-results'],
    ['PUT', `/staff/quotes/${made.id}/owner`],
  ] as const) {
    const body = method === 'PUT' ? { body: { owner_id: staff.userId } } : {}
    const refused = await server.call(method, path, { as: customer, ...body })
    expect(refused.status, path).toBe(403)
    expect((await server.call(method, path, body)).status, path).toBe(401)
  }
})

test('a quote is given to a colleague, which is audited; nobody else can have it', async () => {
  const { body: made } = await desk.create({ customer_id: customer.userId, pol: `${mark}kim` })
  const colleague = await server.signIn('staff')
  const assign = (owner_id: string) =>
    server.call('PUT', `/staff/quotes/${made.id}/owner`, { as: staff, body: { owner_id } })
  expect(await assign(colleague.userId)).toMatchObject({ status: 200, body: { owner_id: colleague.userId } })
  expect((await list({ owner_id: colleague.userId })).items.map(({ id }) => id)).toEqual([made.id])
  const audited = () =>
    query<{ actor_id: string }>(
      server,
      "select actor_id from audit_entries where subject_id = $1 and action = 'update' and after ->> 'owner_id' = $2",
      [made.id, colleague.userId],
    )
  expect(await audited()).toEqual([{ actor_id: staff.userId }])
  await assign(colleague.userId)
  expect(await audited()).toHaveLength(1)
  expect(await assign(customer.userId)).toMatchObject({ status: 422, body: { code: 'UNKNOWN_OWNER' } })
  await query(server, 'update users set disabled_at = now() where id = $1', [colleague.userId])
  expect(await assign(colleague.userId)).toMatchObject({ status: 422 })
  const choices = await server.call<{ people: { id: string }[] }>('GET', '/staff/quote-choices', {
    as: staff,
  })
  const ids = choices.body.people.map(({ id }) => id)
  expect(ids).toContain(staff.userId)
  expect(ids).not.toContain(colleague.userId)
  expect(ids).not.toContain(customer.userId)
})

test('the lanes of the latest quotes can be chosen, and show their quotes alone', async () => {
  const lane = { pol: `${mark}Çanakkale`, pod: `${mark}Ürdün` }
  const { body: made } = await desk.create({ customer_id: customer.userId, ...lane })
  await desk.create({ customer_id: customer.userId, ...lane })
  const { body } = await server.call<{ lanes: object[] }>('GET', '/staff/quote-choices', { as: staff })
  expect(body.lanes.filter((each) => JSON.stringify(each) === JSON.stringify(lane))).toHaveLength(1)
  const { items } = await list(lane)
  expect(items).toHaveLength(2)
  expect(items.map(({ id }) => id)).toContain(made.id)
  expect((await list({ ...lane, pod: `${mark}Mısır` })).items).toEqual([])
})
