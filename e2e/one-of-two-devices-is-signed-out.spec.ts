import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { signInAsCustomer, signInWithPassword } from './sign-in.ts'

const sessions = (page: Page) => page.getByRole('list', { name: 'Açık oturumlar' }).getByRole('listitem')

async function openAccount(page: Page) {
  await page.goto('/dashboard?view=account')
  await expect(page.getByText('Bağlı', { exact: true }).filter({ visible: true })).toBeVisible()
}

test('a session that is ended elsewhere says so at once, and the other one goes on', async ({
  browser,
  page: there,
}) => {
  const here = await browser.newPage()
  // The browser itself reports that the ended session is refused.
  const complaints = [watchConsole(here), watchConsole(there, /status of 401/)]
  const password = 'uzun-bir-yol-2026'
  const email = await signInAsCustomer(here.request, { password })
  await openAccount(here)
  await expect(sessions(here)).toHaveCount(1)
  await signInWithPassword(there.request, email, password)
  await openAccount(there)
  // The list of the first grows by itself.
  await expect(sessions(here)).toHaveCount(2)
  await expect(sessions(here).filter({ hasText: 'Bu cihaz' })).toHaveCount(1)

  let loads = 0
  there.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await there.getByLabel('Görev', { exact: true }).fill('İhracat Müdürü')
  await sessions(here)
    .getByRole('button', { name: /^Kapat/ })
    .click()
  await here.getByRole('button', { name: 'Oturumu kapat', exact: true }).click()
  await expect(there.getByRole('heading', { level: 1, name: 'Oturum Hatası' })).toBeFocused()
  // Nothing of the account can be read any more, and no question about unsaved changes came.
  await expect(there.getByText(email)).toHaveCount(0)
  await expect(there.getByLabel('Görev', { exact: true })).toHaveCount(0)
  await expectAccessible(there)
  await expect(sessions(here)).toHaveCount(1)

  expect(loads).toBe(0)

  // Signing in leads back to the page.
  await there.getByRole('link', { name: 'Giriş Yap' }).click()
  await there.getByRole('link', { name: 'Şifre ile giriş' }).click()
  await there.getByLabel('E-posta adresi').fill(email)
  await there.getByLabel('Şifre', { exact: true }).fill(password)
  await there.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(there.getByLabel('Görev', { exact: true })).toHaveValue('')
  await here.reload()
  await expect(here.getByRole('heading', { level: 1, name: 'Hesabım' })).toBeVisible()
  await expect(sessions(here)).toHaveCount(2)
  expect(complaints.flat()).toEqual([])
  await here.close()
})
