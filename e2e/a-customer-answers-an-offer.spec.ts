import { expect, type Page, test } from '@playwright/test'
import { expectFitsEveryScreen, watchConsole } from './clean-page.ts'
import { askForQuote, sendOffer, signInAsShipper } from './make-requests.ts'
import { signInAsStaff } from './sign-in.ts'
import { say, talk } from './talk.ts'

const offer = (page: Page) => page.getByRole('dialog').filter({ has: page.getByText('Fiyatın dökümü') })

test('an offer is accepted with an option, and both sides have its total', async ({ browser }) => {
  const [customer, office] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ]
  const complaints = [watchConsole(customer), watchConsole(office)]
  const company = `Seçenek Rota ${Date.now()}`
  await signInAsShipper(customer.request, company)
  const made = await askForQuote(customer.request)
  await signInAsStaff(office)
  await office.goto(`/staff/requests?search=${encodeURIComponent(company)}`)
  await customer.goto('/dashboard?view=quotes')
  await expect(customer.getByText('Henüz Teklif Almadınız')).toBeVisible()
  await expectFitsEveryScreen(customer)

  // It arrives by itself; the list alone does not count as seen.
  const id = await sendOffer(made)
  const card = customer.getByRole('article')
  await expect(card).toContainText('1.000,00')
  await expect(card).toContainText('İnceleniyor')
  await expectFitsEveryScreen(customer)
  await card.getByRole('link').first().click()
  await expect(customer).toHaveURL(new RegExp(`view=quotes&quote=${id}`))
  const total = offer(customer).getByRole('region', { name: 'Toplam' })
  await expect(total).toContainText('1.000,00')
  const insurance = offer(customer).getByRole('checkbox', { name: /Nakliyat sigortası/ })
  await insurance.focus()
  await customer.keyboard.press('Space')
  await expect(total).toContainText('1.085,50')
  await expectFitsEveryScreen(customer)
  await office.goto(`/staff/quotes/${id}`)
  await expect(office.getByText('Görüntülendi', { exact: true }).first()).toBeVisible()

  await offer(customer).getByRole('button', { name: 'Teklifi onayla' }).click()
  const question = customer.getByRole('dialog', { name: 'Teklif onaylansın mı?' })
  await expect(question).toContainText('1.085,50')
  await expect(question).toContainText('Nakliyat sigortası')
  await question.getByRole('button', { name: 'Onayla' }).dblclick()
  await expect(customer.getByText('Teklif onaylandı. Sevkiyat süreci başlatılacak.')).toBeVisible()
  await expect(offer(customer).getByText('Onaylandı', { exact: true })).toBeVisible()
  await expect(office.getByText('Kazanıldı', { exact: true }).first()).toBeVisible()

  await offer(customer).getByRole('link', { name: 'Gönderi detayı' }).click()
  // The offer's dialog has the same price; the tabs are the shipment's alone.
  await expect(customer.getByRole('tab', { name: 'Genel bakış' })).toBeVisible()
  await expect(customer.getByRole('dialog')).toContainText('1.085,50')
  await customer.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click()
  await expect(
    customer.getByRole('list', { name: 'Gönderilerim' }).getByRole('heading', { level: 2 }),
  ).toHaveCount(1)
  const shipments = await (await customer.request.get('/api/shipments')).json()
  expect(shipments.items).toMatchObject([{ quote_amount: '1085.50', quote_currency: 'EUR' }])
  await office.goto(`/staff/requests?search=${encodeURIComponent(company)}`)
  await expect(office.getByRole('row').filter({ hasText: made.number })).toContainText('1.085,50')
  expect(complaints.flat()).toEqual([])
})

test('an offer is refused with a reason, another revised with a note, and asked about', async ({
  browser,
}) => {
  const [customer, office] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ]
  const complaints = [watchConsole(customer), watchConsole(office)]
  await signInAsShipper(customer.request)
  await signInAsStaff(office)
  const [refused, revised] = [
    await sendOffer(await askForQuote(customer.request)),
    await sendOffer(await askForQuote(customer.request, 'Bremen')),
  ]
  await customer.goto(`/dashboard?view=quotes&quote=${refused}`)
  await office.goto(`/staff/quotes/${refused}`)
  await offer(customer).getByRole('button', { name: 'Reddet' }).click()
  const refusal = customer.getByRole('dialog', { name: 'Teklif reddedilsin mi?' })
  await refusal.getByText('Süre uzun').click()
  await refusal.getByLabel('Eklemek istedikleriniz').fill('Ay sonuna yetişmiyor')
  await expectFitsEveryScreen(customer)
  await refusal.getByRole('button', { name: 'Reddet' }).click()
  await expect(offer(customer).getByText('Bu teklif reddedildi.')).toBeVisible()
  await expect(offer(customer).getByText('Ay sonuna yetişmiyor')).toBeVisible()
  await expect(office.getByText('Kaybedildi', { exact: true }).first()).toBeVisible()

  await customer.goto(`/dashboard?view=quotes&quote=${revised}`)
  await offer(customer).getByRole('link', { name: 'Soru sor' }).filter({ visible: true }).click()
  await say(customer, 'Liman masrafı dahil mi?')
  await expect(talk(customer).getByText('Liman masrafı dahil mi?')).toBeVisible()
  await office.goto('/staff/work-queue')
  await expect(office.getByText(/Yanıt bekleyen mesaj/).first()).toBeVisible()
  await customer.goto(`/dashboard?view=quotes&quote=${revised}`)

  await offer(customer).getByRole('button', { name: 'Revize Talebi' }).click()
  const revision = customer.getByRole('dialog', { name: 'Revize istensin mi?' })
  await revision.getByLabel('Ne değişsin?').fill('Daha erken varış')
  await revision.getByRole('button', { name: 'Revize iste' }).click()
  await expect(customer.getByText('Revize Talebi Gönderildi')).toBeVisible()
  await expect(offer(customer).getByText('Revize istendi', { exact: true })).toBeVisible()
  await customer.keyboard.press('Escape')
  await expect(customer.getByRole('link', { name: /^Revize istenen\s*1$/ })).toBeVisible()
  expect(complaints.flat()).toEqual([])
})
