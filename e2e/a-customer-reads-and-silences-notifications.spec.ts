import { expect, test } from '@playwright/test'
import { askForQuote, sendQuote, signInAsShipper } from './asked-requests.ts'
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './clean-page.ts'

test('an offer is read from the banner, the rest in the list, and a channel is turned off for good', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  await signInAsShipper(page.request)
  for (const amount of ['1100.00', '1200.00', '1300.00'])
    await sendQuote(await askForQuote(page.request), amount)

  await page.goto('/dashboard?view=alerts')
  const banner = page.getByRole('region', { name: 'Yeni teklifler' })
  const offers = banner.getByRole('listitem')
  await expect(offers).toHaveCount(2)
  await expect(offers.first()).toContainText('1.300,00')
  await banner.getByRole('button', { name: '1 Daha Fazla' }).click()
  await expect(offers).toHaveCount(3)
  await expect(banner.getByRole('button', { name: 'Daha Az Göster' })).toBeVisible()
  await expect(page).toHaveTitle(/^Bildirimler \(3\)/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // Read, put aside, or opened: each takes one away, and the list follows.
  await offers.first().getByRole('button', { name: 'Okundu say' }).click()
  await expect(offers).toHaveCount(2)
  await offers.first().getByRole('button', { name: 'Kaldır' }).click()
  await expect(offers).toHaveCount(1)
  await expect(page.getByText('1 okunmamış bildirim', { exact: true })).toBeVisible()
  const unread = page.getByRole('list', { name: 'Bildirimler' }).getByRole('link', { name: /okunmadı/ })
  await expect(unread).toHaveCount(1)
  await unread.click()
  await expect(page).toHaveURL(/view=requests&request=/)
  await expect(banner).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText('Hepsi okundu')).toBeVisible()

  const email = page.getByRole('switch', { name: 'E-posta' })
  await expect(email).toBeChecked()
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' &&
      answer.url().endsWith('/notification-preferences') &&
      answer.ok(),
  )
  await email.click()
  await saved
  await page.reload()
  await expect(email).not.toBeChecked()
  await expect(page.getByText('SMS gönderimi şu anda kapalı.')).toBeVisible()
  expect(complaints).toEqual([])
})
