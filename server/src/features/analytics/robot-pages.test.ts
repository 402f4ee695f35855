/** The server counts the pages that it hands to robots, and nothing else of them: most never call, and what the others report is counted by then. */
import { afterAll, expect, test } from 'vitest'
import { builtWeb } from '#assembly/server.ts'
import { eventually } from '#testing/eventually.ts'
import { rawHttp } from '#testing/raw-http.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer({ webFolder: builtWeb })
afterAll(() => server.close())

const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

const ask = (path: string, userAgent: string | undefined, method = 'GET') =>
  rawHttp(server.port, [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...(userAgent === undefined ? [] : [`user-agent: ${userAgent}`]),
    'connection: close',
  ])
const counted = async () => {
  const rows = await query<{ kind: string; views: number }>(
    server,
    'select kind, sum(views)::int as views from anonymous_views group by kind',
    [],
  )
  return Object.fromEntries(rows.map(({ kind, views }) => [kind, views]))
}

test('a page answered to a robot counts once; people, heads, files, redirects and missing pages do not', async () => {
  for (const method of ['GET', 'HEAD']) expect((await ask('/', chrome, method)).status).toBe(200)
  expect((await ask('/', google, 'HEAD')).status).toBe(200)
  for (const path of ['/robots.txt', '/sitemap.xml', '/favicon.svg', '/favicon.ico', '/api/company'])
    expect((await ask(path, google)).status).toBeLessThan(400)
  expect((await ask('/privacy-policy/', google)).status).toBe(308)
  expect((await ask('/dashboard', google)).status).toBe(302)
  expect((await ask('/yok', google)).status).toBe(404)
  for (const [path, userAgent] of [
    ['/', google],
    ['/privacy-policy', 'curl/8.5.0'],
    ['/', undefined],
    ['/araclar/konteyner', ''],
  ] as const)
    expect((await ask(path, userAgent)).status).toBe(200)
  // This one runs what it reads.
  const report = { body: { page_path: '/' }, headers: { 'user-agent': google } }
  expect((await server.call('POST', '/page-views', report)).status).toBe(202)
  await eventually('all four are written', async () => (await counted()).robot === 4)
  expect(await counted()).toEqual({ robot: 4 })
  expect(await query(server, 'select 1 from visitor_sessions', [])).toEqual([])
})
