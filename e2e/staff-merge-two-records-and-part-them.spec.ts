import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { freshAddress, signInAsStaff } from './sign-in.ts'

async function enter(page: Page, company: string, contact: { email?: string; phone: string }): Promise<void> {
  await page.goto('/staff/customers?new=1')
  const form = page.getByRole('dialog')
  await form.getByLabel('Şirket', { exact: true }).fill(company)
  if (contact.email) await form.getByLabel('E-posta').fill(contact.email)
  await form.getByLabel('Telefon').fill(contact.phone)
  await form.getByRole('button', { name: 'Müşteriyi ekle' }).click()
  await expect(form).toBeHidden()
}

test('two records with one phone number are merged with their history, and parted again', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  const digits = String(Date.now()).slice(-7)
  const [first, second] = [`Çift ${digits}`, `Çift ${digits} Lojistik`]
  await signInAsStaff(page)
  await enter(page, first, { email: freshAddress(), phone: `0535 ${digits}` })
  await enter(page, second, { phone: `+90 535 ${digits}` })
  await page
    .getByRole('list', { name: 'Müşteriler' })
    .getByRole('listitem')
    .filter({ hasText: second })
    .getByRole('link', { name: second, exact: true })
    .click()
  await page.getByLabel('Not', { exact: true }).fill(`Depo taşındı ${digits}`)
  await page.getByRole('button', { name: 'Notu kaydet' }).click()
  await expect(page.getByRole('list', { name: 'Geçmiş' })).toContainText(`Depo taşındı ${digits}`)

  await page.goto('/staff/customer-duplicates')
  const pair = page.getByRole('group', { name: new RegExp(`^Çift ${digits}.* ve Çift ${digits}`) })
  await expect(pair).toContainText('Aynı telefon')
  await expectAccessible(page)
  await pair.getByLabel(new RegExp(`^${first}B`)).check()
  await pair.getByRole('button', { name: 'Birleştir' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Birleştir' }).click()
  await expect(page.getByText('Kayıtlar birleştirildi')).toBeVisible()
  await expect(pair).toHaveCount(0)

  const merged = page
    .getByRole('region', { name: 'Son birleştirmeler' })
    .getByRole('listitem')
    .filter({ hasText: second })
  await merged.getByRole('link', { name: first }).click()
  await expect(page.getByRole('list', { name: 'Geçmiş' })).toContainText(`Depo taşındı ${digits}`)

  await page.goto('/staff/customer-duplicates')
  await merged.getByRole('button', { name: 'Geri al' }).click()
  await expect(merged).toContainText('Geri alındı')
  await expect(pair).toBeVisible()
  await page.goto(`/staff/customers?search=${digits}`)
  await expect(page.getByRole('list', { name: 'Müşteriler' }).getByRole('listitem')).toHaveCount(2)
  expect(complaints).toEqual([])
})
