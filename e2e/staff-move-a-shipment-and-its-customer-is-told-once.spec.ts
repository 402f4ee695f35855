import { expect, type Page, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { approve, askForQuote, sendQuote, signInAsShipper } from './make-requests.ts'
import { signInAsStaff } from './sign-in.ts'

const moved = 'Varış günü değişti'

test('staff tell operations, move the arrival with a reason and set a status for many; the customer is told of each once', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const complaints = [watchConsole(page)]
  const email = await signInAsShipper(page.request)
  const made = await askForQuote(page.request)
  await sendQuote(made, '1250.00')
  const shipment = await approve(page.request, made)
  await page.goto(`/shipment-tracking?shipment=${shipment}`)
  await expect(page.getByText('Hazırlanıyor', { exact: true }).first()).toBeVisible()
  const told = async (title: string) => {
    const mails: { subject: string }[] = await (
      await page.request.get('/api/demo/inbox', { params: { to: email } })
    ).json()
    const headers = { 'kervan-surface': 'portal' }
    const { items }: { items: { title: string; message: string }[] } = await (
      await page.request.get('/api/notifications', { headers })
    ).json()
    return {
      mails: mails.filter(({ subject }) => subject.startsWith(title)).length,
      notifications: items.filter((one) => one.title === title).length,
    }
  }

  const office = await (
    await browser.newContext({ locale: 'tr-TR', viewport: { width: 1440, height: 900 } })
  ).newPage()
  complaints.push(watchConsole(office))
  await signInAsStaff(office)
  await office.goto(`/staff/shipments/${shipment}`)
  const number = (await office.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(office.getByText(`BKG-${number.slice(-6)}`)).toBeVisible()

  await office.getByRole('button', { name: 'Operasyona bildir' }).click()
  await office.getByRole('dialog').getByLabel('Mesaj').fill('Alıcı teslimatı sabah istiyor')
  await office.getByRole('button', { name: 'Bildirimi gönder' }).click()
  await expect(office.getByText('Operasyon ekibine bildirim gönderildi.')).toBeVisible()

  // The first arrival that is known is no news; one that slips by days is, and one that slips by an hour is not.
  await moveArrival(office, 40, '10:00', 'Gemi programı')
  await moveArrival(office, 46, '10:00', 'Limanda yoğunluk')
  await expect.poll(() => told(moved)).toEqual({ mails: 1, notifications: 1 })
  await moveArrival(office, 46, '11:00', 'Rıhtım sırası')
  await expect(page.getByText('Limanda yoğunluk').first()).toBeVisible()

  await office.goto(`/staff/shipments?search=bkg-${number.slice(-6)}`)
  await expect(office.getByRole('link', { name: number })).toBeVisible()
  await office.getByRole('checkbox', { name: 'Tümünü seç' }).click()
  const bar = office.getByRole('region', { name: 'Seçilenler' })
  await bar.getByLabel('Durumu değiştir').selectOption({ label: 'Yolda' })
  await bar.getByRole('button', { name: 'Uygula' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Durumu değiştir: Yolda' }).click()
  await expect(bar).toContainText('1 gönderi için durum değişti.')
  await expect(page.getByText('Yolda', { exact: true }).first()).toBeVisible()
  await expect.poll(() => told('Gönderiniz yola çıktı')).toEqual({ mails: 1, notifications: 1 })
  expect(await told(moved)).toEqual({ mails: 1, notifications: 1 })

  await office.goto(`/staff/work-queue?search=${number}`)
  await expect(office.getByRole('link', { name: new RegExp(number) }).first()).toBeVisible()
  await office.context().close()
  expect(complaints.flat()).toEqual([])
})

async function moveArrival(office: Page, days: number, time: string, reason: string): Promise<void> {
  await office.getByRole('button', { name: 'Varışı değiştir' }).click()
  const dialog = office.getByRole('dialog')
  const day = new Date(Date.now() + days * 86_400_000)
  await dialog.getByLabel('Gün').fill(day.toLocaleDateString('tr-TR', { timeZone: 'Europe/Istanbul' }))
  await dialog.getByLabel('Saat (İstanbul)').fill(time)
  await dialog.getByLabel('Neden').fill(reason)
  await dialog.getByRole('button', { name: 'Varışı kaydet' }).click()
  await expect(dialog).toHaveCount(0)
}
