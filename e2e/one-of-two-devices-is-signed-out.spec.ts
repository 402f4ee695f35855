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
  const ended = there.getByRole('alertdialog', { name: 'Oturumunuz sona erdi' })
  await expect(ended).toBeVisible({ timeout: 5_000 })
  await expectAccessible(there)
  await expect(sessions(here)).toHaveCount(1)

  // What was being written can still be copied.
  await ended.getByRole('button', { name: 'Bu sayfada kal' }).click()
  await expect(there.getByLabel('Görev', { exact: true })).toHaveValue('İhracat Müdürü')
  expect(loads).toBe(0)
  await here.reload()
  await expect(here.getByRole('heading', { level: 1, name: 'Hesabım' })).toBeVisible()
  await expect(sessions(here)).toHaveCount(1)
  expect(complaints.flat()).toEqual([])
  await here.close()
})
