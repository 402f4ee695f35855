/** Searches of staff over many customers: no ids are loaded for them, and indexes find rare words. */

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffRequestPage } from '#features/requests/requests.queries.ts'
import { workItemPage } from '#features/workqueue/workqueue.queries.ts'
import { drizzle } from '#spine/database/drizzle.ts'
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
const db = drizzle({ client: owner, logger: { logQuery: (_, values) => sent.push(...values) } })
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
       select 'TLP-' || email || turn, id, 'quick', 'x', 'sea', 'Mersin', 'Hamburg', now(), id from customers, generate_series(1, 4) turn
       returning id, number, customer_id)
     insert into work_items (kind, title, customer_name, company, customer_id, request_id, due_at)
     select 'new_request', number, 'Deneme Kişi', 'Örnek Ticaret', customer_id, id, now() from asked`,
  )
  await owner.query('vacuum analyze')
})

const find = async (search: string) => staffRequestPage(db, { search, limit: 20 })

test.each([
  ['ticaret', 21],
  ['ticaret mersin', 21],
  ['ticaret izmir', 0],
])('%s, which all customers have in part, is found without loading their ids', async (search, count) => {
  sent = []
  expect(await find(search)).toHaveLength(count)
  expect(sent.filter(Array.isArray)).toEqual([])
})

test('words of the request and of the customer are found together, in new and in old requests', async () => {
  const ofOne = async (search: string) => (await find(search)).map(({ number }) => number.split('@')[0])
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
    for (let after: string | undefined; paged.length < all.rows.length; after = paged.at(-1)) {
      const page = (await staffRequestPage(db, { search, limit: 50, after })).slice(0, 50)
      expect(page).not.toEqual([])
      paged.push(...page.map(({ id }) => id))
    }
    expect(paged).toEqual(all.rows.map(({ id }) => id))
  },
)

test.each([
  ['requests', 'requests_search', () => find('musteri1234')],
  ['work', 'work_items_search', () => workItemPage(db, '', { search: 'musteri1234', limit: 20 })],
])('a rare word among %s is found by the index %s', async (_, index, search) => {
  const scans = async () => {
    await owner.query('select pg_stat_force_next_flush()')
    const { rows } = await owner.query(
      'select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = $1',
      [index],
    )
    return rows[0]?.scans as number | undefined
  }
  const before = await scans()
  expect(await search()).toHaveLength(4)
  expect(await scans()).toBe((before ?? 0) + 1)
})
