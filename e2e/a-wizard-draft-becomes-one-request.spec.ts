import { expect, type Route, test } from '@playwright/test'
import { signInWithPassword, signOut } from './sign-in.ts'
import { arriveComplete, fillIn, password, stepHeading, wizardAddress } from './wizard-steps.ts'

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

test('a draft ends when its author signs out, also in a tab that still shows it', async ({
  page,
  context,
}) => {
  const email = await arriveComplete(page)
  await page.goto(wizardAddress)
  await fillIn(page)
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kervan-device-draft')))
  expect(await drafts()).toHaveLength(1)
  const other = await context.newPage()
  await other.goto(wizardAddress)
  await expect(stepHeading(other, 'Her şey doğru mu?')).toBeVisible()
  await page.keyboard.press('Escape')
  await signOut(page)
  await expect(page).toHaveURL('/')
  await expect(other.getByRole('heading', { level: 1, name: 'Oturum Hatası' })).toBeVisible()
  expect(await drafts()).toEqual([])

  await signInWithPassword(page.request, email, password)
  await page.goto(wizardAddress)
  await expect(stepHeading(page, 'Yükünüz nasıl taşınsın?')).toBeVisible()
})
