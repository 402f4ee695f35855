import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { askForQuote, draftQuote, signInAsShipper } from './make-requests.ts'
import { freshAddress, signInAsStaff, staff } from './sign-in.ts'

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Teklif işlemleri' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Teklifi gönder' })

async function openQuote(page: Page, person: { email: string }, id: string): Promise<void> {
  await signInAsStaff(page, person)
  await page.goto(`/staff/quotes/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: /^(TMP|KRV)-/ })).toBeVisible()
}

test('a price is sent to several people, and a colleague sees it sent at once', async ({ browser, page }) => {
  const complaints = watchConsole(page)
  const customer = await (await browser.newContext()).newPage()
  const email = await signInAsShipper(customer.request)
  const made = await askForQuote(customer.request)
  const id = await draftQuote(made)
  const colleague = await (await browser.newContext()).newPage()
  await openQuote(colleague, staff.admin, id)
  await openQuote(page, staff.ece, id)

  await page.getByLabel('Notlar').fill('Son anda yazılan not')
  await bar(page).getByRole('button', { name: 'Gönder', exact: true }).click()
  // What was typed is saved first, and with it the quote has its number.
  await expect(dialog(page).getByLabel('Konu')).toHaveValue(/^Fiyat Teklifi KRV-/)
  await expect(dialog(page).getByText(email)).toBeVisible()
  const copy = freshAddress()
  await dialog(page).getByLabel('Bilgi (CC)').fill(copy)
  await dialog(page).getByLabel('Mesaj').fill('Konuştuğumuz gibi.')
  await dialog(page).getByRole('button', { name: 'E-postayı önizle' }).click()
  const preview = dialog(page).frameLocator('iframe')
  await expect(preview.getByText('Konuştuğumuz gibi.')).toBeVisible()
  await expect(preview.getByText('Son anda yazılan not')).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Şimdi gönder' }).dblclick()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('Gönderildi', { exact: true }).first()).toBeVisible()
  await expect(colleague.getByText('Gönderildi, yanıt bekleniyor')).toBeVisible()
  await expect(page.getByText('Gönderildi, yanıt bekleniyor')).toBeVisible()

  for (const to of [email, copy]) {
    await page.request.get('/api/demo/inbox', { params: { to } })
    await expect
      .poll(async () => {
        const mails: { subject: string; text: string }[] = await (
          await page.request.get('/api/demo/inbox', { params: { to } })
        ).json()
        return mails.filter(({ text }) => text.includes(`/quote/${id}`)).length
      })
      .toBe(1)
  }
  await expect(
    customer.request.get(`/api/requests/${made.id}`).then((answer) => answer.json()),
  ).resolves.toMatchObject({ status: 'quoted', quote_id: id })

  await bar(page).getByRole('button', { name: '24 saat hatırlatma' }).click()
  await expect(colleague.getByRole('button', { name: 'Hatırlatmayı iptal et' })).toBeVisible()
  await colleague.getByRole('button', { name: 'Hatırlatmayı iptal et' }).click()
  await expect(bar(page).getByRole('button', { name: '24 saat hatırlatma' })).toBeVisible()
  expect(complaints).toEqual([])
})
