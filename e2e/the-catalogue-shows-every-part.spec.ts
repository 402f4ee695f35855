import { expect, test } from '@playwright/test'
import { catalogue } from './catalogue-address.ts'
import { expectAccessible, expectNoSidewaysScroll, expectReadable, watchConsole } from './clean-page.ts'

test('the catalogue is clean and accessible, light and dark', async ({ page }) => {
  test.slow()
  const complaints = watchConsole(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${catalogue.origin}/ui`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 40_000 })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // Colours are the same on every screen: dark is looked at once.
  if (test.info().project.name === 'desktop') {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadable(page)
  }
  expect(complaints).toEqual([])
})

test('the product itself has no catalogue', async ({ request }) => {
  const answer = await request.get('/ui')
  expect(answer.status()).toBe(404)
})
