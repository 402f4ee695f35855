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

test('an unknown address says so with its status, and leads home', async ({ page }) => {
  const answer = await page.goto('/boyle-bir-sayfa-yok')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()
  await expect(page).toHaveURL('/')
})
