import { expect, test } from '@playwright/test'
import { expectAccessible } from './clean-page.ts'

test('code that cannot be loaded shows Uygulama Hatası after one reload by itself, and both buttons work', async ({
  page,
}) => {
  let [started, loads] = [0, 0]
  page.on('request', (request) => {
    if (request.isNavigationRequest()) started += 1
  })
  page.on('domcontentloaded', () => {
    loads += 1
  })
  // Broken in the first document and in the one it brings by itself: only the button's is whole.
  await page.route(/\/assets\/inbox-page.*\.js/, (route) => (started > 2 ? route.continue() : route.abort()))
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { name: 'Uygulama Hatası' })).toBeVisible()
  await expect.poll(() => loads).toBe(2)
  await expect(page.getByRole('heading', { name: 'Uygulama Hatası' })).toBeVisible()
  await expectAccessible(page)

  await page.evaluate(() => localStorage.setItem('kervan-test', 'kalıntı'))
  await page.getByRole('button', { name: 'Önbelleği temizle' }).click()
  await expect(page.getByRole('heading', { name: 'Gelen kutusu' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('kervan-test'))).toBeNull()
})

test('a link followed without a connection leaves the page as it is, and opens when there is one', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const company = page.getByRole('form', { name: 'Demo isteği' }).getByLabel('Şirket')
  await company.fill('Kopuk Hat')
  await expect(page.locator('[data-visitor-banner=shown]')).toBeVisible()
  await context.setOffline(true)
  // Nothing but the press: no prefetch went before it.
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Gizlilik politikası' })
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page.getByText('Bağlantı kurulamadı. Yazdıklarınız duruyor; sayfa')).toBeVisible()
  await expect(company).toHaveValue('Kopuk Hat')
  await context.setOffline(false)
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1, name: 'Gizlilik' })).toBeVisible()
  await expect(page.locator('#status-line')).toHaveCount(0)
})
