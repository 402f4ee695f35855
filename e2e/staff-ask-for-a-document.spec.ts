import { expect, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { aPdf } from './document-files.ts'
import { approve, askForQuote, sendQuote, signInAsShipper } from './make-requests.ts'
import { signInAsStaff, uploadLinkFor } from './sign-in.ts'

test('staff ask for a paper, the customer uploads it from the mail, staff verify it and the customer sees it live @phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000)
  const complaints = watchConsole(page)
  const email = await signInAsShipper(page.request)
  const made = await askForQuote(page.request)
  await sendQuote(made, '1250.00')
  const shipment = await approve(page.request, made)

  const office = await browser.newContext({ locale: 'tr-TR', viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await signInAsStaff(desk)
  await desk.goto(`/staff/shipments/${shipment}`)
  const needed = desk.getByRole('region', { name: 'Gereken belgeler' })
  const invoice = needed.getByRole('listitem').filter({ hasText: 'Ticari fatura' })
  await expect(invoice).toContainText('Eksik')
  await needed.getByRole('button', { name: 'Müşteriden iste' }).click()
  const asking = desk.getByRole('dialog', { name: 'Müşteriden belge iste' })
  await expect(asking.getByRole('checkbox', { name: 'Ticari fatura' })).toBeChecked()
  await asking.getByRole('textbox', { name: /Not/ }).fill('Kaşeli ve imzalı olsun')
  await expectAccessible(desk)
  await asking.getByRole('button', { name: 'İste', exact: true }).click()
  await expect(desk.getByText('Belgeler müşteriden istendi')).toBeVisible()
  await expect(invoice).toContainText('istendi')

  await page.goto(await uploadLinkFor(page.request, email, 'commercial_invoice'))
  await expect(page.getByRole('heading', { name: /^Belge yükle: .*Ticari fatura$/ })).toBeVisible()
  const files = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Dosya seç', exact: true }).first().click()
  await (await files).setFiles({
    name: 'fatura.pdf',
    mimeType: 'application/pdf',
    buffer: aPdf('Fatura 2026-0412'),
  })
  await expect(page.getByText('Belge başarıyla yüklendi')).toBeVisible()
  const card = page.getByRole('list', { name: 'Belgelerim' }).getByRole('listitem')
  await expect(card).toContainText('İnceleniyor')
  // Its first page is drawn from the file, once it is in sight.
  await card.scrollIntoViewIfNeeded()
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth), {
      timeout: 20_000,
    })
    .toBeGreaterThan(0)
  await expectAccessible(page)

  // The office's page has heard of it.
  await expect(invoice).toContainText('İnceleniyor')
  await invoice.getByRole('link', { name: 'Ticari fatura' }).click()
  const opened = desk.getByRole('dialog', { name: 'fatura.pdf' })
  await expect(opened.getByRole('img', { name: 'fatura.pdf, sayfa 1 / 1' })).toBeVisible()
  await expectAccessible(desk)
  await opened.getByRole('button', { name: 'Onayla' }).click()
  await expect(opened.getByText('Onaylandı')).toBeVisible()
  await expect(card).toContainText('Onaylandı')

  // All papers of the shipment as one archive, on both sides.
  await opened.getByRole('button', { name: 'Kapat' }).click()
  const saved = desk.waitForEvent('download')
  await desk.getByRole('link', { name: 'Tümünü indir (ZIP)' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/)
  await page.goto(`/dashboard?view=shipments&shipment=${shipment}&tab=documents`)
  const own = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Tümünü indir (ZIP)' }).click()
  expect((await own).suggestedFilename()).toMatch(/\.zip$/)
  await office.close()
  expect(complaints).toEqual([])
})
