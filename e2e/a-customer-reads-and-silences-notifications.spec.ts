import { expect, test } from '@playwright/test'
import { expectFitsEveryScreen, onPhoneScreen, watchConsole } from './clean-page.ts'
import { askForQuote, sendQuote, signInAsShipper } from './make-requests.ts'

test('an offer is read from the banner, the rest in the list, and a channel is turned off for good', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  await signInAsShipper(page.request)
  // One word may be wider than a phone.
  await sendQuote(await askForQuote(page.request, 'Uzunşehir'.repeat(8)), '1100.00')
  for (const amount of ['1200.00', '1300.00']) await sendQuote(await askForQuote(page.request), amount)

  await page.goto('/dashboard?view=requests')
  const banner = page.getByRole('region', { name: 'Yeni teklifler' })
  const offers = banner.getByRole('listitem')
  await expect(offers).toHaveCount(2)
  await expect(offers.first()).toContainText('1.300,00')
  await banner.getByRole('button', { name: '1 Daha Fazla' }).click()
  await expect(offers).toHaveCount(3)
  await expect(banner.getByRole('button', { name: 'Daha Az Göster' })).toBeVisible()
  await expectFitsEveryScreen(page)

  // Read, put aside, or opened: each takes one away, also when it is clicked twice.
  await offers.first().getByRole('button', { name: 'Okundu say' }).dblclick()
  await expect(offers).toHaveCount(2)
  await offers.first().getByRole('button', { name: 'Kaldır' }).dblclick()
  await expect(offers).toHaveCount(1)

  // Other pages keep their first screen on phones: one line leads to it.
  await page.goto('/dashboard?view=shipments')
  const line = page.getByRole('link', { name: '1 yeni teklif' })
  await expect(banner).toBeVisible()
  await expect(line).toBeHidden()
  await onPhoneScreen(page, async () => {
    await expect(line).toBeVisible()
    await expect(banner).toBeHidden()
  })

  // The list of notifications shows the same; what is opened there is read.
  await page.goto('/dashboard?view=alerts')
  await expect(page.getByText('1 okunmamış bildirim', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^Bildirimler \(1\)/)
  await expect(banner).toHaveCount(0)
  const unread = page.getByRole('list', { name: 'Bildirimler' }).getByRole('link', { name: /okunmadı/ })
  await expect(unread).toHaveCount(1)
  await unread.click()
  await expect(page).toHaveURL(/view=quotes&quote=/)
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
