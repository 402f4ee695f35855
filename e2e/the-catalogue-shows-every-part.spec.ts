import { expect, test } from '@playwright/test'
import { catalogue } from './catalogue-address.ts'
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './clean-page.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the catalogue is clean and accessible in ${colorScheme}`, async ({ page }) => {
    const complaints = watchConsole(page)
    await page.emulateMedia({ colorScheme })
    await page.goto(`${catalogue.origin}/ui`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(complaints).toEqual([])
  })
}

test('the product itself has no catalogue', async ({ page }) => {
  const answer = await page.goto('/ui')
  expect(answer?.status()).toBe(404)
})
