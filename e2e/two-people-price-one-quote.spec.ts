import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectFitsEveryScreen, watchConsole } from './clean-page.ts'
import { askForQuote, draftQuote, signInAsShipper } from './make-requests.ts'
import { signInAsStaff, staff } from './sign-in.ts'

type Stored = {
  items: { id: string; title: string; quantity: string; unit_price: string }[]
  totals: { subtotal: string }[]
}

async function openQuote(browser: Browser, person: { email: string }, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInAsStaff(page, person)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: /^(TMP|KRV)-/ })).toBeVisible()
  return page
}

const savedIn = (page: Page) => page.getByRole('toolbar').getByText(/^Kaydedildi \d/)

test('two people at one quote see each other, keep each other’s work, and are asked about the same field', async ({
  browser,
  page: customer,
}) => {
  await signInAsShipper(customer.request)
  const id = await draftQuote(await askForQuote(customer.request))
  const ece = await openQuote(browser, staff.ece, `/staff/quotes/${id}`)
  const complaints = watchConsole(ece)
  const selin = await openQuote(browser, staff.admin, `/quote-preview/${id}`)
  await expect(ece.getByText(`Bu teklif başkasında da açık: ${staff.admin.name}.`)).toBeVisible()
  await expect(selin.getByText(`Bu teklif başkasında da açık: ${staff.ece.name}.`)).toBeVisible()

  // Different fields merge.
  await ece.getByLabel('Notlar').fill('Ece’nin notu')
  await selin.getByLabel('GTİP').fill('8483.40')
  await expect(selin.getByLabel('Notlar')).toHaveValue('Ece’nin notu')
  await expect(ece.getByLabel('GTİP')).toHaveValue('8483.40')
  await expect(ece.getByRole('heading', { level: 1, name: /^KRV-/ })).toBeVisible()

  // The same field asks whoever saves second: Ece's save waits until Selin's is stored.
  const selinIsFirst = Promise.withResolvers<void>()
  await ece.route('**/api/staff/quotes/*', async (route) => {
    if (route.request().method() === 'PUT') await selinIsFirst.promise
    await route.continue()
  })
  await ece.getByLabel('Yükün türü').fill('Makine')
  await selin.getByLabel('Yükün türü').fill('Tekstil')
  await expect(savedIn(selin)).toBeVisible()
  selinIsFirst.resolve()
  await expect(ece.getByText(`${staff.admin.name} bunu «Tekstil» yaptı.`)).toBeVisible()
  await expect(ece.getByLabel('Yükün türü')).toHaveValue('Makine')
  await expectFitsEveryScreen(ece)
  await ece.getByRole('button', { name: 'Benimki kalsın' }).click()
  await expect(selin.getByLabel('Yükün türü')).toHaveValue('Makine')

  // A line of the catalogue is seen by both; then one browser dies in the middle of an edit.
  await selin.getByLabel('Katalogdan ekle').fill('varış cfs')
  await selin.getByRole('listbox', { name: 'Masraf kataloğu' }).getByRole('option').first().click()
  const lines = (page: Page) => page.getByRole('list', { name: 'Fiyat kalemleri' }).getByRole('group')
  await expect(lines(selin)).toHaveCount(2)
  await expect(lines(ece)).toHaveCount(2)
  await selin.getByLabel('Birim fiyat').last().fill('250')
  await ece.getByRole('button', { name: 'Boş kalem ekle' }).click()
  await selin.context().close()
  await ece.keyboard.type('Evrak')
  await ece.getByLabel('Birim fiyat').last().fill('60')
  await expect(savedIn(ece)).toBeVisible()

  const answer = await ece.request.get(`/api/staff/quotes/${id}`, { headers: { 'kervan-surface': 'office' } })
  const stored: Stored = await answer.json()
  expect(stored.items).toHaveLength(3)
  expect(new Set(stored.items.map((line) => line.id)).size).toBe(3)
  expect(stored.items.filter(({ title }) => title === 'Evrak')).toHaveLength(1)
  const sum = stored.items.reduce((total, line) => total + Number(line.quantity) * Number(line.unit_price), 0)
  expect(stored.totals[0]?.subtotal).toBe(sum.toFixed(2))
  await ece.reload()
  await expect(lines(ece)).toHaveCount(3)
  expect(complaints).toEqual([])
  await ece.context().close()
})
