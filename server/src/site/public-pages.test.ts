import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtWeb } from '#server.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
let other: TestServer

beforeAll(async () => {
  server = await startTestServer({ webFolder: builtWeb })
  other = await startTestServer({ webFolder: builtWeb, access: server.access })
})
afterAll(async () => {
  await other?.close()
  await server?.close()
})

test('a changed company shows on the public pages of every process', async () => {
  const admin = await server.signIn('admin')
  const before = await (await server.fetch('/')).text()
  expect(before).toContain('+90 212 000 00 10')
  const answer = await server.fetch('/api/company/settings', { as: admin })
  const record = (await answer.json()) as CompanyRecord
  record.company.phones = ['+90 212 000 00 77']
  const saved = await server.fetch('/api/company/settings', {
    as: admin,
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(record),
  })
  expect(saved.status).toBe(200)
  for (const process of [server, other]) {
    await expect
      .poll(async () => (await process.fetch('/')).text(), { timeout: 5_000 })
      .toContain('+90 212 000 00 77')
  }
  expect(await (await other.fetch('/')).text()).not.toContain('+90 212 000 00 10')
})

test('pages are fresh each time, assets are kept for a year, unknown addresses answer 404', async () => {
  const page = await server.fetch('/')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const asset = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0] ?? ''
  const script = await server.fetch(asset)
  expect(script.status).toBe(200)
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const again = await server.fetch('/', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect((await server.fetch('/yok')).status).toBe(404)
  expect((await server.fetch('/assets/yok.js')).status).toBe(404)
  expect((await server.fetch('/index.html')).status).toBe(404)
})
