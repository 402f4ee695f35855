import { expect, type Page, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { askForQuote, signInAsShipper } from './make-requests.ts'
import { signInAsStaff } from './sign-in.ts'

const connected = (page: Page) => page.getByText('Bağlı', { exact: true }).filter({ visible: true })

test('a request reaches the open office, its price reaches the customer, and nobody reloads', async ({
  browser,
}) => {
  const contexts = [await browser.newContext(), await browser.newContext()] as const
  const [office, customer] = [await contexts[0].newPage(), await contexts[1].newPage()]
  const complaints = [watchConsole(office), watchConsole(customer)]
  const company = `Canlı Rota ${Date.now()}`
  await signInAsShipper(customer.request, company)
  // One older request of theirs: the new one is not the first row of an empty list.
  const older = await askForQuote(customer.request)
  await signInAsStaff(office)
  const search = encodeURIComponent(company)
  await office.goto(`/staff/requests?search=${search}`)
  const row = (number: string) => office.getByRole('link', { name: `Hızlı fiyat: ${number}` })
  await expect(row(older.number)).toBeAttached()
  await expect(connected(office)).toBeVisible()
  await customer.goto('/dashboard')
  await expect(connected(customer).first()).toBeVisible()
  let loads = 0
  for (const page of [office, customer])
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })

  const arrivals = office.getByRole('button', { name: '1 yeni talep' })
  const { number } = await askForQuote(customer.request)
  await expect(office.getByText('Yeni talep: Defne Işık').first()).toBeVisible()
  // Nothing jumps: the row waits until somebody wants it.
  await expect(row(number)).toHaveCount(0)
  await arrivals.click()
  await expect(row(number)).toBeAttached()
  // By key: on a phone a notice may lie over the bell.
  await office.getByRole('button', { name: /^Güncellemeler, \d+ yeni$/ }).press('Enter')
  const updates = office.getByRole('dialog', { name: 'Güncellemeler' })
  await expect(updates.getByRole('listitem').filter({ hasText: number })).toBeVisible()
  await office.keyboard.press('Escape')
  await expect(updates).toBeHidden()

  await row(number).focus()
  await office.keyboard.press('Enter')
  const order = office.getByRole('dialog', { name: `Talebi fiyatla: ${number}` })
  await order.getByLabel('Yükleme limanı').fill('Mersin')
  await order.getByLabel('Boşaltma limanı').fill('Hamburg')
  await order.getByLabel('Navlun').fill('1.250,50')
  await order.getByLabel('BAF').fill('100')
  await expect(order.getByLabel('Toplam')).toHaveValue(/^1\.350,50\s€$/)
  await order.getByRole('button', { name: 'Teklifi gönder' }).click()
  await expect(office.getByText('Fiyat Teklifi Gönderildi')).toBeVisible()
  await expect(order).toBeHidden()
  await expect(office.getByRole('row').filter({ hasText: number })).toContainText(/1\.350,50\s€/)

  await expect(customer.getByText('Teklif Hazır').first()).toBeVisible()
  expect(loads).toBe(0)

  // The updates are still there after a reload, without one's own price and with nothing called new that was looked at.
  await office.reload()
  await office.getByRole('button', { name: /^Güncellemeler/ }).press('Enter')
  const read = updates.getByRole('listitem').filter({ hasText: number })
  await expect(read).toHaveCount(1)
  await expect(read).not.toContainText('yeni')
  expect(complaints.flat()).toEqual([])
  for (const context of contexts) await context.close()
})
