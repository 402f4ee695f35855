import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'

const address = () => `alici-${Math.floor(Date.now() % 1e9)}-${test.info().workerIndex}@musteri.example`

async function openInbox(page: Page, query = '') {
  await page.goto(`/inbox${query}`)
  await expect(page.getByText('Bağlı', { exact: true })).toBeVisible()
}

async function sendTestMail(page: Page, to: string) {
  await page.getByLabel('E-posta adresi').fill(to)
  await page.getByRole('button', { name: 'Deneme e-postası gönder' }).click()
}

test('a mail made in one browser appears in another without a reload', async ({ browser }) => {
  const [first, second] = [await browser.newPage(), await browser.newPage()]
  const complaints = [watchConsole(first), watchConsole(second)]
  const to = address()
  await openInbox(first)
  await openInbox(second)
  await sendTestMail(first, to)
  await expect(second.getByRole('link', { name: new RegExp(to) })).toBeVisible()
  await expect(first.getByRole('link', { name: new RegExp(to) })).toBeVisible()
  expect(complaints.flat()).toEqual([])
  await first.close()
  await second.close()
})

test('a mail can be read, linked to, and left with the back button', async ({ page }) => {
  // The tracer and axe knock at the mail's frame, which lets no script in and says so.
  const complaints = watchConsole(page, /Blocked script execution in '[^']*\/inbox\/mails\//)
  const to = address()
  await openInbox(page)
  await sendTestMail(page, to)
  await page.getByRole('link', { name: new RegExp(to) }).click()
  await expect(page).toHaveURL(/mail=/)
  await expect(page.getByRole('heading', { level: 2, name: 'Deneme e-postası' })).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('Üründeki her e-posta aynı yoldan gider.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Deneme e-postası' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/inbox')
  expect(complaints).toEqual([])
})

test('what arrived while the browser was offline is there when it comes back', async ({ browser }) => {
  const context = await browser.newContext()
  const [away, here] = [await context.newPage(), await browser.newPage()]
  const complaints = watchConsole(away)
  const to = address()
  await openInbox(away)
  await openInbox(here)
  await context.setOffline(true)
  // Offline emulation does not cut an open socket; a browser that lost its network would.
  await away.evaluate(() => window.dispatchEvent(new Event('offline')))
  await sendTestMail(here, to)
  await expect(here.getByRole('link', { name: new RegExp(to) })).toBeVisible()
  await expect(away.getByText('Bağlantı kesildi')).toBeVisible()
  await context.setOffline(false)
  await expect(away.getByRole('link', { name: new RegExp(to) })).toBeVisible({ timeout: 15_000 })
  await expect(away.getByText('Bağlı', { exact: true })).toBeVisible()
  expect(complaints).toEqual([])
  await context.close()
  await here.close()
})

test('the inbox leads home on every screen, and says that it is a demo', async ({ page }) => {
  await openInbox(page)
  await expect(page.getByRole('complementary', { name: 'Demo sürümü' })).toBeVisible()
  // Mails of the company bear its name too.
  await page.getByRole('link', { name: 'Kervan Lojistik', exact: true }).click()
  await expect(page).toHaveURL('/')
})
