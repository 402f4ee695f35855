import { expect, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { approve, askForQuote, sendQuote, signInAsShipper } from './make-requests.ts'
import { signInAsStaff } from './sign-in.ts'

test('staff set a status and take it back while the customer watches', async ({ page, browser }) => {
  const complaints = [watchConsole(page)]
  await signInAsShipper(page.request)
  const made = await askForQuote(page.request)
  await sendQuote(made, '1250.00')
  const shipment = await approve(page.request, made)
  await page.goto(`/shipment-tracking?shipment=${shipment}`)
  const history = page.getByRole('list', { name: 'Gönderinin geçmişi, en yenisi başta' })
  await expect(history).toContainText('Teklif onaylandı')

  const office = await (await browser.newContext()).newPage()
  complaints.push(watchConsole(office))
  await signInAsStaff(office)
  await office.goto(`/staff/shipments/${shipment}`)
  await expect(office.getByText('Hazırlanıyor', { exact: true }).first()).toBeVisible()
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Durumu değiştir' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Yeni durum').selectOption({ label: 'Gümrükte' })
  await dialog.getByLabel('Not').fill('Beyanname açıldı')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toHaveCount(0)
  await expect(office.getByText('Gümrükte', { exact: true }).first()).toBeVisible()
  await expect(history).toContainText('Beyanname açıldı')
  await expect(page.getByText('Gümrükte', { exact: true }).first()).toBeVisible()

  await office
    .getByRole('button', { name: /^Geri al: / })
    .first()
    .click()
  await office.getByRole('dialog').getByRole('button', { name: 'Geri al' }).click()
  await expect(office.getByText('Hazırlanıyor', { exact: true }).first()).toBeVisible()
  await expect(history).not.toContainText('Beyanname açıldı')

  await office.getByRole('button', { name: 'Bağlantı aç' }).click()
  await dialog.getByLabel(/Sürücünün adı/).fill('Murat Aydın')
  await dialog.locator('button[type=submit]').click()
  await expect(office.getByRole('listitem').filter({ hasText: 'Murat Aydın' })).toContainText(
    'Henüz açılmadı',
  )
  await office.getByRole('link', { name: 'Bütün gönderiler', exact: true }).click()
  await expect(office.getByRole('heading', { level: 1, name: 'Gönderiler' })).toBeVisible()
  await office.context().close()
  expect(complaints.flat()).toEqual([])
})
