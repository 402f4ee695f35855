import { afterAll, expect, test } from 'vitest'
import { builtWeb } from '#assembly/server.ts'
import { gatedDatabase } from '#testing/gated-database.ts'
import { freshDatabase } from '#testing/test-database.ts'
import { startTestServer } from '#testing/test-server.ts'

const database = await freshDatabase()
const gate = await gatedDatabase(database.access)
const server = await startTestServer({ access: gate.access, webFolder: builtWeb })
afterAll(async () => {
  gate.close()
  await server.close()
  await database.drop()
})

test('a database that answers nothing is unavailable: calls and pages say so, and when to come again', async () => {
  const customer = await server.signIn('customer')
  gate.shut()
  // First over connections that are open, then over those that have to be made.
  for (const round of ['open connections', 'new connections']) {
    const paths = ['/api/requests', '/api/requests/counts', '/api/session', '/dashboard']
    const answers = await Promise.all(
      paths.map((path) => fetch(`${server.base}${path}`, { headers: customer.headers, redirect: 'manual' })),
    )
    expect(
      answers.map(({ status }) => status),
      round,
    ).toEqual(paths.map(() => 503))
    for (const answer of answers) expect(answer.headers.get('retry-after')).toBe('2')
    const page = answers.at(-1)
    expect(page?.headers.get('content-type')).toContain('text/html')
    expect(page?.headers.get('cache-control')).toBe('no-store')
  }
  const unsubscribing = await fetch(`${server.base}/bulten/ayril?token=${'A'.repeat(64)}`, {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect([unsubscribing.status, unsubscribing.headers.get('retry-after')]).toEqual([503, '2'])
  // What needs no database is still there.
  expect((await fetch(`${server.base}/`)).status).toBe(200)
  gate.open()
}, 60_000)
