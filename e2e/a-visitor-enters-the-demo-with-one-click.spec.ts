import { expect, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'

const banner = 'Demo sürümü'

test('one click on the banner signs in to the customer’s account, another to the office', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  // A click before the app has loaded counts too.
  await page.goto('/')
  await page.getByRole('button', { name: 'Müşteri olarak gir' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Bağlı', { exact: true }).filter({ visible: true })).toBeVisible()
  await page.goto('/dashboard?view=account')
  const own = page.getByRole('listitem').filter({ hasText: 'Bu cihaz' })
  await expect(own.getByText('Demo girişi')).toBeVisible()

  await page.goto('/terms-of-service')
  const offers = page.getByRole('complementary', { name: banner })
  await offers.getByRole('button', { name: 'Personel olarak gir' }).click()
  await expect(page).toHaveURL('/staff')
  await expect(page.getByText('Bağlı', { exact: true }).filter({ visible: true })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a page that asks to sign in is returned to, by whoever may enter it', async ({ page, browser }) => {
  await page.goto('/staff/quotes?status=sent')
  await expect(page).toHaveURL(/\/staff-auth\?redirect=/)
  await page.getByRole('button', { name: 'Personel olarak gir' }).click()
  await expect(page).toHaveURL('/staff/quotes?status=sent')

  const customer = await browser.newPage()
  await customer.goto('/staff/quotes?status=sent')
  await customer.getByRole('button', { name: 'Müşteri olarak gir' }).click()
  await expect(customer).toHaveURL('/dashboard')
  await customer.close()
})

test('the banner is thin on a phone, and without script it offers no entrance', async ({ browser }) => {
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await phone.goto('/')
  const box = await phone.getByRole('complementary', { name: banner }).boundingBox()
  expect(box?.height).toBeLessThanOrEqual(60)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await phone.close()

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto('/')
  await expect(plain.getByRole('complementary', { name: banner })).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Müşteri olarak gir' })).toBeHidden()
  await plain.close()
})
