import { expect, test } from '@playwright/test'
import { expectAccessible } from './clean-page.ts'

test('code that cannot be loaded shows Uygulama Hatası after one reload by itself, and both buttons work', {
  tag: '@desktop',
}, async ({ page }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(/\/assets\/inbox-page.*\.js/, (route) => route.abort())
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { name: 'Uygulama Hatası' })).toBeVisible()
  await expect.poll(() => loads).toBe(2)
  await expect(page.getByRole('heading', { name: 'Uygulama Hatası' })).toBeVisible()
  await expectAccessible(page)

  await page.unroute(/\/assets\/inbox-page.*\.js/)
  await page.evaluate(() => localStorage.setItem('kervan-test', 'kalıntı'))
  await page.getByRole('button', { name: 'Önbelleği temizle' }).click()
  await expect(page.getByRole('heading', { name: 'Gelen kutusu' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('kervan-test'))).toBeNull()
})
