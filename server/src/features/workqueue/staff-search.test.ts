/** Searches of staff over many customers: no ids are loaded for them, and indexes find rare words. */

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffQuoteList } from '#features/quotes/staff-quotes.list.ts'
import { staffRequestCounts, staffRequestList } from '#features/requests/staff-requests.list.ts'
import { workCounts, workList } from '#features/workqueue/work-items.list.ts'
import { containingWords } from '#spine/database/folded-search.ts'
import { freshDatabase } from '#testing/test-database.ts'

const database = await freshDatabase()
const owner = new pg.Client(database.access.owner)
await owner.connect()
afterAll(async () => {
  await owner.end()
  await database.drop()
})

/** All that was sent as parameters. */
let sent: unknown[] = []
const ask = async <Row>(text: string, values: unknown[]) => {
  sent.push(...values)
  return (await owner.query(text, values)).rows as Row[]
}
const customers = 3_000
const person = (number: number) => `musteri${number}@musteri.example`

beforeAll(async () => {
  await owner.query(
    `with people as (
       insert into users (email, name, role)
       select 'musteri' || number || '@musteri.example', 'x', 'customer' from generate_series(1, ${customers}) number
       returning id, email),
     customers as (
       insert into profiles (id, email, first_name, last_name, company)
       select id, email, 'Deneme', 'Kişi', 'Örnek Ticaret' from people returning id, email),
     asked as (
       insert into requests (number, customer_id, form, title, shipment_type, origin_city, destination_city, quote_due_at, created_by)
       select 'TLP-' || email || turn, id, 'quick', case when email similar to 'musteri(29|99)%' then 'Zeytin' else 'Arpa' end, 'sea', 'Mersin', 'Hamburg', now(), id from customers, generate_series(1, 4) turn
       returning id, number, customer_id)
     insert into work_items (kind, title, customer_name, company, customer_id, request_id, due_at)
     select 'new_request', number, 'Deneme Kişi', 'Örnek Ticaret', customer_id, id, now() from asked`,
  )
  // The third of five colleagues has them, and nobody.
  await owner.query(
    `with colleagues as (
       insert into users (email, name, role)
       select 'ofis' || number || '@kervan.example', 'Kişi ' || number, 'staff' from generate_series(1, 5) number returning id, name)
     insert into quotes (quote_no, customer_id, owner_id, title, transport_mode, shipment_type, customer_name, currency, subtotal_amount,
       tax_amount, total_amount, fx_source, fx_date, fx_rates, validity_days, valid_until, created_by)
     select 'KRV-' || turn || '-' || number, c.id, o.id, case when turn % 2 = 0 and (o.id is null or o.name = 'Kişi 3') then 'Zeytin' else 'Arpa' end,
       'sea_fcl', 'sea', 'Örnek', 'EUR', 1, 0, 1, 'shipped', '2026-01-01', '{}', 15, now(), c.id
     from generate_series(1, 400) turn, generate_series(1, 6) number left join colleagues o on o.name = 'Kişi ' || number,
       (select id from profiles limit 1) c`,
  )
  await owner.query('vacuum analyze')
})

const find = async (search: string, limit = 20, after?: string) =>
  staffRequestList.page(ask, undefined, { search, limit, after, sort: '-created' })

const urgent_until = new Date(Date.now() + 3_600_000).toISOString()

test.each([
  ['ticaret', 20],
  ['ticaret mersin', 20],
  ['ticaret izmir', 0],
])('%s, which all customers have in part, is found without loading their ids', async (search, count) => {
  sent = []
  expect((await find(search)).items).toHaveLength(count)
  expect(sent.filter(Array.isArray)).toEqual([])
})

test('words of the request and of the customer are found together, in new and in old requests', async () => {
  const ofOne = async (search: string) => (await find(search)).items.map(({ number }) => number.split('@')[0])
  for (const number of [1, 1234, customers])
    for (const words of ['', ' hamburg', ' ticaret', ' mersin deneme'])
      expect(await ofOne(`${person(number)}${words}`), words).toEqual(Array(4).fill(`TLP-musteri${number}`))
})

test.each(['musteri12', 'musteri12 hamburg', 'örnek 12', 'mersin hamburg'])(
  'page by page, %s finds each request once, newest first',
  async (search) => {
    const all = await owner.query<{ id: string }>(
      `select r.id from requests r join profiles p on p.id = r.customer_id
       where (select bool_and(r.search like pattern or p.search like pattern) from unnest($1::text[]) as pattern)
       order by r.id desc limit 300`,
      [containingWords(search)],
    )
    const paged: string[] = []
    for (let after: string | undefined; paged.length < all.rows.length; ) {
      const page = await find(search, 50, after)
      expect(page.items).not.toEqual([])
      paged.push(...page.items.map(({ id }) => id))
      after = page.next_cursor ?? undefined
    }
    expect(paged).toEqual(all.rows.map(({ id }) => id))
  },
)

