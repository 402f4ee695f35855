import { expect, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { freshAddress, signInAsCustomer, signInAsStaff } from './sign-in.ts'

test('a lead is looked after, asks for a price, and finds it when they first sign in', async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page)
  const [email, company] = [freshAddress(), `Aday ${Date.now()}`]
  await signInAsStaff(page)
  await page.goto('/staff/customers?new=1')
  const form = page.getByRole('dialog')
  await form.getByLabel('Ad', { exact: true }).fill('Defne')
  await form.getByLabel('Soyad').fill('Işık')
  await form.getByLabel('Şirket', { exact: true }).fill(company)
  await form.getByLabel('E-posta').fill(email)
  await form.getByLabel('Telefon').fill('+90 532 000 00 07')
  await form.getByRole('button', { name: 'Müşteriyi ekle' }).click()
  await expect(form).toBeHidden()

  await page.goto(`/staff/leads?search=${encodeURIComponent(company)}`)
  const list = page.getByRole('table', { name: 'Adaylar' })
  const row = page.locator('tr, li').filter({ hasText: company }).first()
  await expect(row).toContainText('Personel kaydı')
  await expect(row).toContainText('Görüşün: en geç')
  await page.getByRole('button', { name: 'Beklet: Defne Işık' }).press('Enter')
  await form.getByLabel('Neden').fill('Sezon başında aranacak.')
  await form.getByRole('button', { name: 'Beklet' }).click()
  await expect(row).toContainText('Bekliyor:')
  await expect(list.or(page.getByRole('list', { name: 'Adaylar' })).first()).toBeVisible()

  // Somebody speaks with them after all, and they ask for a price.
  await row.getByRole('link', { name: 'Defne Işık' }).click()
  await page.getByRole('link', { name: 'Ara: Defne Işık' }).click()
  await form.getByLabel('Not').fill('Hamburg için fiyat istediler.')
  await form.getByRole('button', { name: 'Görüşmeyi kaydet' }).click()
  await expect(page.getByRole('list', { name: 'Geçmiş' })).toContainText('Hamburg için fiyat istediler.')

  await page.goto('/staff/requests?order=new')
  await form.getByLabel('Müşteri', { exact: true }).fill(company)
  await form.getByRole('option', { name: `, ${company}` }).click()
  await form.getByLabel('Başlık').fill('Bursa – Hamburg, parsiyel')
  await form.getByLabel('Sevkiyat türü').selectOption('air')
  await form.getByLabel('Çıkış şehri').fill('Bursa')
  await form.getByLabel('Varış şehri').fill('Hamburg')
  await form.getByRole('button', { name: 'Siparişi oluştur' }).click()
  await expect(form).toBeHidden()
  await page.goto(`/staff/leads?search=${encodeURIComponent(company)}`)
  await expect(page.getByText('Aday bulunamadı')).toBeVisible()

  const own = await browser.newContext()
  await signInAsCustomer(own.request, { email, company: '' })
  const portal = await own.newPage()
  await portal.goto('/dashboard?view=requests')
  await expect(portal.getByText('Bursa – Hamburg, parsiyel').first()).toBeVisible()
  await own.close()
  await page.goto(`/staff/customers?search=${encodeURIComponent(company)}`)
  const card = page.getByRole('list', { name: 'Müşteriler' }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Potansiyel')
  expect(complaints).toEqual([])
})
