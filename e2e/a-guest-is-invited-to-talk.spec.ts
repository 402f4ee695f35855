import { devices, expect, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { cookiesOf, staff } from './sign-in.ts'

// As a person's browser: one that says it is driven by a program is counted as a robot.
test.use({ userAgent: devices['Desktop Chrome'].userAgent })

test('a guest browses, staff see each page, invite, and the guest becomes a lead they talk with; an hour and the funnel open their rows', async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page)
  const office = await browser.newContext({ storageState: cookiesOf(staff.ece.email) })
  const desk = await office.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Kabul et' }).click()
  // Done once the app has taken over.
  await expect(page.getByRole('button', { name: 'Kabul et' })).toBeHidden()
  await page.goto('/araclar/agirlik')

  await desk.goto('/staff')
  await desk.getByRole('complementary').getByText('Canlı ziyaretçiler').click()
  const here = desk.getByRole('list', { name: 'Şu anda gezenler' })
  const guest = here.getByRole('listitem').filter({ hasText: 'Ücrete esas ağırlık aracı' }).first()
  await expect(guest).toBeVisible()
  // Told at once when the next page opens.
  await page.goto('/privacy-policy')
  await page.mouse.move(50, 50)
  const moved = here.getByRole('listitem').filter({ hasText: 'Gizlilik politikası' }).first()
  await expect(moved).toBeVisible()
  await moved.getByRole('button', { name: 'Sohbet' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Misafirle sohbet' })
  await dialog.getByLabel('Mesaj').fill('Merhaba, ben Ece. Yardımcı olayım mı?')
  await dialog.getByRole('button', { name: 'Gönder' }).click()

  const luna = page.getByRole('dialog')
  await expect(luna.getByText('Merhaba, ben Ece. Yardımcı olayım mı?')).toBeVisible({ timeout: 20_000 })
  await expect(moved.getByText('Davet görüldü')).toBeVisible()
  await luna.getByRole('button', { name: 'Yanıtla' }).click()
  await luna.getByLabel('Ad Soyad').fill('Davetli Misafir')
  await luna.getByLabel('Telefon veya e-posta').fill(`davetli.${Date.now()}@ziyaretci.example`)
  await luna.getByLabel('Konu').selectOption('Teklif Almak')
  await luna.getByRole('checkbox').click()
  await luna.getByRole('button', { name: 'Başla' }).click()
  await expect(luna.getByRole('tab', { name: /^Temsilci/ })).toHaveAttribute('aria-selected', 'true')

  await moved.getByRole('link', { name: 'Sohbet' }).click()
  await expect(desk).toHaveURL(/\/staff\/communication\//)
  await expect(desk.getByRole('heading', { name: 'Davetli Misafir' })).toBeVisible()

  await desk.goto('/staff')
  const hours = desk.getByRole('slider', { name: /^Saatlere göre aktivite/ })
  await hours.focus()
  await desk.keyboard.press('Home')
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL('/staff/analytics?hour=00')
  await expect(desk.getByText('Bugün 00:00–00:59')).toBeVisible()
  await desk.goto('/staff/analytics/sources')
  await desk
    .getByRole('region', { name: 'Huni' })
    .getByRole('link', { name: /^Talep/ })
    .click()
  await expect(desk).toHaveURL(/\/staff\/analytics\/requests\?from=/)
  await expect(desk.getByRole('heading', { name: 'Siteden gelen talepler' })).toBeVisible()
  await office.close()
  expect(complaints).toEqual([])
})

test('a guest who declines is told of to the colleague, and is not asked again', async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page)
  const office = await browser.newContext({ storageState: cookiesOf(staff.admin.email) })
  const desk = await office.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Kabul et' }).click()
  await expect(page.getByRole('button', { name: 'Kabul et' })).toBeHidden()
  await page.goto('/terms-of-service')
  await page.mouse.move(50, 50)

  await desk.goto('/staff/analytics')
  await desk
    .getByRole('region', { name: 'Şu anda gezenler' })
    .getByRole('link', { name: 'Kullanım koşulları' })
    .first()
    .click()
  const visit = desk.getByRole('dialog', { name: 'Misafir ziyareti' })
  await visit.getByRole('button', { name: 'Davet et' }).click()
  await expect(visit.getByText('Davet gönderildi')).toBeVisible()

  const luna = page.getByRole('dialog')
  const invitation = luna.getByRole('region', { name: 'Davet' })
  await expect(invitation).toBeVisible({ timeout: 20_000 })
  await expect(invitation).toContainText('Selin Kaya')
  await expectAccessible(page)
  await invitation.getByRole('button', { name: 'Hayır, teşekkürler' }).click()
  await expect(luna).toBeHidden()
  await expect(desk.getByText('Misafir davetinizi geri çevirdi')).toBeVisible()
  await expect(visit.getByText('Davet geri çevrildi')).toBeVisible()
  await expect(visit.getByRole('button', { name: 'Davet et' })).toBeHidden()

  // The page goes on asking, and gets nothing any more.
  const asked = page.waitForResponse('**/api/visit-invitations/claim')
  await page.reload()
  await page.mouse.move(60, 60)
  expect(await (await asked).json()).toEqual({ invitation: null })
  await expect(luna).toBeHidden()
  await office.close()
  expect(complaints).toEqual([])
})
