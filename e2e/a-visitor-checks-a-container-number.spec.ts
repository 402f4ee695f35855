import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './clean-page.ts'

const container = '/araclar/konteyner'
const weight = '/araclar/agirlik'
/** How far anything on the screen has moved by itself since the page came. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        new PerformanceObserver((list) =>
          tell(
            list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        // Where nothing has moved, nothing is told.
        setTimeout(() => tell(0), 300)
      }),
  )
const numberField = (page: Page) => page.getByLabel('Konteyner ya da AWB numarası')

test('a wrong digit is told with the right one, and the right number can be copied', async ({
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
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Düzeltilmiş numarayı kopyala' }).click()
  await expect(page.getByRole('button', { name: 'Kopyalandı' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TEMU1234565')
  expect(complaints).toEqual([])
})

test('a link to a check opens it, and the kind is recognised while typing', async ({ page }) => {
  const complaints = watchConsole(page)
  await page.goto(`${container}?no=csqu%20305438-3`)
  await expect(numberField(page)).toHaveValue('csqu 305438-3')
  await expect(page.getByText('Kontrol rakamı doğru', { exact: true })).toBeVisible()
  expect(await shiftOf(page)).toBe(0)
  await page.getByRole('button', { name: 'Numarayı sil' }).click()
  await expect(numberField(page)).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: 'AWB numarası' })).toBeVisible()
  await page.getByRole('button', { name: '176-98765432' }).click()
  await expect(page.getByText('Kontrol rakamı 2 değil, 5 olmalı', { exact: true })).toBeVisible()
  await numberField(page).fill('COSCO9876543')
  await expect(page.getByText('Başta 4 harf olmalı, 5 harf var')).toBeVisible()
  await expect(page).toHaveURL(/no=COSCO9876543/)
  await page.reload()
  await expect(page.getByText('Başta 4 harf olmalı, 5 harf var')).toBeVisible()
  expect(complaints).toEqual([])
})

test('the chargeable weight follows what is typed, by keyboard alone', async ({ page }) => {
  const complaints = watchConsole(page)
  await page.goto(weight)
  const result = page.getByRole('region', { name: 'Sonuç' })
  await page.getByLabel('Adet').fill('8')
  for (const part of ['120', '80', '160', '2.400']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(part)
  }
  await expect(result.getByText('12.288.000 cm³ ÷ 6.000 = 2.048 kg')).toBeVisible()
  await page.getByRole('link', { name: 'Kara', exact: true }).click()
  await expect(page).toHaveURL(`${weight}?mode=road`)
  await expect(result.getByText('3,2 LDM × 1.750 = 5.600 kg')).toBeVisible()
  await page.getByLabel('1 LDM karşılığı').selectOption({ label: 'Kıta Avrupası: 1.850 kg' })
  await expect(result.getByText('5.920 kg', { exact: true })).toBeVisible()
  await page.getByLabel('Toplam ağırlık (kg)').press('Enter')
  const second = page.getByRole('group', { name: '2. satır' })
  await expect(second.getByLabel('Adet')).toBeFocused()
  await second.getByLabel('Boy (cm)').fill('1.5')
  await expect(second.getByText('Ondalık için virgül kullanın')).toBeVisible()
  await expect(result.getByText('2. satır hesaba katılmadı')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: '2. satırı sil' }).click()
  await expect(page.getByRole('button', { name: 'Satır ekle' })).toBeFocused()
  expect(complaints).toEqual([])
})

test('a link to a mode opens it, and its example can be tried', async ({ page }) => {
  const complaints = watchConsole(page)
  await page.goto(`${weight}?mode=lcl`)
  await expect(page.getByRole('link', { name: 'Deniz, parsiyel (LCL)' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('button', { name: 'Örnek yükle dene' }).click()
  await expect(
    page.getByRole('region', { name: 'Sonuç' }).getByText('4,2 W/M', { exact: true }),
  ).toBeVisible()
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

for (const [path, heading] of [
  [container, 'Konteyner / AWB kontrol'],
  [weight, 'Ücrete esas ağırlık'],
] as const) {
  test(`${path} is complete without JavaScript, with its own head`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
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
    await context.close()
  })
}
