import { expect, type Locator, type Page, test } from '@playwright/test'
import { askForQuote, editElsewhere, signInAsShipper } from './asked-requests.ts'
import { expectAccessible, watchConsole } from './clean-page.ts'
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

test('what is missing is said, a draft is kept, a preview shows what goes out, and it goes out once', {
  tag: '@desktop',
}, async ({ page, request }) => {
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
  await order.getByRole('option', { name: company }).click()
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

  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await expect(order.getByLabel('Başlık')).toHaveValue('Mersin – Hamburg, 2 × 40HC')
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
  await order.getByRole('option', { name: company }).click()
  await order.getByLabel('Başlık').fill('Bursa – Münih, komple')
  await order.getByLabel('Sevkiyat türü').selectOption('land')
  await order.getByLabel('Çıkış şehri').fill('Bursa')
  await order.getByLabel('Varış şehri').fill('Münih')
}

test('an order without a price is made as one, and the work queue leads to pricing it', {
  tag: '@desktop',
}, async ({ page, request }) => {
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
  await work.getByRole('button', { name: 'Üstlen' }).click()
  await expect(work.getByRole('button', { name: 'Bırak' })).toBeVisible()
  await expectAccessible(page)
  await work.hover()
  await work.getByRole('link', { name: 'Fiyatla' }).click()
  const pricing = page.getByRole('dialog', { name: 'Talebi fiyatla' })
  await pricing.getByLabel('Tutar').fill('980')
  await pricing.getByRole('button', { name: 'Teklifi gönder' }).click()
  await expect(page.getByText('Fiyat Teklifi Gönderildi')).toBeVisible()
  await expect(work).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('an order whose answer was lost is made once, whichever tab sends it again', {
  tag: '@desktop',
}, async ({ page, request, context }) => {
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

  const otherTab = await context.newPage()
  await otherTab.goto(page.url())
  await expect(dialog(otherTab).getByLabel('Başlık')).toHaveValue('Bursa – Münih, komple')
  await dialog(otherTab).getByRole('button', { name: 'Siparişi oluştur' }).dblclick()
  await expect(otherTab.getByText('Sipariş Oluşturuldu')).toBeVisible()
  // The first tab hears of it: there is nothing left to send there.
  await expect(order).toHaveCount(0)
  await page.getByRole('searchbox').fill(company)
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('row').filter({ hasText: company })).toHaveCount(1)
  await newOrder(page).press('Enter')
  await expect(order.getByLabel('Başlık')).toHaveValue('')
})

test('whoever leaves an order unsent has left, and finds it empty the next time', {
  tag: '@desktop',
}, async ({ page }) => {
  const complaints = watchConsole(page)
  await openDialog(page)
  const order = dialog(page)
  const ways = [
    () => order.getByRole('button', { name: 'Kapat' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]
  for (const leave of ways) {
    await expect(order.getByLabel('Başlık')).toHaveValue('')
    await order.getByLabel('Başlık').fill('Yarım kalan sipariş')
    await leave()
    await page.getByRole('button', { name: 'Kaydetmeden ayrıl' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(order).toHaveCount(0)
    await expect(page).toHaveURL('/staff/requests')
    await newOrder(page).press('Enter')
  }
  expect(complaints).toEqual([])
})

test('a price kept on the device goes out for the request as it is now, and nobody leaves it on its way', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const company = `Değişen Rota ${Date.now()}`
  await signInAsShipper(request, company)
  const asked = await askForQuote(request)
  await signInAsStaff(page)
  // Opened from the list, so that there is somewhere to go back to.
  await page.goto(`/staff/requests?search=${encodeURIComponent(company)}`)
  await page.getByRole('row').filter({ hasText: company }).hover()
  const pricing = page.getByRole('dialog', { name: `Talebi fiyatla: ${asked.number}` })
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await pricing.getByLabel('Navlun').fill('1000')
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await expect(pricing.getByLabel('Navlun')).toHaveValue('1000')
  await expect(pricing.getByRole('alert')).toHaveCount(0)

  const moved = { title: 'İzmir – Hamburg', origin_city: 'İzmir', estimated_weight: '900' }
  await editElsewhere(request, asked, moved)
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  const alert = pricing.getByRole('alert')
  await expect(alert).toContainText('Değişen: Talep başlığı, Çıkış şehri')
  await alert.getByRole('button', { name: 'Güncel hâliyle devam et' }).click()
  await expect(pricing.getByLabel('Başlık')).toHaveValue('İzmir – Hamburg')
  await expect(pricing.getByLabel('Yükleme limanı')).toHaveValue('')
  await expect(pricing.getByLabel('Boşaltma limanı')).toHaveValue('Hamburg')
  await expect(pricing.getByLabel('Navlun')).toHaveValue('1000')
  await pricing.getByLabel('Yükleme limanı').fill('İzmir')

  const sent = Promise.withResolvers<void>()
  await page.route('**/api/staff/orders', async (route) => {
    await sent.promise
    await route.continue()
  })
  await pricing.getByRole('button', { name: 'Teklifi gönder' }).click()
  await expect(pricing.getByRole('button', { name: 'Teklifi gönder' })).toBeDisabled()
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(pricing).toBeVisible()
  }
  sent.resolve()
  await expect(page.getByText('Fiyat Teklifi Gönderildi')).toBeVisible()
  await expect(pricing).toHaveCount(0)
})

test('from a request and from its price the keyboard comes back to its row; leaving pressed twice leaves once', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const complaints = watchConsole(page)
  const company = `Tuş Rota ${Date.now()}`
  await signInAsShipper(request, company)
  for (const city of ['Hamburg', 'Bremen']) await askForQuote(request, city)
  await signInAsStaff(page)
  const list = `/staff/requests?search=${encodeURIComponent(company)}`
  await page.goto('/staff/work-queue')
  await page.goto(list)
  const links = page.locator('[data-row]')
  await expect(links).toHaveCount(2)
  for (const key of ['j', 'j']) await page.keyboard.press(key)
  await expect(links.last()).toBeFocused()
  for (const key of ['e', 'Enter']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toContainText(/TLP-/)
    await expect(page.getByRole('dialog').getByText('Paletli makine parçası').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(links.last()).toBeFocused()
  }

  await page.keyboard.press('Enter')
  const cross = page.getByRole('dialog').getByRole('button', { name: 'Kapat' })
  // Both at once: the second comes before the browser has gone back.
  await cross.evaluate((button: HTMLElement) => [button.click(), button.click()])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(list)

  await page.keyboard.press('e')
  const pricing = page.getByRole('dialog', { name: 'Talebi fiyatla: TLP' })
  await pricing.getByLabel('Navlun').fill('1')
  await page.keyboard.press('Escape')
  const leave = page.getByRole('button', { name: 'Kaydetmeden ayrıl' })
  await leave.evaluate((button: HTMLElement) => [button.click(), button.click()])
  await expect(pricing).toHaveCount(0)
  await expect(page).toHaveURL(list)
  expect(complaints).toEqual([])
})
