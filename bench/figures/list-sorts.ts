/** Every list on 1,000,000 requests, their work items and quotes: each sort with each filter and none, combinations, and the figures. */
import { type BenchDatabase, signInCustomer, signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import type { Line } from '../lines.ts'
import { officeAddresses } from '../list-addresses.ts'
import { measureLists, type Readers } from '../measure-lists.ts'
import { addOfficeHistory, officeSize } from '../office-history.ts'

export const listSorts: Figure = { name: 'list-sorts', take }

async function take(bench: Bench): Promise<Line[]> {
  const size = officeSize(bench)
  const database = await bench.database()
  await addOfficeHistory(database, size)
  const people = await addPeople(database)
  const { port } = await bench.startKervan(database)
  const generator = await bench.start('programs/http-load.ts')
  return measureLists({ generator, base: `http://127.0.0.1:${port}/api`, ...people }, officeAddresses)
}

/** Somebody of the office who has taken some of the work and of the quotes, a colleague with many, and a customer with a thousand requests; `customer` is one with a few. */
export async function addPeople(database: BenchDatabase): Promise<Readers> {
  const staff = await signInStaff(database)
  const customer = await signInCustomer(database)
  const [other] = await database.query<{ id: string }>(
    'select customer_id as id from requests offset 7 limit 1',
  )
  const newest = (table: string, rows: number) =>
    `id in (select id from ${table} order by id desc limit ${rows})`
  await database.query(`update work_items set assigned_to = $1 where ${newest('work_items', 100)}`, [
    staff.userId,
  ])
  await database.query(`update requests set customer_id = $1 where ${newest('requests', 1_000)}`, [
    customer.userId,
  ])
  await database.query(`update quotes set owner_id = $1 where ${newest('quotes', 100)}`, [staff.userId])
  const [colleague] = await database.query<{ id: string }>(
    'select owner_id as id from quotes where owner_id is not null limit 1',
  )
  await database.query('vacuum analyze requests, work_items, quotes')
  return {
    headers: { office: staff.headers, portal: customer.headers },
    customer: other?.id ?? '',
    colleague: colleague?.id ?? '',
  }
}
