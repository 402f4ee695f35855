/** The office's quotes: tabs, search and order are the address, a quote opens, and the way back keeps them. */
import { expect, test } from '@playwright/test'
import { askForQuote, draftQuote, sendQuote, signInAsShipper } from './make-requests.ts'
import { signInAsStaff } from './sign-in.ts'

test('from a tab and a search to a quote and back', async ({ page, request }) => {
  const company = `Işıklı Yük ${Date.now()}`
  await signInAsShipper(request, company)
  await sendQuote(await askForQuote(request), '2500')
  await sendQuote(await askForQuote(request), '900')
  await draftQuote(await askForQuote(request))
  await signInAsStaff(page)
  await page.goto('/staff')
  await page
    .getByRole('link', { name: /^Teklifler/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Teklifler' })).toBeVisible()

  // Typed without the letters' dots and hooks.
  await page.getByRole('searchbox').fill(company.replace('Işıklı Yük', 'isikli yuk'))
  const rows = page.getByRole('row').filter({ hasText: company })
  await expect(rows).toHaveCount(3)
  const tabs = page.getByRole('navigation', { name: 'Durum süzgeci' })
  await expect(tabs.getByRole('link', { name: /^Gönderildi/ })).toHaveText(/2$/)
  await tabs.getByRole('link', { name: /^Hazırlanıyor/ }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Taslak')
  await tabs.getByRole('link', { name: /^Gönderildi/ }).click()
  await expect(rows).toHaveCount(2)

  await page.getByRole('columnheader').getByRole('button', { name: 'Tutar' }).click()
  await expect(rows.first()).toContainText('900,00')
  await page.getByRole('columnheader').getByRole('button', { name: 'Tutar' }).click()
  await expect(rows.first()).toContainText('2.500,00')
  const address = page.url()
  expect(address).toMatch(/status=sent/)
  expect(address).toMatch(/sort=-amount/)

  await page.locator('body').click({ position: { x: 1, y: 1 } })
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/staff\/quotes\/[\da-f-]{36}$/)
  await expect(page.getByText(company).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(rows.first()).toContainText('2.500,00')
})

test('the figures lead to their quotes', async ({ page }) => {
  await signInAsStaff(page)
  await page.goto('/staff/quotes')
  await page.getByRole('link', { name: 'Sonuçlar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Teklif sonuçları' })).toBeVisible()
  await page.getByLabel('Dönem').selectOption('3')
  await expect(page).toHaveURL(/months=3/)
  // Three months and the heads: the new figures are there.
  await expect(page.getByRole('table', { name: 'Aylara göre', exact: true }).getByRole('row')).toHaveCount(4)
  const lost = page
    .getByRole('region', { name: 'Sorumluya göre' })
    .getByRole('link', { name: /Kaybedilen/ })
    .first()
  const count = await lost.innerText()
  await lost.click()
  await expect(page).toHaveURL(/status=rejected&settled=.*&owner=/)
  await expect(
    page.getByRole('navigation', { name: 'Durum süzgeci' }).getByRole('link', { name: /^Kaybedildi/ }),
  ).toHaveText(new RegExp(`${count}$`))
})
