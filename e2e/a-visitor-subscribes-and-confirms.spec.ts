import { newestSubscriptionText } from '@kervan/domain/newsletter/subscriber-words.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFitsEveryScreen, watchConsole } from './clean-page.ts'
import { freshAddress } from './sign-in.ts'

const sent = 'Doğrulama e-postası gönderildi.'

/** The link of the newest mail of this kind. */
async function linkFor(page: Page, email: string, address: 'onay#' | 'ayril?'): Promise<string> {
  const link = new RegExp(`/bulten/${address.replace('?', '\\?')}token=\\S+`)
  let found: string | undefined
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/demo/inbox?to=${encodeURIComponent(email)}`)
      const mails = (await answer.json()) as { text: string }[]
      found = mails.map(({ text }) => link.exec(text)?.[0]).find(Boolean)
      return found
    })
    .toBeTruthy()
  return found ?? ''
}

const modal = (page: Page) => page.getByRole('dialog', { name: 'Bültene abone olun' })

/** The modal goes by itself, as soon as it says. */
async function subscribeByModal(page: Page, email: string, closesIn: number): Promise<void> {
  await page.getByRole('button', { name: 'Bültene abone ol', exact: true }).click()
  await modal(page).getByLabel('E-posta adresi').fill(email)
  await modal(page).getByRole('button', { name: 'Abone ol' }).click()
  await expect(modal(page).getByText(sent)).toBeVisible()
  await expect(modal(page)).toContainText(`Bu pencere ${closesIn} saniye içinde kapanır.`)
  await page.clock.fastForward(closesIn * 1000)
  await expect(modal(page)).toBeHidden()
}

test('a visitor subscribes in the modal, confirms by a click, hears that they have, and leaves', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  const email = freshAddress()
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Kabul et' }).click()
  await page.getByRole('button', { name: 'Bültene abone ol', exact: true }).click()
  await expect(modal(page).getByText('bağlantıyı onayladığınızda başlar')).toBeVisible()
  await expect(modal(page).getByLabel('E-posta adresi')).toBeFocused()
  await modal(page).getByRole('button', { name: 'Abone ol' }).click()
  await expect(modal(page).getByText('E-posta adresinizi yazın.')).toBeVisible()
  await expect(modal(page).getByLabel('E-posta adresi')).toBeFocused()
  await modal(page).getByLabel('E-posta adresi').fill('ayşe@firma')
  await page.keyboard.press('Enter')
  await expect(modal(page).getByText('Geçerli bir e-posta adresi girin.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Bültene abone ol', exact: true })).toBeFocused()
  await subscribeByModal(page, email, 5)

  await page.goto(await linkFor(page, email, 'onay#'))
  const confirm = page.getByRole('button', { name: 'Aboneliğimi onayla' })
  await expect(confirm).toBeEnabled()
  // The token has left the address, and a reload does not lose it.
  await expect(page).toHaveURL(/\/bulten\/onay$/)
  await page.reload()
  await expectFitsEveryScreen(page)
  await confirm.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aboneliğiniz başladı' })).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()
  // A reload does not ask again.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Aboneliğiniz başladı' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()

  await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()
  // Sooner where this browser has confirmed before.
  await subscribeByModal(page, email, 3)

  await page.goto(await linkFor(page, email, 'ayril?'))
  await page.getByRole('button', { name: 'Bültenden ayrıl' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bültenden ayrıldınız' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Bültenden ayrıldınız' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  expect(complaints).toEqual([])
})

test('links that do not work say what to do, and search engines do not list them', async ({ page }) => {
  for (const path of ['/bulten/onay', '/bulten/ayril']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Bağlantı çalışmıyor' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
  await page.goto('/bulten/onay#token=uydurma')
  await page.getByRole('button', { name: 'Aboneliğimi onayla' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bağlantı çalışmıyor' })).toBeVisible()
})

test('leaving works without JavaScript', async ({ page, browser }) => {
  const email = freshAddress()
  const subscribe = () => page.request.post('/api/newsletter/subscriptions', { data: { email } })
  expect((await subscribe()).status()).toBe(202)
  const token = (await linkFor(page, email, 'onay#')).split('token=')[1]
  const confirmed = await page.request.post('/api/newsletter/confirmations', {
    data: { token, text_version: newestSubscriptionText },
  })
  expect(confirmed.status()).toBe(200)
  await subscribe()
  const link = await linkFor(page, email, 'ayril?')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(link)
  await plain.getByRole('button', { name: 'Bültenden ayrıl' }).click()
  await expect(plain.getByRole('heading', { level: 1, name: 'Bültenden ayrıldınız' })).toBeVisible()
  await expect(plain.getByText(`${email} adresine artık bülten gönderilmeyecek.`)).toBeVisible()
  await context.close()
})
