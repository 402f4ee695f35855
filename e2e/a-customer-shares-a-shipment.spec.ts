import { expect, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { approve, askForQuote, sendQuote, signInAsShipper, tellOf } from './make-requests.ts'

test('somebody follows a shipment by its link until the link is closed', async ({ page, browser }) => {
  const complaints = [watchConsole(page)]
  await signInAsShipper(page.request)
  const made = await askForQuote(page.request)
  await sendQuote(made, '1250.00')
  const shipment = await approve(page.request, made)
  await page.goto(`/shipment-tracking?shipment=${shipment}`)
  const sharing = page.getByRole('region', { name: 'Başkalarıyla paylaşın' })
  await sharing.getByLabel(/Kimin için/).fill('Alıcının deposu')
  await sharing.getByRole('button', { name: 'Bağlantı aç' }).click()
  const link = sharing.getByRole('listitem').filter({ hasText: 'Alıcının deposu' })
  await expect(link).toContainText('Henüz açılmadı')
  const answer = await page.request.get(`/api/shipments/${shipment}/share-links`)
  const [{ url }] = (await answer.json()).links

  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const seen = watchConsole(guest)
  await guest.goto(new URL(url).pathname)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/^SH-/)
  await expect(guest.getByText('1.250')).toHaveCount(0)
  await expectAccessible(guest)
  await tellOf(shipment, { kind: 'departed', place_code: 'TRMER' })
  await expect(guest.getByText('Yolda', { exact: true }).first()).toBeVisible()
  expect(seen).toEqual([])

  await sharing.getByRole('button', { name: 'Bağlantıyı kapat: Alıcının deposu' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bağlantıyı kapat' }).click()
  await expect(link).toContainText('tarihinde kapatıldı')
  await expect(link).toContainText('Son açılış')
  await expect(guest.getByText('Bağlantı çalışmıyor')).toBeVisible()
  await guest.context().close()
  expect(complaints.flat()).toEqual([])
})
