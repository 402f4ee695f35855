import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './clean-page.ts'

const pages = [
  { path: '/', heading: /./ },
  { path: '/inbox', heading: 'Gelen kutusu' },
  { path: '/api/docs', heading: /API/ },
  // The browser itself reports the document's own 404.
  { path: '/boyle-bir-sayfa-yok', heading: 'Bu adreste bir sayfa yok', expected: /status of 404/ },
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { path, heading, expected } of pages) {
    test(`${path} is clean and accessible in ${colorScheme}`, async ({ page }) => {
      const complaints = watchConsole(page, expected)
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      expect(complaints).toEqual([])
    })
  }
}

test('the first page is complete without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: '+90 212 000 00 10' }).first()).toBeVisible()
  await context.close()
})

test('the title that the server wrote stays when the browser takes over', async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  const written = /<title>(.*?)<\/title>/.exec(html)?.[1]
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(written).toMatch(/ · /)
  expect(await page.title()).toBe(written)
})

test('the first page loads at most 118 KB of script', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(118_000)
})

test('an unknown address says so with its status, and leads home', async ({ page }) => {
  const answer = await page.goto('/boyle-bir-sayfa-yok')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()
  await expect(page).toHaveURL('/')
})
