/** The newsletter from both sides: a subscriber's address and choices, the office's campaign, what is measured of it, and the end by one click. */
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { freshAddress, signInAsStaff } from './sign-in.ts'

/** What a browser of a person says; the one that drives this journey says that it has no head, and would not be counted. */
const personsBrowser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const details = 'https://kervan.example/hamburg'

/** A link of the newest mail that has one. */
async function linkFor(page: Page, email: string, link: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/demo/inbox', { params: { to: email } })
      const mails = (await answer.json()) as { subject: string; text: string }[]
      found = mails.map(({ subject, text }) => link.exec(`${subject}\n${text}`)?.[1]).find(Boolean)
      return found
    })
    .toBeTruthy()
  return found ?? ''
}

test('a subscriber gets a campaign, is counted when they click, and is gone after one click', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const complaints = watchConsole(page)
  const email = freshAddress()
  const subject = `Kasımda navlun ${email.slice(0, 8)}`
  const reader = await (await browser.newContext({ userAgent: personsBrowser })).newPage()
  const subscribed = await reader.request.post('/api/newsletter/subscriptions', { data: { email } })
  expect(subscribed.status()).toBe(202)
  await reader.goto(await linkFor(reader, email, /(https?:\S+\/bulten\/onay#token=\S+)/))
  await reader.getByRole('button', { name: 'Aboneliğimi onayla' }).click()
  await expect(reader.getByRole('heading', { name: 'Aboneliğiniz başladı' })).toBeVisible()
  // The first mail of all is the welcome; its preferences let the mails be measured, and in English they share few recipients.
  await reader.goto(await linkFor(reader, email, /(https?:\S+\/bulten\/tercihler#token=\S+)/))
  await reader.getByLabel('E-postaların dili').selectOption({ label: 'İngilizce' })
  await reader.getByLabel(/^Bülteni açıp açmadığımın/).check()
  await reader.getByRole('button', { name: 'Kaydet' }).click()
  await expect(reader.getByText('Tercihleriniz kaydedildi.')).toBeVisible()

  await signInAsStaff(page)
  await page.goto('/newsletter?view=campaigns')
  await page.getByRole('link', { name: 'Yeni kampanya' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kampanya adı').fill(subject)
  await dialog.getByLabel('Konu').fill(subject)
  await dialog.getByRole('button', { name: 'Oluştur' }).click()
  const add = page.getByRole('group', { name: 'Blok ekle' })
  await add.getByRole('button', { name: 'Metin' }).click()
  await page
    .getByRole('textbox', { name: 'Metin', exact: true })
    .fill('Bu ay Hamburg hattında yer daralıyor.')
  await add.getByRole('button', { name: 'Düğme' }).click()
  await page.getByRole('textbox', { name: 'Düğmenin sözü' }).fill('Ayrıntılar')
  await page.getByRole('textbox', { name: 'Düğmenin adresi' }).fill(details)
  await page.getByRole('link', { name: 'Alıcılar' }).click()
  await page.getByLabel('Web sitesi').check()
  await page.getByLabel('İngilizce').check()
  await expect(page.getByRole('list', { name: 'Örnek alıcılar' })).toContainText(email)
  await page.getByRole('button', { name: 'Gönder', exact: true }).click()
  await dialog.getByRole('button', { name: /^\d+ kişiye gönder$/ }).click()
  await expect(page.getByRole('main').getByText('Gönderildi', { exact: true })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByText('Henüz açan ya da tıklayan yok')).toBeVisible()
  await expectAccessible(page)

  const click = await linkFor(reader, email, new RegExp(`${subject}[\\s\\S]*?(https?:\\S+/b/t/\\S+)`))
  // Who clicks within two seconds is taken for a program.
  await expect(async () => {
    const answer = await reader.request.get(click, { maxRedirects: 0 })
    expect(answer.headers().location).toBe(details)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Bağlantılar' })).toContainText('1 kişi')
  }).toPass()

  const leave = await linkFor(reader, email, new RegExp(`${subject}[\\s\\S]*?(https?:\\S+/bulten/ayril\\S+)`))
  const left = await reader.request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(await left.text()).toContain(email)
  await page.goto(`/newsletter?search=${encodeURIComponent(email)}`)
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Ayrıldı')
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: subject })).toBeVisible()
  expect(complaints).toEqual([])
  await reader.context().close()
})

test('a file of refusals is taken row by row, and says which were not', async ({ page }) => {
  await signInAsStaff(page)
  await page.goto('/newsletter/imports')
  const refused = freshAddress()
  await page.getByRole('radio', { name: /Retler/ }).check()
  await page.locator('input[type=file]').setInputFiles({
    name: 'retler.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Kime;Ret tarihi\n${refused};05.03.2026\nadres-degil;05.03.2026\n`),
  })
  await expect(page.getByRole('heading', { level: 1, name: 'retler.csv' })).toBeVisible()
  const start = page.getByRole('button', { name: '2 satırı aktar' })
  await expect(start).toBeDisabled()
  await page.getByLabel('Kime ne?').selectOption('E-posta')
  await expect(page.getByRole('cell', { name: refused })).toBeVisible()
  await start.click()
  await expect(page.getByRole('link', { name: /Alınmadı/ })).toBeVisible()
  await expect(page.getByText('E-posta adresi geçersiz.')).toBeVisible()
  await page.getByRole('link', { name: /Eklendi/ }).click()
  await expect(page.getByText(refused)).toBeVisible()
})
