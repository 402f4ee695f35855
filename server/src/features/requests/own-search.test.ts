/** A customer's search that takes long does not hold up the connections on which everybody's short statements go. */
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { guest } from '#spine/database/act-as.ts'
import { eventually } from '#testing/eventually.ts'
import { wholeCustomer } from '#testing/orders.ts'
import { sharedServer } from '#testing/shared-server.ts'

const server = await sharedServer()
const customer = await wholeCustomer(server)
const searches = ['search=mersin', 'since=2026-01-01', 'quoted_since=2026-01-01']

test.each(searches)('?%s', async (filter) => {
  const owner = new pg.Client(server.access.owner)
  await owner.connect()
  onTestFinished(() => owner.end())
  await owner.query('begin; lock table requests in access exclusive mode')
  let answered = 0
  // As many as there are shared connections, and one more.
  const calls = Array.from({ length: 3 }, async () => {
    const { status } = await server.call('GET', `/requests?${filter}`, { as: customer })
    answered += 1
    return status
  })
  await eventually('the searches wait for the table', async () => {
    const { rows } = await owner.query(
      "select from pg_locks where relation = 'requests'::regclass and not granted",
    )
    return rows.length >= 2
  })
  expect(await server.services.queryAs(guest, 'select 1 as one', [])).toEqual([{ one: 1 }])
  expect(answered).toBe(0)
  await owner.query('rollback')
  expect(await Promise.all(calls)).toEqual([200, 200, 200])
})
