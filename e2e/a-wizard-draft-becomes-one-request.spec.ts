import { expect, type Page, type Route, test } from '@playwright/test'
import { askForQuote, editElsewhere } from './asked-requests.ts'
import { arriveComplete, fillIn, goOn, stepHeading, wizardAddress } from './wizard-steps.ts'

/** By the mouse, at the place where the button was, whatever is there by the second time. */
async function pressTwice(page: Page): Promise<void> {
  const place = await page.getByRole('button', { name: 'Devam et' }).boundingBox()
  const [x, y] = [(place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + (place?.height ?? 0) / 2]
  await page.mouse.click(x, y, { clickCount: 2, delay: 20 })
}

test('a lost answer, a reload and other tabs make one request', async ({ page, context }) => {
  await arriveComplete(page)
  await page.goto(wizardAddress)
  await fillIn(page)
  await page.route('**/api/quick-requests', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Teklif iste' }).click()
  await expect(page.getByRole('alert')).toContainText('Talep gönderilemedi.')
  await page.unroute('**/api/quick-requests')
  await page.reload()
  const [second, late] = [await context.newPage(), await context.newPage()]
  for (const tab of [second, late]) await tab.goto(wizardAddress)
  // All show the same draft before one of them is written on.
  for (const tab of [page, second, late]) await expect(stepHeading(tab, 'Her şey doğru mu?')).toBeVisible()
  // One tab is written on: it is another request now, and says so before it is sent.
  await late.getByRole('button', { name: 'Yük bölümünü düzenle' }).click()
  await late.getByLabel('Brüt ağırlık').fill('900')
  const both = Promise.withResolvers<void>()
  const sent: Route[] = []
  await context.route('**/api/quick-requests', async (route) => {
    if (sent.push(route) === 2) both.resolve()
    await both.promise
    await route.continue()
  })
  for (const tab of [page, second]) await tab.getByRole('button', { name: 'Teklif iste' }).click()
  for (const tab of [page, second]) await expect(stepHeading(tab, 'Talep Alındı')).toBeVisible()
  await expect(late.getByText(/^Bu taslak TLP-[\d-]+ numarasıyla gönderildi\.$/)).toBeVisible()
  await expect(late.getByLabel('Brüt ağırlık')).toHaveValue('900')
  await late.getByRole('button', { name: 'Baştan başla' }).click()
  await late.goto('/dashboard?view=requests')
  await expect(late.getByText('İznik – Timbuktu')).toHaveCount(1)

  await page.getByRole('button', { name: 'Yeni talep oluştur' }).click()
  await expect(stepHeading(page, 'Yükünüz nasıl taşınsın?')).toBeVisible()
})

test('repeating a request leaves an unfinished draft as it is', async ({ page }) => {
  await arriveComplete(page)
  const { id } = await askForQuote(page.request)
  await page.goto(wizardAddress)
  await fillIn(page)
  await page.goto(`${wizardAddress}&repeat=${id}`)
  await expect(page.getByText('Hazır olma tarihini seçin.')).toBeVisible()
  await page.getByRole('button', { name: 'Yarın' }).click()
  await goOn(page)
  await expect(page.getByText('Önceki talebinizin bilgileri dolduruldu.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Kaldığınız yerden devam ediyorsunuz.')).toBeVisible()
  await expect(page.getByText('Paletli makine parçası')).toBeVisible()
  await page.getByRole('button', { name: 'Teklif iste' }).click()
  await page.getByRole('button', { name: 'Yeni talep oluştur' }).click()
  await expect(page.getByText('Çini karo')).toBeVisible()
})

test('a double click goes one step only, and a request sent from a closed wizard is told of', async ({
  page,
}) => {
  await arriveComplete(page)
  await page.goto(wizardAddress)
  await page.getByLabel('Deniz, parsiyel (LCL)').check()
  await pressTwice(page)
  await expect(stepHeading(page, 'Nereden nereye?')).toBeVisible()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Geri' }).click()
  await fillIn(page)
  await page.getByRole('button', { name: 'Geri' }).click()
  await expect(page.getByRole('button', { name: 'Bugün' })).toBeVisible()
  const sent = Promise.withResolvers<void>()
  let sendings = 0
  await page.route('**/api/quick-requests', async (route) => {
    sendings += 1
    await sent.promise
    await route.continue()
  })
  await pressTwice(page)
  await expect(stepHeading(page, 'Her şey doğru mu?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Teklif iste' })).toBeVisible()
  expect(sendings).toBe(0)

  await page.getByRole('button', { name: 'Teklif iste' }).click()
  await expect.poll(() => sendings).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  sent.resolve()
  await expect(page.getByText(/^Talep numaranız: TLP-/)).toBeVisible()
  await page.getByRole('button', { name: 'Talebi gör' }).click()
  await expect(page.getByRole('dialog').getByText('Çini karo').first()).toBeVisible()
})

test('a repeat that was only looked at is no draft, also when its request is news meanwhile', async ({
  page,
}) => {
  await arriveComplete(page)
  const asked = await askForQuote(page.request)
  const repeated = page.getByText('Önceki talebinizin bilgileri dolduruldu.')
  await page.goto(`${wizardAddress}&repeat=${asked.id}`)
  await expect(repeated).toBeVisible()
  const readAgain = page.waitForResponse(`**/api/requests/${asked.id}`)
  await editElsewhere(page.request, asked, { title: 'Başka başlık', description: 'Vinç gerekir' })
  await readAgain
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`${wizardAddress}&repeat=${asked.id}`)
  await expect(repeated).toBeVisible()
})
