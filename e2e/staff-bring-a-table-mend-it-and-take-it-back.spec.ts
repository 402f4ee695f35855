import { expect, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { freshAddress, signInAsStaff } from './sign-in.ts'

/** As Excel saves it in Turkey: semicolons, and letters of its own. */
function turkishTable(rows: string[][]): Buffer {
  const letters: Record<string, number> = { ğ: 0xf0, Ğ: 0xd0, ı: 0xfd, İ: 0xdd, ş: 0xfe, Ş: 0xde }
  const text = rows.map((cells) => cells.join(';')).join('\r\n')
  return Buffer.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)))
}

test('a table comes in but for its wrong rows, which are mended, and is taken back', async ({ page }) => {
  const complaints = watchConsole(page)
  const [company, mended] = [`Işıl ${Date.now()} Döküm`, freshAddress()]
  await signInAsStaff(page)
  await page.goto('/staff/customers')
  await page.getByRole('link', { name: 'Tablodan aktar' }).click()
  await page.getByRole('button', { name: 'Müşteri tablosu' }).setInputFiles({
    name: 'müşteriler.csv',
    mimeType: 'text/csv',
    buffer: turkishTable([
      ['Yetkili', 'Ünvan', 'E-posta', 'Şehir'],
      ['Çağla Işık', company, freshAddress(), 'Kırıkkale'],
      ['Ömer Güneş', company, 'omer@yanlis', 'Iğdır'],
    ]),
  })
  await expect(page.getByRole('heading', { level: 1, name: 'müşteriler.csv' })).toBeVisible()
  // What the heading does not tell is chosen.
  await page.getByLabel('Ünvan ne?').selectOption({ label: 'Şirket' })
  await expect(page.getByRole('region', { name: 'İlk satırlar' })).toContainText('Kırıkkale')
  await expect(page.getByRole('region', { name: 'İlk satırlar' })).toContainText('E-posta:')
  await expectAccessible(page)
  await page.getByRole('button', { name: '2 satırı aktar' }).click()

  const report = page.getByRole('region', { name: 'Satırların sonucu' })
  await expect(report).toContainText('omer@yanlis')
  await report.getByRole('button', { name: '3. satırı düzelt' }).click()
  const row = report.getByRole('form', { name: '3. satır' })
  await row.getByLabel('E-posta').fill('omer@')
  await row.getByRole('button', { name: 'Düzelt ve ekle' }).click()
  await expect(row.getByRole('alert')).toBeVisible()
  await row.getByLabel('E-posta').fill(mended)
  await row.getByRole('button', { name: 'Düzelt ve ekle' }).click()
  await expect(page.getByText('Müşteri eklendi')).toBeVisible()

  await page.goto(`/staff/customers?search=${encodeURIComponent(company)}`)
  const cards = page.getByRole('list', { name: 'Müşteriler' }).getByRole('listitem')
  await expect(cards).toHaveCount(2)
  await expect(cards.filter({ hasText: 'Ömer Güneş' })).toContainText('Iğdır')

  await page.goto('/staff/customer-imports')
  await page.getByRole('link', { name: 'müşteriler.csv' }).first().click()
  await page.getByRole('button', { name: 'Aktarımı geri al' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aktarımı geri al' }).click()
  await expect(page.getByText('Geri alındı', { exact: true }).first()).toBeVisible()
  await page.goto(`/staff/customers?search=${encodeURIComponent(company)}`)
  await expect(page.getByText('Müşteri bulunamadı')).toBeVisible()
  // What was still wrong was refused.
  expect(complaints).toEqual([expect.stringContaining('422')])
})
