import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { gatedDatabase } from '#testing/gated-database.ts'
import { rawHttp } from '#testing/raw-http.ts'
import { query } from '#testing/sign-in.ts'
import { freshDatabase } from '#testing/test-database.ts'
import { startTestServer } from '#testing/test-server.ts'

/** The smallest web app that the server can serve. */
const renderer = `
  export const inlineScript = 'first()'
  export const publicPages = ['/']
  export const pageKind = (path) => (publicPages.includes(path) ? 'public' : path === '/app' ? 'app' : 'missing')
  export const renderPage = async (path) =>
    ({ html: '<!doctype html>' + path, status: path === '/404' ? 404 : 200 })
  export const shellAddress = (path) => path
  export const renderShell = async () => ({ html: '<!doctype html>shell', status: 200 })`

const folder = await mkdtemp(join(tmpdir(), 'kervan-web-'))
await mkdir(join(folder, 'client', 'assets'), { recursive: true })
await mkdir(join(folder, 'prerender'))
await writeFile(join(folder, 'client', 'assets', 'app-1.js'), 'export const big = 1\n'.repeat(200))
await writeFile(join(folder, 'client', 'theme.js'), '/* look */\n')
await writeFile(join(folder, 'desk.html'), '<!doctype html><script>desk()</script>')
await writeFile(join(folder, 'package.json'), '{"type":"module"}')
await writeFile(join(folder, 'prerender', 'prerender.js'), renderer)
const server = await startTestServer({ webFolder: folder })
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

function expectSafe(answer: Response, kind: string): void {
  const header = (name: string) => answer.headers.get(name) ?? ''
  const policy = header('content-security-policy')
  for (const part of ["default-src 'none'", "frame-ancestors 'none'"]) expect(policy, kind).toContain(part)
  expect(policy, kind).not.toMatch(/unsafe|\*|https?:/)
  expect(header('x-content-type-options'), kind).toBe('nosniff')
  expect(header('x-frame-options').toUpperCase(), kind).toBe('DENY')
  expect(header('referrer-policy'), kind).not.toBe('')
  expect(header('cross-origin-opener-policy'), kind).toBe('same-origin')
  expect(header('cross-origin-resource-policy'), kind).toBe('same-origin')
  expect(header('permissions-policy'), kind).toContain('camera=()')
  expect(header('x-request-id'), kind).toMatch(/^[0-9a-f-]{36}$/)
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
    expect(answer.headers.has(name), `${kind}: ${name}`).toBe(false)
}

test.each([
  ['a rendered page', 200, '/'],
  ['the app’s own page', 200, '/app'],
  ['a page that is not there', 404, '/nothing'],
  ['an asset', 200, '/assets/app-1.js'],
  ['another file', 200, '/theme.js'],
  ['a file that the server writes', 200, '/robots.txt'],
  ['an answer of the API', 200, '/api/company'],
  ['the document of the API', 200, '/api/openapi.json'],
  ['a closed door', 401, '/api/audit'],
  ['an address that the API does not have', 404, '/api/nothing'],
  ['health', 200, '/health/live'],
  ['figures', 200, '/metrics'],
])('%s answers %i with every header', async (kind, status, path) => {
  const answer = await server.fetch(path)
  expect(answer.status).toBe(status)
  expectSafe(answer, kind)
  expect((await server.fetch(path, { method: 'HEAD' })).status).toBeLessThan(500)
})

test('inside a document works only what the build put there', async () => {
  const policy = (await server.fetch('/')).headers.get('content-security-policy')?.split(';')
  const hash = (text: string) => createHash('sha256').update(text).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash('first()')}'`)
  expect(policy).toContain("style-src 'self'")
})

test('so does an answer that says nothing has changed', async () => {
  for (const path of ['/', '/assets/app-1.js']) {
    const { headers } = await server.fetch(path)
    // fetch would ask for a fresh copy as soon as it sees the condition.
    const again = await rawHttp(server.port, [
      `GET ${path} HTTP/1.1`,
      'host: localhost',
      `if-none-match: ${headers.get('etag')}`,
      'connection: close',
    ])
    expect(again.status).toBe(304)
    expectSafe(new Response(null, { headers: again.headers }), path)
  }
})

test('so do a failure and a refusal', async () => {
  await query(server, 'alter table company rename to hidden')
  onTestFinished(async () => void (await query(server, 'alter table hidden rename to company')))
  const failed = await server.fetch('/api/company')
  expect(failed.status).toBe(500)
  expectSafe(failed, 'a failure')
  const post = (headers: Record<string, string>, body = '{}') =>
    server.fetch('/api/demo/inbox/test-mail', { method: 'POST', headers, body })
  expectSafe(await post({ origin: 'https://evil.example' }), 'a foreign call')
  expectSafe(await post({ 'content-type': 'application/json' }, 'x'.repeat(300_000)), 'too large')
  expectSafe(await post({ 'content-type': 'application/json' }, '{'), 'broken JSON')
})

