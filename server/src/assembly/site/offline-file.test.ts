import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { builtWeb } from '#assembly/server.ts'
import { offlineAddresses } from '#assembly/site/offline-file.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer({ webFolder: builtWeb })
afterAll(() => server?.close())

const between = (html: string, tag: string) =>
  new RegExp(`(?<=<${tag}>).*?(?=</${tag}>)`, 's').exec(html)?.[0] ?? ''
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each(offlineAddresses)(
  '%s is one file that loads nothing and runs its own script alone',
  async (path) => {
    const answer = await server.fetch(path)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(500_000)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src ${hashOf(between(html, 'script'))};`)
    expect(policy).toContain(`style-src ${hashOf(between(html, 'style'))};`)
    // From a disk there are no headers: the same is in the document.
    const own = /<meta http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(policy).toBe(`${own}; frame-ancestors 'none'`)
    expect(html).not.toMatch(/<(?:script|img|link|iframe)[^>]+(?:src|href)=/)
  },
)

test('it carries the rates and tax codes of the day, and no price, cost or customer of ours', async () => {
  const html = await (await server.fetch('/desktop.html')).text()
  const data = JSON.parse(/id="desk-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  expect(Object.keys(data).sort()).toEqual(['company', 'day', 'panel', 'rates', 'tax_codes', 'version'])
  expect(data.company).toBe('Kervan Lojistik')
  expect(Number(data.rates.try_per.EUR)).toBeGreaterThan(0)
  expect(data.tax_codes.map(({ code }: { code: string }) => code)).toContain('KDV20')
})

test('a file on a disk may ask for the newest version', async () => {
  const answer = await server.fetch('/desktop-version.json', { headers: { origin: 'null' } })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { version } = (await answer.json()) as { version: string }
  expect(await readFile(join(builtWeb, 'desk.html'), 'utf8')).toContain(`data-version="${version}"`)
})

test('the list of the newest code comes fresh, and names only what is there', async () => {
  const answer = await server.fetch('/code.json')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const code = (await answer.json()) as { entry: string; portal: string[]; office: string[] }
  expect(code.office).toContain(code.entry)
  // A customer's phone does not carry the office.
  expect(code.portal).toContain(code.entry)
  expect(code.portal.length).toBeLessThan(code.office.length * 0.8)
  for (const file of code.office.slice(0, 20)) expect((await server.fetch(file)).status, file).toBe(200)
  const shell = await (await server.fetch('/desktop-indir')).text()
  expect(shell).toContain(`data-app="${code.entry}"`)
})
