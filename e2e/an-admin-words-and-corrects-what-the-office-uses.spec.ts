/** The settings whose effect is elsewhere: a mail that is worded anew, and a place, a rate and a photo that are corrected. */
import { randomInt } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { aPicture } from './document-files.ts'
import { freshAddress, signInAsStaff, staff } from './sign-in.ts'

test('an admin words a mail anew, a visitor gets it so, and it goes back', async ({ page }) => {
  await signInAsStaff(page, staff.admin)
  await page.goto('/staff/settings/epostalar')
  const row = page.getByRole('listitem').filter({ hasText: 'Bülten aboneliğinin onayı' })
  const subject = 'Son bir adım: {firma} bültenini onaylayın'
  const sent = 'Son bir adım: Kervan Lojistik bültenini onaylayın'
  await row.getByRole('button', { name: /Düzenle/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Bülten aboneliğinin onayı' })
  await dialog.getByLabel('Konu').fill(subject)
  await expect(dialog.getByRole('region', { name: 'Önizleme' })).toContainText(sent)
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect(row).toContainText('Değiştirildi')

  const email = freshAddress()
  const headers = { origin: test.info().project.use.baseURL ?? '' }
  const subscribed = await page.request.post('/api/newsletter/subscriptions', { headers, data: { email } })
  expect(subscribed.ok()).toBe(true)
  await expect
    .poll(async () => {
      const mails = await (await page.request.get('/api/demo/inbox', { params: { to: email } })).json()
      return mails.map((mail: { subject: string }) => mail.subject)
    })
    .toContain(sent)

  await row.getByRole('button', { name: /Düzenle/ }).click()
  await dialog.getByRole('button', { name: 'Ürünün metnine dön' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ürünün metnine dön' }).click()
  await expect(row).not.toContainText('Değiştirildi')
  await expect(row).toContainText('Bülten aboneliğinizi onaylayın')
})

test('an admin corrects a place, writes a rate ahead and hangs up a photo', async ({ page }) => {
  await signInAsStaff(page, staff.admin)
  await page.goto('/staff/settings/yerler')
  const places = page.getByRole('region', { name: 'Yerler ve limanlar' })
  await places.getByLabel('Şehir, liman ya da kod').fill('uşak')
  await places.getByRole('button', { name: /Düzenle: Uşak/ }).click()
  const place = page.getByRole('dialog', { name: /Uşak/ })
  await place.getByRole('button', { name: 'Çıkar: Aliağa' }).click()
  await place.getByRole('button', { name: 'Kaydet' }).click()
  await expect(places.getByRole('listitem').filter({ hasText: 'Uşak' })).toContainText('Düzeltildi')
  const params = {
    shipment_type: 'sea',
    origin_country: 'Türkiye',
    origin_city: 'Uşak',
    destination_country: 'Almanya',
    destination_city: 'Hamburg',
  }
  const headers = { 'kervan-surface': 'office' }
  const suggested = await page.request.get('/api/places/suggested-ports', { params, headers })
  expect((await suggested.json()).pol.best.name).toBe('İzmir')
  await places.getByRole('button', { name: /Düzenle: Uşak/ }).click()
  await place.getByRole('button', { name: 'Ürünle gelene dön' }).click()
  await expect(places.getByRole('listitem').filter({ hasText: 'Uşak' })).not.toContainText('Düzeltildi')

  await page.goto('/staff/settings/ucretler')
  const codes = page.getByRole('region', { name: 'Vergi kodları' })
  const code = `K${randomInt(100_000, 999_999)}`
  await codes.getByRole('button', { name: 'Vergi kodu ekle' }).click()
  const tax = page.getByRole('dialog', { name: 'Vergi kodu ekle' })
  await tax.getByLabel('Kod', { exact: true }).fill(code)
  await tax.getByLabel('Ad', { exact: true }).fill('Deneme')
  await tax.getByLabel('Oran', { exact: true }).fill('9')
  await tax.getByLabel(/^Sonraki oran(?!ın)/).fill('11')
  await tax.getByLabel('Sonraki oranın ilk günü').fill('1.1.2030')
  await tax.getByRole('button', { name: 'Kaydet' }).click()
  const row = codes.getByRole('listitem').filter({ hasText: code })
  await expect(row).toContainText('1 Ocak 2030 gününden itibaren %11')
  await row.getByRole('button', { name: `Kaldır: ${code}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vergi kodunu kaldır' }).click()
  await expect(row).toBeHidden()

  await page.goto('/staff/settings/temsilciler')
  await page.getByRole('button', { name: 'Düzenle: Kerem Uslu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Temsilciyi düzenle' })
  const photo = dialog.locator('img')
  const before = await photo.getAttribute('src')
  await dialog
    .getByLabel('Fotoğraf dosyası')
    .setInputFiles({ name: 'kerem.png', mimeType: 'image/png', buffer: aPicture() })
  await expect(photo).not.toHaveAttribute('src', before ?? '')
})
