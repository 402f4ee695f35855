/** An offer between the office and its customer: approved, sent, opened from its mail, printed, accepted; or revised, reminded of and rejected. */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { askForQuote, draftQuote, signInAsShipper } from './make-requests.ts'
import { offerLinkFor, signInAsStaff, staff } from './sign-in.ts'

// Long ways with several browsers each, which need more than the usual minute where the machine is busy.
test.slow()

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Teklif işlemleri' })
const sending = (page: Page) => page.getByRole('dialog', { name: 'Teklifi gönder' })
const offer = (page: Page) => page.getByRole('dialog').filter({ has: page.getByText('Fiyatın dökümü') })
const anotherBrowser = async (browser: Browser) => (await browser.newContext()).newPage()

async function openSending(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Gönder', exact: true }).click()
  await expect(sending(page)).toBeVisible()
}

async function sendNow(page: Page): Promise<void> {
  await openSending(page)
  await sending(page).getByRole('button', { name: 'Şimdi gönder' }).click()
  await expect(page.getByText('Gönderildi, yanıt bekleniyor')).toBeVisible()
}

async function writePrice(page: Page, price: string, total: string): Promise<void> {
  await page.getByRole('group', { name: 'Deniz navlunu' }).getByLabel('Birim fiyat').fill(price)
  await expect(bar(page).getByText(total)).toBeVisible()
}

test('a thin price is approved, sent, opened from its mail, printed and accepted with an option', async ({
  browser,
  page: office,
  request,
}) => {
  const [company, password] = [`Bütün Rota ${Date.now()}`, 'uzun-bir-yol-2026']
  const email = await signInAsShipper(request, company, password)
  const id = await draftQuote(await askForQuote(request), { withOption: true, cost: '990' })
  const [admin, reader] = [await anotherBrowser(browser), await anotherBrowser(browser)]
  const complaints = [office, admin, reader].map((page) => watchConsole(page))
  await signInAsStaff(office)
  await signInAsStaff(admin, staff.admin)

  await office.goto(`/staff/quotes/${id}`)
  await writePrice(office, '1.050', '1.050,00 €')
  await openSending(office)
  await expect(sending(office).getByText('Marj alt sınırın altında.')).toBeVisible()
  await expect(sending(office).getByRole('button', { name: 'Şimdi gönder' })).toBeDisabled()
  await expect(sending(office).getByRole('button', { name: 'Marjı onayla' })).toHaveCount(0)
  await office.keyboard.press('Escape')
  await admin.goto(`/staff/quotes/${id}`)
  await openSending(admin)
  await sending(admin).getByLabel('Onay notu').fill('İlk sipariş')
  await sending(admin).getByRole('button', { name: 'Marjı onayla' }).click()
  await expect(
    sending(admin).getByText(`Düşük marjı ${staff.admin.name} onayladı. İlk sipariş`),
  ).toBeVisible()
  await sendNow(office)

  // Programs that look into mails follow the link before anybody reads it, some of them with the reader's cookies.
  const link = await offerLinkFor(request, email, id)
  for (const visitor of [request, reader.request])
    for (const method of ['HEAD', 'GET', 'GET']) await visitor.fetch(link, { method })
  await office.reload()
  await expect(office.getByText('Gönderildi, yanıt bekleniyor')).toBeVisible()

  // Whoever comes from the mail signs in and is back at the offer.
  await reader.goto(link)
  await expect(reader).toHaveURL(`/auth?redirect=${encodeURIComponent(`/quote/${id}`)}`)
  await reader.getByRole('link', { name: 'Şifre ile giriş' }).click()
  await reader.getByLabel('E-posta adresi').fill(email)
  await reader.getByLabel('Şifre', { exact: true }).fill(password)
  await reader.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(reader).toHaveURL(`/quote/${id}`)
  const sheet = reader.getByRole('article')
  await expect(sheet.getByRole('heading', { level: 1, name: 'Fiyat Teklifi' })).toBeVisible()
  await expect(office.getByText('Müşteri tarafından görüntülendi')).toBeVisible()

  await reader.emulateMedia({ media: 'print' })
  const wordsOf = async (part: Locator) => (await part.innerText()).replace(/\s+/g, ' ').trim()
  const printed = await wordsOf(sheet)
  for (const words of ['Mersin', 'Hamburg', 'Deniz navlunu', 'Nakliyat sigortası', '1.050,00 €', 'Şartlar'])
    expect(printed).toContain(words)
  // On paper there is nothing else.
  expect(await wordsOf(reader.locator('body'))).toBe(printed)
  await reader.emulateMedia({ media: 'screen' })
  await expect(reader.getByRole('button', { name: 'Yazdır' })).toBeVisible()

  await reader.getByRole('link', { name: 'Teklifi yanıtla' }).click()
  await offer(reader)
    .getByRole('checkbox', { name: /Nakliyat sigortası/ })
    .check()
  await offer(reader).getByRole('button', { name: 'Teklifi onayla' }).click()
  const question = reader.getByRole('dialog', { name: 'Teklif onaylansın mı?' })
  await expect(question).toContainText('1.135,50')
  await question.getByRole('button', { name: 'Onayla' }).click()
  await expect(reader.getByText('Teklif onaylandı. Sevkiyat süreci başlatılacak.')).toBeVisible()

  await expect(office.getByText('Teklif kabul edildi')).toBeVisible()
  await expect(bar(office).getByText('1.135,50 €')).toBeVisible()
  await expect(office.getByText('Seçildi', { exact: true })).toBeVisible()
  await office.goto(`/staff/quotes?search=${encodeURIComponent(company)}`)
  const row = office.getByRole('row').filter({ hasText: company })
  await expect(row).toContainText('1.135,50')
  await expect(row).toContainText('Kazanıldı')
  const shipments = await (await reader.request.get('/api/shipments')).json()
  expect(shipments.items).toMatchObject([{ quote_amount: '1135.50', quote_currency: 'EUR' }])
  expect(complaints.flat()).toEqual([])
})

