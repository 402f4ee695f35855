import { expect, type Page, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { layoutShift } from './page-arrival.ts'

const container = '/araclar/konteyner'
const weight = '/araclar/agirlik'
const numberField = (page: Page) => page.getByLabel('Konteyner ya da AWB numarası')

test('a wrong digit is shown with the right one, and the right number can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const complaints = watchConsole(page)
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Araçlar' })
    .getByRole('link', { name: 'Konteyner / AWB kontrol' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Konteyner / AWB kontrol' })).toBeInViewport()
  await numberField(page).pressSequentially('temu 123456')
  await expect(page.getByText('Kontrol rakamı 5 olmalı', { exact: true })).toBeVisible()
  await numberField(page).press('7')
  await expect(page.getByText('Kontrol rakamı 7 değil, 5 olmalı', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '7 değil, 5 olmalı' })).toBeAttached()
  await expect(page).toHaveURL(/\?no=temu/)
  await page.getByRole('button', { name: 'Düzeltilmiş numarayı kopyala' }).click()
  await expect(page.getByRole('button', { name: 'Kopyalandı' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TEMU1234565')

  // A link to a check opens it, and nothing moves while it comes.
  await page.goto(`${container}?no=csqu%20305438-3`)
  await expect(page.getByText('Kontrol rakamı doğru', { exact: true })).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
  expect(complaints).toEqual([])
})

test('what is chosen and typed before the script arrives counts', async ({ page }) => {
  const arrival = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(weight, { waitUntil: 'commit' })
  await page.getByLabel('Hizmet').selectOption({ label: 'Ekspres, kurye (÷ 5.000)' })
  for (const [label, side] of Object.entries({ 'Boy (cm)': '120', 'En (cm)': '100', 'Yükseklik (cm)': '80' }))
    await page.getByLabel(label).fill(side)
  arrival.resolve()
  await expect(page.getByText('960.000 cm³ ÷ 5.000 = 192 kg')).toBeVisible()
  await expect(page.getByLabel('Hizmet')).toHaveValue('express')
})

test('both tools are complete without JavaScript, each with its own head', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [path, heading] of [
    [container, 'Konteyner / AWB kontrol'],
    [weight, 'Ücrete esas ağırlık'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('main noscript p')).toBeVisible()
    // What nobody would answer is not offered; how it is reckoned can be read.
    for (const role of ['button', 'textbox', 'combobox'] as const)
      await expect(page.getByRole('main').getByRole(role)).toHaveCount(0)
    await expect(page.locator('main dd').first()).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${heading} · `))
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  }
  await context.close()
})
