import { expect, test } from '@playwright/test'
import { askForQuote, editElsewhere, signInAsShipper } from './make-requests.ts'
import { signInAsStaff } from './sign-in.ts'

test('a price goes out for the request as it is now', async ({ page, request }) => {
  const company = `Değişen Rota ${Date.now()}`
  await signInAsShipper(request, company)
  const made = await askForQuote(request)
  await signInAsStaff(page)
  // Opened from the list, so that there is somewhere to go back to.
  await page.goto(`/staff/requests?search=${encodeURIComponent(company)}`)
  await page.getByRole('row').filter({ hasText: company }).hover()
  const pricing = page.getByRole('dialog', { name: `Talebi fiyatla: ${made.number}` })
  await page.keyboard.press('j')
  await page.keyboard.press('h')
  await pricing.getByLabel('Navlun').fill('1000')

  const moved = { title: 'İzmir – Hamburg', origin_city: 'İzmir', estimated_weight: '900' }
  await editElsewhere(request, made, moved)
  await pricing.getByRole('button', { name: 'Teklifi gönder' }).click()
  const alert = pricing.getByRole('alert')
  await expect(alert).toContainText('Değişen: Talep başlığı, Çıkış şehri')
  await alert.getByRole('button', { name: 'Güncel hâliyle devam et' }).click()
  await expect(pricing.getByLabel('Başlık')).toHaveValue('İzmir – Hamburg')
  await expect(pricing.getByLabel('Yükleme limanı')).toHaveValue('')
  await expect(pricing.getByLabel('Boşaltma limanı')).toHaveValue('Hamburg')
  await expect(pricing.getByLabel('Navlun')).toHaveValue('1.000')
  await pricing.getByLabel('Yükleme limanı').fill('İzmir')

  await pricing.getByRole('button', { name: 'Teklifi gönder' }).click()
  await expect(page.getByText('Fiyat Teklifi Gönderildi')).toBeVisible()
  await expect(pricing).toHaveCount(0)
})
