import { expect, test } from '@playwright/test'
import { askForQuote, signInAsShipper } from './make-requests.ts'

test('what could not be loaded while the line was down comes by itself once it is back', async ({
  page,
  context,
}) => {
  await signInAsShipper(page.request)
  const { title } = await askForQuote(page.request)
  await page.goto('/dashboard?view=requests')
  await expect(page.getByText('Bağlı', { exact: true }).filter({ visible: true })).toBeVisible()
  await page.route('**/api/requests/*-*', (route) => route.abort())
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByText('Talep gösterilemedi')).toBeVisible()
  await context.setOffline(true)
  // Offline emulation does not cut an open socket; a browser that lost its network would.
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(page.getByText('Bağlantı kesildi').filter({ visible: true })).toBeVisible()
  await page.unroute('**/api/requests/*-*')
  await context.setOffline(false)
  await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
})

test('a view or a dialog opened for the first time while the line is down leaves the panel, and opens once it is back', async ({
  page,
  context,
}) => {
  await signInAsShipper(page.request)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Talepler' }).first()
  await context.setOffline(true)
  await menu.click()
  await expect(page.getByText('İnternet bağlantısı yok')).toBeVisible()
  await expect(menu).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /Talep/ })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Yeni gönderi' }).first().click()
  await expect(page.getByText('Pencere bağlantı gelince açılacak')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog')).toBeVisible()
})
