import { afterAll, expect, test } from 'vitest'
import { builtWeb } from '#assembly/server.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer({ webFolder: builtWeb })
afterAll(() => server?.close())

/** The address that links are made of, as the first page itself says it. */
async function publicAddress(path: string): Promise<string> {
  const html = await (await server.fetch('/')).text()
  const home = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
  return new URL(path, home).href
}

test('the sitemap names every page that may be found, and each of them is there under its own address', async () => {
  const answer = await server.fetch('/sitemap.xml', { headers: { host: 'evil.example' } })
  expect(answer.headers.get('content-type')).toContain('application/xml')
  const listed = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')
  for (const path of ['/', '/privacy-policy', '/terms-of-service', '/kvkk-policy'])
    expect(listed).toContain(await publicAddress(path))
  for (const address of listed) {
    const page = await server.fetch(new URL(address).pathname)
    const html = await page.text()
    expect(page.status, address).toBe(200)
    expect(html).toContain(`<link rel="canonical" href="${address}" />`)
    expect(html).toContain(`<meta property="og:url" content="${address}" />`)
    expect(html).not.toContain('noindex')
  }
})

test('robots.txt leads to the sitemap and keeps search engines out of what needs a sign-in', async () => {
  const text = await (await server.fetch('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${await publicAddress('/sitemap.xml')}`)
  const closed = ['customers', 'benchmark', 'newsletter', 'analytics', 'quote', 'quote-preview']
  for (const name of ['dashboard', 'inbox', 'api', 'staff', ...closed])
    expect(text).toMatch(new RegExp(`^Disallow: /${name}$`, 'm'))
  expect(text).not.toMatch(/^Disallow: \/$/m)
  for (const name of ['s', 't']) {
    expect(text).toMatch(new RegExp(`^Disallow: /${name}/$`, 'm'))
    expect((await server.fetch(`/${name}/gizli-anahtar`)).headers.get('x-robots-tag')).toBe('noindex')
  }
  expect((await server.fetch('/')).headers.get('x-robots-tag')).toBeNull()
})

test('an icon is found without looking into the page', async () => {
  const answer = await server.fetch('/favicon.ico')
  expect(answer.status).toBe(301)
  const icon = await server.fetch(answer.headers.get('location') ?? '')
  expect(icon.status).toBe(200)
  expect(icon.headers.get('content-type')).toBe('image/png')
})

test('every file that the head and the manifest name is there', async () => {
  const html = await (await server.fetch('/')).text()
  const answer = await server.fetch('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = (await answer.json()) as { name: string; icons: { src: string }[] }
  expect(manifest.name).toBe('Kervan Lojistik')
  const named = [
    ...[...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="(\/[^"]+)"/g)].map(
      ([, at]) => at,
    ),
    ...[...html.matchAll(/<meta property="og:image" content="([^"]+)"/g)].map(([, at]) => at),
    ...manifest.icons.map((icon) => icon.src),
  ]
  expect(named.length).toBeGreaterThanOrEqual(6)
  for (const address of named) {
    const file = await server.fetch(new URL(address ?? '', 'http://site').pathname)
    expect(file.status, address).toBe(200)
  }
})

test('portal and office install as two programs, each with its own beginning and shortcuts', async () => {
  const read = async (path: string) => (await (await server.fetch(path)).json()) as Record<string, never>
  const [portal, office] = [await read('/manifest.webmanifest'), await read('/staff.webmanifest')]
  expect(portal).toMatchObject({ id: '/dashboard', start_url: '/dashboard', name: 'Kervan Lojistik' })
  expect(office).toMatchObject({ id: '/staff', start_url: '/staff', name: 'Kervan Lojistik Personel' })
  for (const { shortcuts } of [portal, office] as unknown as { shortcuts: { url: string }[] }[])
    for (const { url } of shortcuts)
      expect((await server.fetch(url, { redirect: 'manual' })).status).toBe(302)
})

test('the icon in the document is the one that is also a file', async () => {
  const html = await (await server.fetch('/')).text()
  const icon = /<link rel="icon" href="data:image\/svg\+xml,([^"]+)"/.exec(html)?.[1] ?? ''
  const file = await (await server.fetch('/favicon.svg')).text()
  expect(decodeURIComponent(icon).replaceAll("'", '"')).toBe(file.trim())
})

test('the worker that shows news comes fresh each time, packed or not', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await server.fetch('/sw.js', { headers: { 'accept-encoding': encoding } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    // It may look after the whole site, and keeps nothing of it by itself: what the app has kept it only reads.
    expect(await answer.text()).not.toMatch(/caches\.open|\.put\(|\.add(All)?\(/)
  }
})

test('the worker of drivers comes fresh as well, and looks after their pages only', async () => {
  const answer = await server.fetch('/s/sw.js')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('javascript')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  // Where it lies says what it may look after; nothing may widen that.
  expect(answer.headers.get('service-worker-allowed')).toBeNull()
})

test('the page that the server itself writes for a browser without script looks like the site', async () => {
  const answer = await server.fetch('/bulten/ayril?token=yok', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(html).toContain('Kervan Lojistik')
  const style = await server.fetch(/<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(html)?.[1] ?? '/yok')
  expect(style.headers.get('content-type')).toContain('text/css')
})

test('search engines read the company as data', async () => {
  const html = await (await server.fetch('/')).text()
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}'
  expect(JSON.parse(facts)).toMatchObject({
    '@type': 'Organization',
    name: 'Kervan Lojistik',
    url: await publicAddress('/'),
    telephone: '+90 212 000 00 10',
  })
})

test.each([
  ['/privacy-policy', 8, '18 Kasım 2026'],
  ['/terms-of-service', 10, '23 Ağustos 2025'],
  ['/kvkk-policy', 7, '15 Kasım 2026'],
])(
  '%s is complete: %i sections, each in its table of contents, with the company’s name and its own date',
  async (path, count, effective) => {
    const html = await (await server.fetch(path)).text()
    const sections = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)
    expect(sections).toHaveLength(count)
    for (const id of sections) expect(html).toContain(`href="${path}#${id}"`)
    expect(html).toContain('Kervan Uluslararası Taşımacılık ve Lojistik A.Ş.')
    expect(html).toContain(effective)
    expect(html).toMatch(/<a[^>]* href="\/"[^>]*>.*Ana sayfa/)
  },
)

test('the first page has its sections, its action and the company’s claims', async () => {
  const html = await (await server.fetch('/')).text()
  for (const id of ['services', 'hakkimizda', 'teknoloji', 'contact'])
    expect(html, id).toContain(`<section id="${id}"`)
  expect(html).toMatch(/href="\/dashboard"[^>]*>Teklif iste</)
  for (const words of ['15 yıl', 'ISO 9001:2015', 'Yakında', 'EDIFACT IFTSTA', '08:00–18:00', '09:00–13:00'])
    expect(html, words).toContain(words)
})
