/** One server for all test files of a worker that need no settings of their own; it ends with the worker. */
import { eventually } from '#testing/eventually.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { becomesCalm } from '#testing/when-calm.ts'

/** Limits have files with servers of their own; here many people come from one network. */
const many = '1000000/60'
const env = {
  LIMIT_CODE_NETWORK: many,
  LIMIT_CODE_SITE: many,
  LIMIT_TRY_NETWORK: many,
  LIMIT_TRY_SITE: many,
  LIMIT_DEMO_REQUEST: many,
  LIMIT_NEWSLETTER: many,
}

/** What the file before has left to be done. */
const unfinished = `select from outbox where position is null
  union all select from pgboss.job where state in ('created', 'active') and start_after <= now() and name <> 'dead-letters'`

let running: Promise<TestServer> | undefined

/** Others have been here: people take addresses of their own and count their own rows, and nobody changes the schema. */
export async function sharedServer(): Promise<TestServer> {
  running ??= startTestServer({ env })
  const server = await running
  await eventually('the shared server has nothing left to do', async () => {
    await becomesCalm(server.base)
    return (await query(server, unfinished)).length === 0
  })
  return server
}
