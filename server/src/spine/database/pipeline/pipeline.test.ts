/**
 * What the pipeline relies on inside the driver, against a real server. The driver does not promise any of it: a failure here after
 * an upgrade means that pipelined-batch.ts has to follow.
 */
import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createPool } from '#spine/database/connect.ts'
import { type Statement, sendBatch, toWireValues } from '#spine/database/pipeline/pipelined-batch.ts'
import { mostPrepared } from '#spine/database/pipeline/prepared-statements.ts'
import { freshDatabase } from '#testing/test-database.ts'

let pool: pg.Pool
let client: pg.PoolClient
const database = await freshDatabase()
afterAll(() => database.drop())
beforeEach(async () => {
  pool = createPool({ ...database.access, login: database.access.owner }, 1, () => undefined)
  client = await pool.connect()
})
afterEach(async () => {
  client.release()
  await pool.end()
})

type Outcome = { rows?: unknown[]; code?: string }

/** What became of each statement, in the order in which the server answered. */
async function run(...statements: [text: string, ...values: unknown[]][]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const batch = statements.map(
    ([text, ...values]): Statement => ({
      text,
      values: toWireValues(values),
      onResult: (error, result) =>
        outcomes.push(error ? { code: (error as { code?: string }).code ?? '' } : { rows: result.rows }),
    }),
  )
  await sendBatch(client, batch).catch(() => undefined)
  return outcomes
}
const number = (value: number): [string, number] => ['select $1::int as number', value]
const numbers = (...values: number[]) => values.map((value) => ({ rows: [{ number: value }] }))
const preparedNow = async () =>
  (await client.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
    ({ statement }) => statement,
  )

test('the driver has every internal that the pipeline uses', () => {
  const { connection } = client as unknown as { connection: Record<string, unknown> }
  for (const method of ['parse', 'bind', 'describe', 'execute', 'close', 'sync'])
    expect(connection[method], `connection.${method}`).toBeTypeOf('function')
  for (const method of ['cork', 'uncork'])
    expect((connection.stream as Record<string, unknown>)[method], `stream.${method}`).toBeTypeOf('function')
  const handlers = ['RowDescription', 'DataRow', 'CommandComplete', 'EmptyQuery', 'Error', 'ReadyForQuery']
  for (const event of handlers)
    expect(pg.Query.prototype[`handle${event}` as never], `Query.handle${event}`).toBeTypeOf('function')
  expect(prepareValue(['a', null])).toBe('{"a",NULL}')
  expect(client).toHaveProperty('pipeline', true)
})

test('results come in the order of the statements, and batches in the order of sending', async () => {
  const batches = await Promise.all([
    run(number(1), number(2), number(3)),
    run(number(4)),
    run(number(5), number(6)),
  ])
  expect(batches).toEqual([numbers(1, 2, 3), numbers(4), numbers(5, 6)])
})

test('an error in the middle undoes the statements before it and skips those behind it', async () => {
  await client.query('create table marks (mark int)')
  const mark = 'insert into marks values ($1) returning mark'
  const outcomes = await run([mark, 1], ['select 1 / $1::int', 0], [mark, 2], ['-- skipped as well'])
  expect(outcomes).toEqual([{ rows: [{ mark: 1 }] }, { code: '22012' }, { code: '25P02' }, { code: '25P02' }])
  expect((await client.query('select from marks')).rowCount).toBe(0)
})

test('batches that were already sent are not affected by the error of an earlier one', async () => {
  const [failed, next] = await Promise.all([run(['select 1 / $1::int', 0]), run(number(7))])
  expect([failed, next]).toEqual([[{ code: '22012' }], numbers(7)])
})

test('a prepared statement can be used again after it failed, and after it was skipped', async () => {
  const divide = 'select 6 / $1::int as number'
  expect(await run([divide, 0], number(1))).toEqual([{ code: '22012' }, { code: '25P02' }])
  expect(await run([divide, 2], number(1))).toEqual(numbers(3, 1))
  expect(await run(['select * from not_there'])).toEqual([{ code: '42P01' }])
  expect(await run(['select * from not_there'])).toEqual([{ code: '42P01' }])
})

test('a statement that the server has dropped is prepared again after one failure', async () => {
  expect(await run(number(1))).toEqual(numbers(1))
  await client.query('deallocate all')
  expect(await run(number(2))).toEqual([{ code: '26000' }])
  expect(await run(number(3))).toEqual(numbers(3))
})

test('a statement whose result type has changed is prepared again after one failure', async () => {
  await client.query('create table things (one int); insert into things values (1)')
  const all: [string] = ['select * from things']
  expect(await run(all)).toEqual([{ rows: [{ one: 1 }] }])
  await client.query('alter table things add two int default 2')
  expect(await run(all)).toEqual([{ code: '0A000' }])
  expect(await run(all)).toEqual([{ rows: [{ one: 1, two: 2 }] }])
})

test('an empty statement has an empty result', async () => {
  expect(await run(['-- nothing'], number(1))).toEqual([{ rows: [] }, ...numbers(1)])
})

test('two thousand different statements neither fill the server nor displace one in use', async () => {
  const hot = number(1)
  for (let from = 0; from < 2_000; from += 50)
    await run(
      hot,
      ...Array.from({ length: 50 }, (_, index): [string] => [`select ${from + index} as filter`]),
    )
  const before = await preparedNow()
  expect(before.length).toBeLessThanOrEqual(mostPrepared + 51)
  expect(before).toContain(hot[0])
  expect(before.filter((text) => text.includes('filter')).at(0)).not.toBe('select 0 as filter')
  // One that is in use is not parsed a second time.
  const prepareTime = 'select prepare_time::text as time from pg_prepared_statements where statement = $1'
  const [{ time }] = (await client.query<{ time: string }>(prepareTime, [hot[0]])).rows as [{ time: string }]
  await run(hot, ['select 2001 as filter'])
  expect((await client.query(prepareTime, [hot[0]])).rows).toEqual([{ time }])
})

test('names of statements that failed are closed as well', async () => {
  for (let times = 0; times < 300; times += 1) await run([`select ${times} / $1::int`, 0])
  await run(number(1))
  expect(await preparedNow()).toEqual([number(1)[0]])
})
