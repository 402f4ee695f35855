/** Readiness says in general what is wrong: also when only one table cannot be read. */
import { afterAll, expect, test } from 'vitest'
import { withOwner } from '#assembly/prepare-database.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

const readiness = async () => {
  const answer = await server.fetch('/health/ready')
  return { status: answer.status, body: await answer.json() }
}

test('a table whose file is gone makes the server not ready; when it is back, so is the server', async () => {
  await withOwner(server.access.owner, async (owner) => {
    const { rows } = await owner.query<{ oid: string; file: string }>(
      "select oid::text, relfilenode::text as file from pg_class where oid = 'places'::regclass",
    )
    const pointTo = (file: string | undefined) =>
      owner.query('update pg_class set relfilenode = $1 where oid = $2', [file, rows[0]?.oid])
    // No file has this number; the real one stays untouched beside those of other tests.
    await pointTo('4000000000')
    expect(await readiness()).toEqual({ status: 503, body: { status: 'unavailable', reason: 'tables' } })
    await pointTo(rows[0]?.file)
  })
  expect(await readiness()).toEqual({ status: 200, body: { status: 'ok' } })
})
