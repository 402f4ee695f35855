import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { totalsIn } from '@kervan/domain/quotes/quote-sums.ts'
import { anyQuote } from '@kervan/domain/testing/any-quote.ts'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { signInAsStaff } from './sign-in.ts'

test('the offline file opens from a disk, sums as the server does, and its quote becomes a draft', async ({
  page,
  context,
  request,
}, info) => {
  const html = await (await request.get('/staff-desktop.html')).text()
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(500_000)
  const path = info.outputPath('kervan-masaustu.html')
  await writeFile(path, html)

  const desk = await context.newPage()
  const complaints = watchConsole(desk, /ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await desk.goto(pathToFileURL(path).href)
  await expect(desk.getByText('Çevrimdışı', { exact: true })).toBeVisible()
  await expectAccessible(desk)

  // Its own code against that of the server, for quotes of every kind that it can hold.
  const quotes = fc.sample(anyQuote, { numRuns: 1_000, seed: 20_261_118 }).map(({ items, terms }) => ({
    terms: { ...terms, tax_included: false },
    items: items.map((item) => ({ ...item, is_optional: false })),
  }))
  const expected = quotes.map(({ items, terms }) => totalsIn(terms.currency, items, terms))
  const sums = await desk.evaluate(
    (given) =>
      given.map(({ items, terms }) => {
        const codes = items.map(({ tax_code, tax_percent }) => ({ code: tax_code, percent: tax_percent }))
        const quote = { currency: terms.currency, target_margin_pct: '15', items }
        type Sums = (...parts: unknown[]) => { totals: unknown }
        const { kervanSums } = window as unknown as { kervanSums: Sums }
        return kervanSums(quote, { try_per: terms.try_per }, codes).totals
      }),
    quotes,
  )
  expect(sums).toEqual(expected)

  await desk.getByRole('button', { name: 'Yeni teklif' }).click()
  const company = `Yol Makine ${Date.now()}`
  await desk.getByLabel('Şirket').fill(company)
  await desk.getByLabel('Telefon').fill('+90 532 000 00 01')
  await desk.getByLabel('Çıkış', { exact: true }).fill('Mersin')
  await desk.getByLabel('Varış', { exact: true }).fill('Hamburg')
  await desk.getByLabel('1. kalem, Birim fiyat').fill('1.250,50')
  await desk.getByRole('button', { name: 'Kalem ekle' }).click()
  await desk.getByRole('button', { name: 'Dosya olarak kaydet' }).click()
  await expect(desk.getByText('Kaydetmeden önce işaretli alanları tamamlayın.')).toBeVisible()
  await desk.getByLabel('2. kalem, Kalem', { exact: true }).fill('Evrak')
  await desk.getByLabel('2. kalem, Birim fiyat').fill('40')
  await desk.reload()
  await expect(desk.getByLabel('Şirket')).toHaveValue(company)
  const downloading = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Dosya olarak kaydet' }).click()
  const file = await (await downloading).path()
  await context.setOffline(false)
  await desk.close()

  await signInAsStaff(page)
  await page.goto('/staff/quotes')
  await page.getByRole('link', { name: 'Dosyadan al' }).click()
  const choose = page.getByLabel('Teklif dosyası')
  const offer = async (content: string) =>
    choose.setInputFiles({ name: 'teklif.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  await offer('{"format":"kervan-teklif","version":99}')
  await expect(page.getByText('Bu dosya daha yeni bir sürümle hazırlanmış.')).toBeVisible()
  await offer('[1,2]')
  await expect(page.getByText('Bu, çevrimdışı dosyada hazırlanmış bir teklif dosyası değil.')).toBeVisible()
  await offer(await readFile(file, 'utf8'))
  const dialog = page.getByRole('dialog', { name: /^Teklif hazırla/ })
  // 1.250,50 and 40 with 20 % tax.
  await expect(dialog.getByRole('note')).toContainText('1.298,50')
  await expect(dialog.getByLabel('Toplamlar')).toContainText('1.298,50')
  await dialog.getByRole('button', { name: 'Teklifi oluştur' }).click()
  await expect(page).toHaveURL(/\/staff\/quotes\/[\da-f-]{36}$/)
  const typed = () =>
    page.locator('input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  await expect.poll(typed).toContain(company)
  expect(complaints).toEqual([])
})
