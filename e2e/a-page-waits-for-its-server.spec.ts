import { expect, test } from '@playwright/test'
import { catalogue } from './catalogue-address.ts'
import { expectAccessible } from './clean-page.ts'

const company = '**/api/company'

test('a page without its server says so, and comes by itself when the server is back', async ({ page }) => {
  // It tries less and less often: the next try may be half a minute away.
  test.slow()
  await page.route(company, (route) => route.abort())
  await page.goto(`${catalogue.origin}/ui`)
  await expect(page.getByText('Sunucuya ulaşılamadı')).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await page.unroute(company)
  await expect(page.getByRole('heading', { level: 1, name: 'Arayüz kataloğu' })).toBeVisible({
    timeout: 60_000,
  })
})

test('a page without its server can be asked to try at once', async ({ page }) => {
  // With its clock stopped the page never tries by itself: only the button can.
  await page.clock.install()
  await page.route(company, (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(`${catalogue.origin}/ui`)
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(page.getByText('Sunucuya ulaşılamadı')).toBeVisible({ timeout: 20_000 })
  const again = page.getByRole('button', { name: 'Yeniden dene' })
  await expect(again).not.toHaveAttribute('aria-busy')
  await page.unroute(company)
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Arayüz kataloğu' })).toBeVisible({
    timeout: 20_000,
  })
})
