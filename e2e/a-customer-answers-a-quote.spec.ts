import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { askForQuote, type MadeRequest, sendQuote, signInAsShipper } from './make-requests.ts'

const rowOf = (page: Page, { number }: MadeRequest) => page.getByRole('listitem').filter({ hasText: number })

test('a quote is approved, refused or revised, and an approved one is a shipment', async ({ page }) => {
  const complaints = watchConsole(page)
  await signInAsShipper(page.request)
  const [first, second, third] = [
    await askForQuote(page.request, 'Hamburg'),
    await askForQuote(page.request, 'Bremen'),
    await askForQuote(page.request, 'Köln'),
  ]
  await page.goto('/dashboard?view=workflow')
  // Priced while the list is open: the rows change by themselves.
  await sendQuote(first, '1250.00')
  await rowOf(page, first).getByRole('button', { name: 'Teklifi onayla' }).click()
  await expect(page.getByRole('dialog')).toContainText('1.250,00 €')
  await page.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click()
  await expect(page.getByText('Teklif onaylandı. Sevkiyat süreci başlatılacak.')).toBeVisible()
  await expect(rowOf(page, first).getByRole('link', { name: 'Gönderi detayı' })).toBeVisible()

  await sendQuote(second, '980.00')
  await rowOf(page, second).getByRole('link', { name: 'Detaylı görünüm' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reddet' }).click()
  const refusal = page.getByRole('dialog', { name: 'Teklif reddedilsin mi?' })
  await refusal.getByText('Fiyat yüksek').click()
  await refusal.getByRole('button', { name: 'Reddet' }).click()
  await expect(refusal).toHaveCount(0)
  await expect(page.getByRole('dialog').getByText('Reddedildi', { exact: true }).first()).toBeVisible()
  await page.goBack()
  await expect(rowOf(page, second).getByRole('link', { name: 'Yeni talep' })).toBeVisible()

  await sendQuote(third, '1430.00')
  await rowOf(page, third).getByRole('link', { name: 'Detaylı görünüm' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revize iste' }).click()
  await page.getByLabel('Ne değişsin?').fill('Daha erken varış')
  await page
    .getByRole('dialog', { name: 'Revize istensin mi?' })
    .getByRole('button', { name: 'Revize iste' })
    .click()
  await expect(page.getByText('Revize Talebi Gönderildi')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Önceki teklif')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click()
  await expect(rowOf(page, third).getByRole('link', { name: 'Düzenle' })).toBeVisible()

  await rowOf(page, first).getByRole('link', { name: 'Gönderi detayı' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1.250,00')
  await dialog.getByRole('tab', { name: 'Takip ve operasyon' }).click()
  await expect(page.getByRole('list', { name: 'Gönderinin geçmişi, en yenisi başta' })).toContainText(
    'Teklif onaylandı, gönderi hazırlanıyor',
  )
  // What lies over the dialog for a few seconds has a small button of its own.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('answered from two tabs at once, the second learns that it was answered', async ({ page, context }) => {
  await signInAsShipper(page.request)
  const made = await askForQuote(page.request)
  await sendQuote(made, '1250.00')
  const [live, deaf] = [await context.newPage(), await context.newPage()]
  // It hears no news, so that it answers what it still shows.
  await deaf.routeWebSocket(/\/live/, () => undefined)
  for (const tab of [page, live, deaf]) {
    await tab.goto('/dashboard?view=requests')
    await rowOf(tab, made).getByRole('button', { name: 'Teklifi onayla' }).click()
  }
  const act = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Onayla' })
  await act(page).click()
  await expect(rowOf(page, made).getByRole('link', { name: 'Gönderi detayı' })).toBeVisible()
  await expect(live.getByRole('dialog').getByRole('alert')).toHaveText('Bu teklif daha önce yanıtlandı.')
  await expect(act(live)).toHaveCount(0)
  await act(deaf).click()
  const alert = deaf.getByRole('dialog').getByRole('alert')
  await expect(alert).toContainText('Teklif onaylanırken bir hata oluştu.')
  await expect(alert).toContainText('Bu teklif daha önce yanıtlandı.')
  await expect(act(deaf)).toHaveCount(0)
  await page.goto('/dashboard?view=shipments')
  await expect(
    page.getByRole('list', { name: 'Gönderilerim' }).getByRole('heading', { level: 2 }),
  ).toHaveCount(1)
})

test('a price that is renewed under the question is seen before it is approved', async ({ page }) => {
  const complaints = watchConsole(page)
  await signInAsShipper(page.request)
  const made = await askForQuote(page.request)
  await sendQuote(made, '1199.50')
  await page.goto('/dashboard?view=requests')
  await rowOf(page, made).getByRole('button', { name: 'Teklifi onayla' }).click()
  const question = page.getByRole('dialog', { name: 'Teklif onaylansın mı?' })
  await expect(question).toContainText('1.199,50 €')
  await sendQuote(made, '1500.00')
  await expect(question.getByRole('alert')).toContainText(
    'Önceki fiyat: 1.199,50 €. Güncel fiyat: 1.500,00 €.',
  )
  await expect(question.getByRole('button', { name: 'Onayla' })).toHaveCount(0)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Güncel teklifle devam et' }).click()
  await expect(question.getByRole('alert')).toHaveCount(0)
  await expect(question).toContainText('1.500,00 €')
  await question.getByRole('button', { name: 'Onayla' }).click()
  await expect(page.getByText('Teklif onaylandı. Sevkiyat süreci başlatılacak.')).toBeVisible()
  await expect(question).toHaveCount(0)
  expect(complaints).toEqual([])
})
