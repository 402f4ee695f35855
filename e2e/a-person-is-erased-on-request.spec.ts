import { expect, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { signInAsCustomer, signInAsStaff, staff } from './sign-in.ts'

type Mail = { subject: string; text: string }

test('from the customer’s own wish over the admin’s desk to the proof: nothing of the person is left', async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page)
  const visit = await browser.newContext()
  const own = await visit.newPage()
  const email = await signInAsCustomer(own.request)
  await own.goto('/dashboard?view=account#verilerim')
  await own.getByRole('button', { name: 'Verilerimin silinmesini iste' }).click()
  await own.getByLabel('Notunuz').fill('Artık çalışmıyoruz.')
  await own.getByRole('button', { name: 'Silme talebi gönder' }).click()
  await expect(own.getByRole('list', { name: 'Silme talepleriniz' }).getByText('Bekliyor')).toBeVisible()

  await signInAsStaff(page, staff.admin)
  await page.goto('/staff/data-requests')
  await page.getByRole('searchbox').first().fill(email)
  const row = page.locator('[data-row]')
  await expect(row).toHaveCount(1)
  await row.click()
  await expect(page.getByText('Panelde oturum açarak')).toBeVisible()
  await expect(page.getByText('Artık çalışmıyoruz.')).toBeVisible()

  await page.getByRole('button', { name: 'Verilerin kopyasını hazırla' }).click()
  const tray = page.getByRole('region', { name: 'Arka plandaki işler' })
  const started = page.waitForEvent('download')
  await tray.getByRole('link', { name: 'İndir: Kişisel verilerin kopyası' }).first().click()
  expect((await started).suggestedFilename()).toMatch(/^kisisel-veriler-\d{4}-\d\d-\d\d\.zip$/)

  await page.getByRole('button', { name: 'Verileri sil' }).click()
  const dialog = page.getByRole('dialog')
  // What will become of each kind is said before anything does.
  await expect(dialog.getByRole('row', { name: 'Müşteri kaydı 1 – –' })).toBeVisible()
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: 'Verileri sil' }).click()
  const proof = page.getByRole('region', { name: 'Silmenin kaydı' })
  await expect(proof).toBeVisible({ timeout: 20_000 })
  await expect(proof.getByRole('row', { name: /^Müşteri kaydı 1/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Silme: Silinmiş kişi' })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)

  // The customer is signed out, hears of it once more, and is found nowhere in the office.
  await expect
    .poll(async () =>
      (await own.request.get('/api/own-data', { headers: { 'kervan-surface': 'portal' } })).status(),
    )
    .toBe(401)
  await expect
    .poll(async () => {
      const mails: Mail[] = await (
        await page.request.get('/api/demo/inbox', { params: { to: email } })
      ).json()
      return mails.some(({ text }) => text.includes('Kişisel verileriniz silindi.'))
    })
    .toBe(true)
  const found = await page.request.get('/api/customers', {
    params: { search: email },
    headers: { 'kervan-surface': 'office' },
  })
  expect((await found.json()).items).toEqual([])
  await visit.close()
  expect(complaints).toEqual([])
})
