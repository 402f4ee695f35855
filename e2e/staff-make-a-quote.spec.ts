import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { askForQuote, signInAsShipper } from './make-requests.ts'
import { signInAsStaff } from './sign-in.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Teklif hazırla/ })
const quotePage = /\/staff\/quotes\/[\da-f-]{36}$/

test('a request is priced with what it says, and pricing it again leads to the same draft', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page)
  const company = `Taslak Rota ${Date.now()}`
  await signInAsShipper(request, company)
  const made = await askForQuote(request)
  await signInAsStaff(page)
  await page.goto(`/staff/requests?search=${encodeURIComponent(company)}`)
  const price = page.getByRole('link', { name: `Fiyatla: ${made.number}`, exact: true })
  await price.press('Enter')
  const quote = dialog(page)
  await expect(quote.getByRole('heading', { name: `Teklif hazırla: ${made.number}` })).toBeVisible()
  await expect(quote.getByText(`Defne Işık, ${company}`)).toBeVisible()
  await expect(quote.getByLabel('Taşıma şekli')).toHaveValue('sea_lcl')
  await expect(quote.getByLabel('Yükleme limanı')).toHaveValue('Mersin')
  await expect(quote.getByLabel('Boşaltma limanı')).toHaveValue('Hamburg')
  await expect(quote.getByLabel('Ağırlık')).toHaveValue('1.850')
  await expect(quote.getByLabel('Kalkış (ETD)')).toHaveValue('05.03.2099')
  await expectAccessible(page)

  await quote.getByLabel('1. kalem, Birim fiyat').fill('62,50')
  await quote.getByLabel('1. kalem, Birim maliyet').fill('50')
  await expect(quote.getByText('Marj %20 · Hedefte')).toBeVisible()
  await quote.getByRole('button', { name: 'Kalem ekle' }).click()
  await quote.getByLabel('2. kalem, Kalem').fill('cfs')
  await quote.getByRole('option', { name: 'Çıkış CFS elleçleme' }).click()
  await expect(quote.getByLabel('2. kalem, Birim fiyat')).toHaveValue('22')
  await quote.getByRole('button', { name: 'Teklifi oluştur' }).dblclick()
  await expect(page.getByText('Teklif Oluşturuldu')).toBeVisible()
  await expect(page).toHaveURL(quotePage)
  const address = page.url()

  // Back is the list; pricing it again goes on with the draft.
  await page.goBack()
  await expect(quote).toHaveCount(0)
  await price.press('Enter')
  await expect(page.getByText('Bu talebin hazırlanan bir teklifi zaten var.')).toBeVisible()
  await expect(page).toHaveURL(address)
  expect(complaints).toEqual([])
})

test('a lead with a phone number only gets one quote, also when the first answer is lost', async ({
  page,
}) => {
  await signInAsStaff(page)
  await page.goto('/staff/quotes/new')
  const quote = dialog(page)
  await quote.getByRole('button', { name: 'Teklifi oluştur' }).click()
  await expect(quote.getByText('Müşteri seçimi veya müşteri bilgileri gerekli')).toBeVisible()
  await quote.getByRole('radio', { name: 'Yeni müşteri' }).check()
  const from = `Liman ${Date.now()}`
  await quote.getByLabel('Telefon').fill('+90 532 000 00 01')
  await quote.getByLabel('Yükleme limanı').fill(from)
  await quote.getByLabel('1. kalem, Birim fiyat').fill('1.250,50')

  await page.route('**/api/staff/quotes', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await quote.getByRole('button', { name: 'Teklifi oluştur' }).click()
  await expect(page.getByText(/^Teklif oluşturulurken hata oluştu\./)).toBeVisible()
  await page.unroute('**/api/staff/quotes')
  await quote.getByRole('button', { name: 'Teklifi oluştur' }).click()
  await expect(page.getByText('Teklif Oluşturuldu')).toBeVisible()
  await expect(page.getByText(/^TMP-\d+$/).first()).toBeVisible()
  await expect(page).toHaveURL(quotePage)

  await page.goto(`/staff/requests?search=${encodeURIComponent(from)}`)
  await expect(page.getByRole('row').filter({ hasText: from })).toHaveCount(1)
})
