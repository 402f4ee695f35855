import { expect, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { approve, askForQuote, sendQuote, signInAsShipper, tellOf } from './make-requests.ts'
import { signInAsStaff } from './sign-in.ts'

test('a shipment moves under the eyes of its customer, who then says how it was @phone', async ({
  page,
  browser,
}) => {
  const complaints = [watchConsole(page)]
  await signInAsShipper(page.request)
  const made = await askForQuote(page.request)
  await sendQuote(made, '1250.00')
  const shipment = await approve(page.request, made)

  await page.goto('/dashboard?view=shipments')
  const card = page.getByRole('list', { name: 'Gönderilerim' }).getByRole('listitem')
  await expect(card).toContainText('Hazırlanıyor')
  await card.getByRole('link', { name: 'Takip et' }).click()
  await expect(page).toHaveURL(/\/shipment-tracking\?shipment=/)
  const followed = page.getByRole('region', { name: 'Takip edilen gönderi' })
  const journey = followed.getByRole('list', { name: 'Gönderinin yolculuğu, yedi adım' })
  const now = journey.locator('[aria-current=step]')
  await expect(now).toContainText('Sipariş alındı')

  await tellOf(shipment, { kind: 'departed', place_code: 'TRMER' })
  await expect(now).toContainText('Yola çıktı')
  await expect(followed).toContainText('Mersin')
  const day = 86_400_000
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
  const arrival = { kind: 'arrived', certainty: 'estimated', place_code: 'DEHAM' }
  await tellOf(shipment, { ...arrival, happened_at: inDays(10) })
  await expect(followed).toContainText('Sırada: Varış (beklenen)')
  await tellOf(shipment, { ...arrival, happened_at: inDays(13) })
  await expect(followed).toContainText('(3 gün sonra)')
  await expectAccessible(page)
  await tellOf(shipment, { kind: 'customs_started', place_code: 'DEHAM' })
  await expect(now).toContainText('Gümrük işlemleri')
  await tellOf(shipment, { kind: 'delivered', place_code: 'DEHAM' })
  await expect(followed.getByText('Teslim Edildi', { exact: true }).first()).toBeVisible()

  await followed.getByRole('link', { name: 'Detaylar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Sipariş numaranız').fill('PO-4471')
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByText('Kaydedildi')).toBeVisible()
  await dialog.getByRole('tab', { name: 'İletişim' }).click()
  await dialog.getByRole('button', { name: 'Değerlendirmeyi gönder' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Önce yıldız seçin.')
  await dialog.locator('label').filter({ hasText: '4 yıldız' }).click()
  await dialog.getByLabel(/Yorumunuz/).fill('Üç gün geç, ama her adımı gördüm.')
  await dialog.getByRole('button', { name: 'Değerlendirmeyi gönder' }).click()
  await expect(dialog.getByRole('button', { name: 'Değerlendirmeyi güncelle' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Kapat' }).click()
  await page.getByRole('searchbox', { name: /ara$/ }).fill('po-4471')
  await expect(card).toHaveCount(1)

  await page.goto('/dashboard?view=container-tracking')
  const lookup = page.getByRole('region', { name: 'Kodla ara' })
  const code = lookup.getByLabel('Konteyner, plaka veya belge numarası')
  await code.fill('CSQU3054384')
  await code.press('Enter')
  await expect(lookup.getByRole('alert')).toContainText('Kontrol rakamı 4 değil')
  await code.fill('TEMU1234567')
  await code.press('Enter')
  await expect(lookup.getByRole('region', { name: 'Demo örneği' })).toContainText('Beklenen varış')
  const { shipment_number } = await (await page.request.get(`/api/shipments/${shipment}`)).json()
  await code.fill(shipment_number)
  await code.press('Enter')
  await expect(followed).toContainText(shipment_number)

  const office = await (await browser.newContext()).newPage()
  complaints.push(watchConsole(office))
  await signInAsStaff(office)
  await office.goto(`/staff/shipments/${shipment}`)
  await expect(office.getByText('Üç gün geç, ama her adımı gördüm.')).toBeVisible()
  await expect(office.getByRole('img', { name: '5 üzerinden 4 yıldız' })).toBeVisible()
  await expect(office.getByText('PO-4471')).toBeVisible()
  await office.context().close()
  expect(complaints.flat()).toEqual([])
})
