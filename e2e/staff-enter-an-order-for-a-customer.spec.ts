import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { signInAsShipper } from './make-requests.ts'
import { signInAsStaff } from './sign-in.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Yeni sipariş' })
/** By key: news of other journeys may lie over it. */
const newOrder = (page: Page) => page.getByRole('link', { name: 'Yeni sipariş' })

async function openDialog(page: Page) {
  await signInAsStaff(page)
  await page.goto('/staff/requests')
  await newOrder(page).press('Enter')
  await expect(dialog(page).getByLabel('Müşteri', { exact: true })).toBeFocused()
}

test('what is missing is said, a preview shows what goes out, and it goes out once', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page)
  const company = `Sipariş Rota ${Date.now()}`
  const email = await signInAsShipper(request, company)
  await openDialog(page)
  const order = dialog(page)

  await order.getByRole('button', { name: 'Önizle' }).click()
  await expect(page.getByText('Önizleme için en az müşteri, başlık ve sevkiyat türü gerekli.')).toBeVisible()
  await order.getByRole('button', { name: 'Siparişi oluştur' }).click()
  await expect(page.getByText('Eksik Bilgi', { exact: true }).last()).toBeVisible()
  await expect(page.getByText('Lütfen zorunlu alanları doldurun.')).toBeVisible()
  await expect(order.getByLabel('Müşteri', { exact: true })).toBeFocused()
  await expectAccessible(page)

  await order.getByLabel('Müşteri', { exact: true }).fill(company.toUpperCase())
  await order.getByRole('option', { name: `, ${company}` }).click()
  await expect(order.getByText(email)).toBeVisible()
  await order.getByLabel('Başlık').fill('Mersin – Hamburg, 2 × 40HC')
  await order.getByLabel('Sevkiyat türü').selectOption('sea')
  await order.getByLabel('Çıkış şehri').fill('Mersin')
  await order.getByLabel('Varış şehri').fill('Hamburg')
  await order.getByRole('button', { name: 'Siparişi oluştur' }).click()
  await expect(page.getByText('Liman Bilgisi Eksik')).toBeVisible()
  await expect(order.getByLabel('Posta kodu')).toHaveCount(0)

  // Typing something else than figures into a cost leaves the figures.
  await order.getByLabel('Navlun').pressSequentially('1.2a50,50€')
  await expect(order.getByLabel('Navlun')).toHaveValue('1.250,50')
  await order.getByLabel('Yükleme limanı').fill('Mersin')
  await order.getByLabel('Boşaltma limanı').fill('Hamburg')

  await order.getByRole('button', { name: 'Önizle' }).click()
  const preview = page.getByRole('dialog', { name: 'Önizleme' })
  await expect(preview).toContainText(/1\.250,50\s€/)
  await expect(preview).toContainText(email)
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Düzenlemeye dön' }).click()

  await order.getByRole('button', { name: 'Vazgeç' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Sayfada kal' }).click()
  await order.getByRole('button', { name: 'Teklifi gönder' }).dblclick()
  await expect(page.getByText('Fiyat Teklifi Gönderildi')).toBeVisible()
  await expect(page.getByText(/^KRV-\d{4}-\d+\. Müşteriye e-posta gönderildi\.$/)).toBeVisible()
  await expect(order).toBeHidden()

  await page.getByRole('searchbox').fill(company)
  await expect(page.getByRole('row').filter({ hasText: company })).toHaveCount(1)
  await expect(page).toHaveURL(/search=/)
  const mails = async (): Promise<{ text: string }[]> =>
    (await request.get('/api/demo/inbox', { params: { to: email } })).json()
  await expect.poll(async () => (await mails()).some(({ text }) => text.includes('1.250,50'))).toBe(true)
  expect(complaints).toEqual([])
})

/** All that an order by road needs, but a price. */
async function fillLandOrder(order: Locator, company: string): Promise<void> {
  await order.getByLabel('Müşteri', { exact: true }).fill(company)
  await order.getByRole('option', { name: `, ${company}` }).click()
  await order.getByLabel('Başlık').fill('Bursa – Münih, komple')
  await order.getByLabel('Sevkiyat türü').selectOption('land')
  await order.getByLabel('Çıkış şehri').fill('Bursa')
  await order.getByLabel('Varış şehri').fill('Münih')
}

test('an order without a price is made as one, and the work queue leads to pricing it', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page)
  const company = `Kuyruk Rota ${Date.now()}`
  await signInAsShipper(request, company)
  await openDialog(page)
  const order = dialog(page)
  await fillLandOrder(order, company)
  await expect(order.getByLabel('Posta kodu')).toHaveCount(2)
  await order.getByRole('button', { name: 'Siparişi oluştur' }).click()
  await expect(page.getByText('Sipariş Oluşturuldu')).toBeVisible()

  await page.goto(`/staff/work-queue?search=${encodeURIComponent(company)}`)
  const work = page.getByRole('row').filter({ hasText: company })
  await expect(work).toContainText('Yeni talep')
  await work.hover()
  // It is with the customer's representative.
  await work.getByRole('button', { name: 'Üstlen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yine de üstlen' }).click()
  await expect(work.getByRole('button', { name: 'Bırak' })).toBeVisible()
  await expectAccessible(page)
  await work.hover()
  await work.getByRole('link', { name: 'Hızlı fiyat' }).click()
  const pricing = page.getByRole('dialog', { name: 'Talebi fiyatla' })
  await pricing.getByLabel('Tutar').fill('980')
  await pricing.getByRole('button', { name: 'Teklifi gönder' }).click()
  await expect(page.getByText('Fiyat Teklifi Gönderildi')).toBeVisible()
  await expect(work).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('an order whose answer was lost is made once when it is sent again', async ({ page, request }) => {
  const company = `Tekrar Rota ${Date.now()}`
  await signInAsShipper(request, company)
  await openDialog(page)
  const order = dialog(page)
  await fillLandOrder(order, company)
  await page.route('**/api/staff/orders', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await order.getByRole('button', { name: 'Siparişi oluştur' }).click()
  await expect(page.getByText('İşlem sırasında bir hata oluştu.')).toBeVisible()

  await page.unroute('**/api/staff/orders')
  await order.getByRole('button', { name: 'Siparişi oluştur' }).dblclick()
  await expect(page.getByText('Sipariş Oluşturuldu')).toBeVisible()
  await expect(order).toHaveCount(0)
  await page.getByRole('searchbox').fill(company)
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('row').filter({ hasText: company })).toHaveCount(1)
  await newOrder(page).press('Enter')
  await expect(order.getByLabel('Başlık')).toHaveValue('')
})