test('a rare word is found by the index', async () => {
  const scans = async () => {
    await owner.query('select pg_stat_force_next_flush()')
    const { rows } = await owner.query(
      "select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = 'requests_search'",
    )
    return rows[0]?.scans as number | undefined
  }
  const before = await scans()
  expect((await find('musteri1234')).items).toHaveLength(4)
  expect(await scans()).toBe((before ?? 0) + 1)
})

test('a rare word among the few that are open is found without one', async () => {
  const page = await workList.page(ask, undefined, {
    status: 'open',
    search: 'musteri1234',
    limit: 20,
    urgent_until,
  })
  expect(page.items).toHaveLength(4)
})

test.each(['title', 'created', 'customer'] as const)(
  'frequent words that stand far down in the order of %s are found there, page by page',
  async (sort) => {
    const { rows } = await owner.query<{ id: string }>(
      "select id from requests where title = 'Zeytin' order by id",
    )
    const paged: string[] = []
    let after: string | undefined
    do {
      const page = await staffRequestList.page(ask, undefined, {
        search: 'zeytin hamburg',
        sort,
        limit: 60,
        after,
      })
      paged.push(...page.items.map(({ id }) => id))
      after = page.next_cursor ?? undefined
    } while (after)
    expect(rows.length).toBeGreaterThan(400)
    expect(paged).toEqual(rows.map(({ id }) => id))
  },
)

test('what is found is counted for each filter, unless there are a great many', async () => {
  const none = { quoted: 0, approved: 0, rejected: 0 }
  const all = (count: number) => ({ ...none, total: count, pending: count, overdue: count })
  expect(await staffRequestCounts(ask, { search: 'musteri1234' })).toEqual(all(4))
  const [zeytin] = await ask<{ count: number }>(
    "select count(*)::int from requests where title = 'Zeytin'",
    [],
  )
  expect(await staffRequestCounts(ask, { search: 'zeytin' })).toEqual(all(zeytin?.count ?? 0))
  expect(await staffRequestCounts(ask, { search: 'ticaret zeytin' })).toEqual(all(zeytin?.count ?? 0))
  expect(await staffRequestCounts(ask, { search: 'ticaret hamburg' })).toEqual({})
  const [customer] = await ask<{ id: string }>('select customer_id as id from requests limit 1', [])
  const ofOne = { customer_id: customer?.id, search: 'ticaret hamburg' }
  expect(await staffRequestCounts(ask, ofOne)).toEqual(all(4))
  const noWork = { overdue: 0, unassigned: 0, snoozed: 0, urgent: 0, attention: 0, mine: 0, done: 0 }
  expect(await workCounts(ask, randomUUID(), { search: 'yoktur', urgent_until })).toEqual({
    ...noWork,
    open: 0,
  })
  const work = await workCounts(ask, randomUUID(), {
    search: 'musteri1234',
    kind: 'new_request',
    urgent_until,
  })
  expect(work).toEqual({
    open: 4,
    overdue: 4,
    unassigned: 4,
    snoozed: 0,
    urgent: 4,
    attention: 4,
    mine: 0,
    done: 0,
  })
})

test('what one status has far down is found before what another has even further down', async () => {
  const oldest = (rows: number) => `id in (select id from requests order by id limit ${rows})`
  await owner.query(`update requests set title = 'Mavi' where ${oldest(1_900)}`)
  await owner.query(`update requests set status = 'rejected' where ${oldest(500)}`)
  await owner.query('vacuum analyze requests')
  const { rows } = await owner.query<{ id: string; status: string }>(
    "select id, status from requests where title = 'Mavi' order by id desc limit 20",
  )
  const page = await find('mavi')
  expect(page.items.map(({ id, status }) => ({ id, status }))).toEqual(rows)
})

test.each(['owner', '-owner'] as const)(
  'by %s, words that the first colleagues have none of are found, page by page',
  async (sort) => {
    const paged: string[] = []
    let after: string | undefined
    do {
      const page = await staffQuoteList.page(ask, undefined, {
        search: 'zeytin ticaret',
        sort,
        limit: 60,
        after,
      })
      paged.push(...page.items.map(({ id }) => id))
      after = page.next_cursor ?? undefined
    } while (after)
    const direction = sort === 'owner' ? 'asc' : 'desc'
    const { rows } = await owner.query<{ id: string }>(
      `select q.id from quotes q left join users u on u.id = q.owner_id where q.title = 'Zeytin'
     order by u.id is null, u.name ${direction}, q.id ${direction}`,
    )
    expect(rows).toHaveLength(400)
    expect(paged).toEqual(rows.map(({ id }) => id))
  },
)
