import { sampleFile } from '@kervan/server/src/testing/sample-files.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import {
  approve,
  askForQuote,
  closeDriverLinks,
  makeDriverLink,
  sendQuote,
  signInAsShipper,
} from './make-requests.ts'

test.use({ serviceWorkers: 'allow' })

const isKept = async () => {
  await navigator.serviceWorker.ready
  return (await caches.match('/s/')) !== undefined
}
const keptOnPhone = async () => ({
  stored: Object.keys(localStorage).filter((key) => key.startsWith('kervan-driver')),
  caches: await caches.keys(),
  workers: (await navigator.serviceWorker.getRegistrations()).length,
})

test('a driver without a network reports, and the customer sees it when the network is back @phone', async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page)
  await signInAsShipper(page.request)
  const made = await askForQuote(page.request, 'Hamburg')
  await sendQuote(made, '1250.00')
  const shipment = await approve(page.request, made)
  const link = await makeDriverLink(shipment)
  await page.goto(`/shipment-tracking?shipment=${shipment}`)
  const history = page.getByRole('list', { name: 'Gönderinin geçmişi, en yenisi başta' })
  await expect(history).toContainText('Teklif onaylandı')

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'tr-TR' })
  const driver = await phone.newPage()
  await driver.goto(link)
  await expect(driver.getByRole('heading', { level: 1 })).toHaveText('Mersin → Hamburg')
  await expectAccessible(driver)
  await driver.getByRole('button', { name: 'Yüklendi' }).click()
  const asking = driver.getByRole('dialog')
  await expect(asking.getByLabel('Nerede?')).toHaveValue('Mersin')
  await asking.getByRole('button', { name: 'Bildir' }).click()
  await expect(driver.getByRole('listitem').filter({ hasText: 'Yüklendi, Mersin' })).toContainText(
    'Gönderildi',
  )
  await expect(history).toContainText('Mersin')
  await expect(page.getByText('Yolda', { exact: true }).first()).toBeVisible()

  await expect.poll(() => driver.evaluate(isKept)).toBe(true)
  await phone.setOffline(true)
  await driver.getByRole('button', { name: 'Sınırda' }).click()
  await asking.getByLabel('Nerede?').fill('Hamzabeyli')
  await asking.getByRole('button', { name: 'Bildir' }).click()
  const crossing = driver.getByRole('listitem').filter({ hasText: 'Hamzabeyli' })
  await expect(crossing).toContainText('Bekliyor')
  await driver
    .getByTestId('driver-photo')
    .setInputFiles({ name: 'teslim.jpg', mimeType: 'image/jpeg', buffer: sampleFile('.jpg') })
  await expect(driver.getByText('1 fotoğraf telefonda bekliyor')).toBeVisible()
  // The phone has closed the page and opens it again where there is still no network.
  await driver.reload()
  await expect(driver.getByRole('heading', { level: 1 })).toHaveText('Mersin → Hamburg')
  await expect(driver.getByText('Çevrimdışı:')).toBeVisible()
  await expect(crossing).toContainText('Bekliyor')
  await expectAccessible(driver)
  await driver.getByRole('button', { name: 'Sınırda' }).click()
  await asking.getByLabel('Nerede?').fill('Lesovo')
  await asking.getByRole('button', { name: 'Bildir' }).click()
  await expect(driver.getByText('2 bildirim telefonda bekliyor')).toBeVisible()
  await expect(driver.getByText('1 fotoğraf telefonda bekliyor')).toBeVisible()
  await phone.setOffline(false)
  await expect(driver.getByText('1 fotoğraf operasyon ekibine ulaştı.')).toBeVisible({ timeout: 40_000 })
  await expect(driver.getByText('Çevrimdışı:')).toBeHidden({ timeout: 40_000 })
  await expect(crossing).toContainText('Gönderildi', { timeout: 40_000 })
  await expect(history).toContainText('Hamzabeyli')

  await driver.getByRole('button', { name: 'Teslim edildi' }).click()
  await asking.getByRole('button', { name: 'Bildir' }).click()
  await expect(driver.getByText('Teslimat bildirildi.')).toBeVisible()
  const delivery = driver.getByRole('listitem').filter({ hasText: 'Teslim edildi, Hamburg' })
  await expect(delivery).toContainText('Gönderildi')
  await expect(history).toContainText('Teslim edildi')
  await delivery.getByRole('button', { name: 'Geri al' }).click()
  await expect(driver.getByText('Teslimat bildirildi.')).toBeHidden()
  await expect(history).not.toContainText('Teslim edildi')

  // Nothing of a link that was closed stays on the phone.
  await closeDriverLinks(shipment)
  await driver.reload()
  await expect(driver.getByText('Bağlantı çalışmıyor')).toBeVisible()
  await expect.poll(() => driver.evaluate(keptOnPhone)).toEqual({ stored: [], caches: [], workers: 0 })
  await phone.close()
  expect(complaints).toEqual([])
})

test('a link that is not ours says so', async ({ page }) => {
  await page.goto('/s/bilinmeyen')
  await expect(page.getByText('Bağlantı çalışmıyor')).toBeVisible()
})
