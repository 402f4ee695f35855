import type { CompanyRecord } from '@kervan/domain/company/company.contract.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { builtWeb } from '#assembly/server.ts'
import { rawHttp } from '#testing/raw-http.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer({ webFolder: builtWeb })
const other = await startTestServer({ webFolder: builtWeb, access: server.access })
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
    await expect.poll(async () => (await process.fetch('/')).text()).toContain('+90 212 000 00 77')
  }
  expect(await (await other.fetch('/')).text()).not.toContain('+90 212 000 00 10')
})

test('pages are fresh each time, assets are cached for a year, unknown addresses answer 404', async () => {
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

describe('pages travel compressed', () => {
  /** As bytes, since fetch unpacks what it gets. */
  const ask = async (path: string, ...headers: string[]) =>
    rawHttp(server.port, [`GET ${path} HTTP/1.1`, 'host: localhost', ...headers, 'connection: close'])

  test.each([
    ['a public page', '/', 200],
    ['the shell of the app', '/inbox', 200],
    ['the page of the API', '/api/docs', 200],
    ['a page that is not there', '/yok', 404],
  ])('%s', async (_, path, status) => {
    const plain = await (await server.fetch(path, { headers: { 'accept-encoding': 'identity' } })).text()
    expect(plain).toContain('<html')
    for (const encoding of ['br', 'gzip']) {
      const answer = await server.fetch(path, { headers: { 'accept-encoding': encoding } })
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(Buffer.byteLength(plain) / 1.5)
      expect(await answer.text()).toBe(plain)
    }
    const none = await ask(path)
    expect(none.headers['content-encoding']).toBeUndefined()
    expect(none.headers.vary?.toLowerCase()).toContain('accept-encoding')
    expect(Number(none.headers['content-length'])).toBe(Buffer.byteLength(plain))
  })

  test('what a client does not take it does not get', async () => {
    const encoding = async (accepted: string) =>
      (await ask('/', `accept-encoding: ${accepted}`)).headers['content-encoding']
    expect(await encoding('gzip, deflate, br, zstd')).toBe('br')
    expect(await encoding('GZIP;q=0.5')).toBe('gzip')
    expect(await encoding('br;q=0, gzip;q=0.1')).toBe('gzip')
    expect(await encoding('*')).toBe('br')
    expect(await encoding('br;q=0, *;q=0')).toBeUndefined()
    expect(await encoding('deflate')).toBeUndefined()
  })

  test('304 for the page that a client has, in whichever encoding; a page that is not there is never unchanged', async () => {
    const { headers } = await ask('/', 'accept-encoding: br')
    const etag = headers.etag ?? ''
    const again = async (known: string, path = '/') => await ask(path, `if-none-match: ${known}`)
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const answer = await again(known)
      expect(answer.status, known).toBe(304)
      expect(answer.body).toBe('')
      expect(answer.headers).toMatchObject({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' })
    }
    expect((await again('"other"')).status).toBe(200)
    const missing = await ask('/yok')
    expect((await again(missing.headers.etag ?? '', '/yok')).status).toBe(404)
  })
})

test('the API’s own address answers as the API does', async () => {
  for (const path of ['/api', '/api/', '/api?x=1']) {
    const answer = await server.fetch(path)
    expect(answer.status, path).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' })
  }
  expect((await server.fetch('/apiler')).headers.get('content-type')).toContain('text/html')
})

describe('another spelling leads to the one address', () => {
  const ask = (path: string, method = 'GET') =>
    rawHttp(server.port, [`${method} ${path} HTTP/1.1`, 'host: localhost', 'connection: close'])

  test.each([
    ['/privacy-policy/', '/privacy-policy'],
    ['/privacy-policy/?a=1&b=%2F%2Fevil.example', '/privacy-policy?a=1&b=%2F%2Fevil.example'],
    ['/Privacy-Policy', '/privacy-policy'],
    ['/ARACLAR/Konteyner/?no=1', '/araclar/konteyner?no=1'],
    ['/bulten/ayril/?token=Ab.C', '/bulten/ayril?token=Ab.C'],
    ['/auth/', '/auth'],
    ['/api/docs/', '/api/docs'],
  ])('%s → %s', async (path, right) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(path, method)
      expect(answer.status, method).toBe(308)
      expect(answer.headers.location).toBe(right)
    }
    expect((await ask(right)).status).toBe(200)
  })

  test.each([
    '//evil.example/',
    '//privacy-policy/',
    '/privacy-policy//',
    '/yok/',
    '/YOK',
    '/%2Fevil.example/',
    '/\\evil.example/',
    '/./privacy-policy/',
  ])('%s leads nowhere', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.location).toBeUndefined()
  })

  test('the first page is where it is, and only reading is led on', async () => {
    for (const path of ['/', '/?a=1']) expect((await ask(path)).status).toBe(200)
    expect((await ask('/privacy-policy/', 'POST')).status).toBe(404)
  })
})
