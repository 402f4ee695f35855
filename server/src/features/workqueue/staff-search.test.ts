/** The office's search over many customers: what goes to and from the database stays small, and indexes find rare words. */
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffRequestPage } from '#features/requests/requests.queries.ts'
import { workItemPage } from '#features/workqueue/workqueue.queries.ts'
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

const find = async (search: string, limit = 20) => {
  sent = []
  return staffRequestPage(db, { search, limit })
}
const mostSent = () => Math.max(...sent.map((value) => (Array.isArray(value) ? value.length : 1)))

test('a word that all customers have loads at most some hundred of them', async () => {
  expect(await find('ticaret')).toHaveLength(21)
  expect(await find('ticaret mersin')).toHaveLength(21)
  expect(await find('ticaret izmir')).toEqual([])
  expect(mostSent()).toBeLessThanOrEqual(500)
})

test('words of the request and of the customer are found together, whether few or many have them', async () => {
  const ofOne = async (search: string) => (await find(search)).map(({ number }) => number.split('@')[0])
  const expected = Array(4).fill('TLP-musteri1234')
  for (const search of [
    person(1234),
    `${person(1234)} hamburg`,
    `ticaret ${person(1234)}`,
    `mersin deneme ${person(1234)}`,
  ])
    expect(await ofOne(search), search).toEqual(expected)
})

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