test('a sending is cancelled, a revision shows its difference, and a no ends the reminder', async ({
  browser,
  page: office,
}) => {
  const customer = await anotherBrowser(browser)
  const complaints = [office, customer].map((page) => watchConsole(page))
  await signInAsShipper(customer.request)
  const id = await draftQuote(await askForQuote(customer.request), { withOption: true })
  await signInAsStaff(office)
  await office.goto(`/staff/quotes/${id}`)
  const mails = office
    .locator('section')
    .filter({ has: office.getByRole('heading', { name: 'E-postalar' }) })
    .getByRole('listitem')

  await openSending(office)
  await sending(office).getByText('Başka bir zaman').click()
  await sending(office).getByRole('textbox', { name: 'Gün' }).fill('05.03.2099')
  await sending(office).getByLabel('Saat (İstanbul)').fill('10:00')
  await sending(office).getByRole('button', { name: 'Gönderimi zamanla' }).click()
  await expect(mails).toContainText('Zamanlandı')
  await expect(mails).toContainText('5 Mart 2099 10:00')
  await office.getByRole('button', { name: 'Gönderimi iptal et' }).click()
  await expect(mails).toContainText('Elle iptal edildi.')
  await sendNow(office)
  await customer.goto('/dashboard?view=quotes')
  await expect(customer.getByRole('article')).toContainText('1.000,00')

  await bar(office).getByRole('button', { name: 'Revizyon' }).click()
  const revising = office.getByRole('dialog', { name: 'Revizyon oluştur' })
  await revising.getByLabel('Revizyon notu').fill('Navlun düştü')
  await revising.getByRole('button', { name: 'Revizyon oluştur' }).click()
  await expect(office.getByText('Revizyon Oluşturuldu')).toBeVisible()
  await expect(office).not.toHaveURL(new RegExp(id))
  await expect(office.getByText('Rev. 2', { exact: true }).first()).toBeVisible()
  await writePrice(office, '900', '900,00 €')
  await sendNow(office)
  await office.getByRole('button', { name: 'Rev. 1 ile farkı' }).click()
  const difference = (page: Page) => page.getByRole('dialog', { name: 'Revizyon farkı' })
  await expect(difference(office)).toContainText('100,00 € daha ucuz')
  await expect(difference(office)).toContainText('Marj: ')
  await office.keyboard.press('Escape')
  await bar(office).getByRole('button', { name: '24 saat hatırlatma' }).click()
  const reminder = mails.filter({ hasText: 'Hatırlatma' })
  await expect(reminder).toContainText('Zamanlandı')
  await expect(reminder).toContainText(/yarın \d\d:\d\d/i)

  // The renewed price is there by itself, and the old one is not.
  const card = customer.getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('900,00')
  await card.getByRole('link').first().click()
  await offer(customer).getByRole('button', { name: 'Önceki teklifle farkı' }).click()
  await expect(difference(customer)).toContainText('100,00 € daha ucuz')
  await expect(difference(customer)).toContainText('Birim fiyat: 1.000,00 € → 900,00 €')
  await expect(difference(customer)).not.toContainText(/maliyet|marj|Navlun düştü/i)
  await expectAccessible(customer)
  await customer.goBack()
  await expect(difference(customer)).toHaveCount(0)

  await offer(customer).getByRole('button', { name: 'Reddet' }).click()
  const refusal = customer.getByRole('dialog', { name: 'Teklif reddedilsin mi?' })
  await refusal.getByText('Süre uzun').click()
  await refusal.getByLabel('Eklemek istedikleriniz').fill('Ay sonuna yetişmiyor')
  await refusal.getByRole('button', { name: 'Reddet' }).click()
  await expect(offer(customer).getByText('Bu teklif reddedildi.')).toBeVisible()
  const answer = office.getByRole('region', { name: 'Müşterinin yanıtı' })
  await expect(answer).toContainText('Süre uzun')
  await expect(answer).toContainText('Ay sonuna yetişmiyor')
  await expect(reminder).toContainText('Müşteri teklifi reddetti.')
  await office.getByRole('link', { name: 'Rev. 1', exact: true }).click()
  await expect(office.getByText('Yenilendi', { exact: true }).first()).toBeVisible()
  expect(complaints.flat()).toEqual([])
})