test('two answers never share a request id, and a caller cannot choose it', async () => {
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const answer = await server.fetch('/api/company', {
        headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
      })
      return answer.headers.get('x-request-id')
    }),
  )
  expect(new Set(ids).size).toBe(20)
  expect(ids).not.toContain('mine')
})

test('over TLS browsers must stay there', async () => {
  expect((await server.fetch('/api/company')).headers.has('strict-transport-security')).toBe(false)
  const secure = await startTestServer({ env: { PUBLIC_URL: 'https://kervan.example' } })
  onTestFinished(() => secure.close())
  const { headers } = await secure.fetch('/api/company')
  expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
})

describe('health and figures', () => {
  test('alive and ready, and nothing else is said', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const answer = await server.fetch(path)
      expect(await answer.json()).toEqual({ status: 'ok' })
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('a server that stops finishes what is under way and is gone', async () => {
    // Another server than the shared one, since it is stopped.
    const leaving = await startTestServer()
    const slow = new pg.Client(leaving.access.owner)
    await slow.connect()
    await slow.query('begin; lock table company in access exclusive mode')
    const call = leaving.fetch('/api/company')
    await new Promise((resolve) => setTimeout(resolve, 100))
    const closed = leaving.close()
    await slow.query('rollback')
    await slow.end()
    expect((await call).status).toBe(200)
    await closed
    await expect(leaving.fetch('/health/live')).rejects.toThrow()
  })

  test('figures in a demo, with names for the operator and none of the people', async () => {
    await server.fetch('/api/company')
    const text = await (await server.fetch('/metrics')).text()
    for (const name of [
      'http_request_seconds_bucket',
      'live_sockets',
      'database_pool_total',
      'database_pool_waiting',
      'outbox_lag_seconds',
      'jobs_dead_letters',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(text).toContain(name)
    expect(text).toContain('kervan_database_up 1')
    expect(text).not.toContain('@')
  })

  test('requests are measured under names of which there is an end', async () => {
    for (const path of ['/api/company?x=1', '/api/nothing/7', '/', '/nothing/7', '/app', '/assets/app-1.js'])
      await server.fetch(path)
    await server.fetch('/api/company', { method: 'HEAD' })
    await server.fetch('/api/company', { method: 'DELETE' })
    await server.fetch('/nothing/8', { method: 'POST' })
    const text = await (await server.fetch('/metrics')).text()
    const count = (method: string, route: string, status: number) =>
      `http_request_seconds_count{method="${method}",route="${route}",status="${status}"}`
    for (const line of [
      count('GET', 'GET /api/company', 200),
      count('HEAD', 'GET /api/company', 200),
      count('DELETE', 'unknown', 405),
      count('GET', 'unknown', 404),
      count('POST', 'unknown', 404),
      count('GET', 'page', 200),
      count('GET', 'page', 404),
      count('GET', 'asset', 200),
    ])
      expect(text).toContain(line)
    const names = [...text.matchAll(/route="([^"]*)"/g)].map(([, name]) => name ?? '')
    for (const name of new Set(names))
      expect(name).toMatch(
        /^(page|asset|unknown|[A-Z]+ \/api\/[a-z/{}_-]+|\/health\/\w+|\/metrics|\/api\/openapi.json)$/,
      )
  })

  test('without a database the figures that are left still come', async () => {
    const database = await freshDatabase()
    const gated = await gatedDatabase(database.access)
    const alone = await startTestServer({ access: gated.access })
    onTestFinished(async () => {
      await alone.close()
      gated.close()
      await database.drop()
    })
    const scrape = async () => {
      const answer = await alone.fetch('/metrics')
      expect(answer.status).toBe(200)
      return answer.text()
    }
    await gated.away(async () => {
      const text = await scrape()
      expect(text).toMatch(/^kervan_database_up 0$/m)
      expect(text).toMatch(/^live_sockets 0$/m)
      expect(text).not.toMatch(/^(outbox_lag_seconds|jobs_dead_letters) /m)
    })
    await expect.poll(scrape).toMatch(/^kervan_database_up 1$/m)
    expect(await scrape()).toMatch(/^outbox_lag_seconds \d/m)
  })

  test('figures behind a token: without it the address does not exist', async () => {
    const guarded = await startTestServer({ env: { METRICS_TOKEN: 'a-token-of-its-own' } })
    onTestFinished(() => guarded.close())
    const ask = async (authorization?: string) =>
      (await guarded.fetch('/metrics', { headers: authorization ? { authorization } : {} })).status
    expect(await ask('Bearer a-token-of-its-own')).toBe(200)
    for (const wrong of [
      undefined,
      'Bearer',
      'Bearer a-token-of-its-owN',
      'a-token-of-its-own',
      'Basic a-token-of-its-own',
    ])
      expect(await ask(wrong)).toBe(404)
  })
})
