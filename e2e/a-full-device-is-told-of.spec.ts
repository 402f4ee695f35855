/** A browser without room: the page goes on, and says what is not kept. */
import { expect, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { signInAsStaff } from './sign-in.ts'

test.use({ serviceWorkers: 'allow' })

test('where a device is full the office works on, and says what it cannot keep', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const complaints = watchConsole(page, /Failed to load resource/)
  page.on('dialog', (dialog) => void dialog.accept())
  await signInAsStaff(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 20_000 })
  await page.goto('/staff/requests')
  const rows = page.getByRole('row')
  await expect(rows.nth(3)).toBeVisible()
  const bar = page.getByText('Bu cihazda yer kalmadı.')
  await expect(bar).toContainText('ağ yokken açılan uygulama', { timeout: 60_000 })
  await expect(bar).toContainText('son gördüğünüz listeler', { timeout: 60_000 })
  // Half a version would open nothing, and take the room of what can.
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(async () => (await caches.match('/kept/office')) !== undefined)).toBe(false)

  // The lists go on, from the server.
  await page.getByRole('link', { name: 'Teklifler' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teklifler')
  await expect(rows.nth(3)).toBeVisible()
  await page.getByRole('button', { name: 'Tamam', exact: true }).click()
  await expect(bar).toBeHidden()

  // With room again it is kept after all.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '' })
  await page.reload()
  const isKept = () => page.evaluate(async () => (await caches.match('/kept/office')) !== undefined)
  await expect.poll(isKept, { timeout: 120_000 }).toBe(true)
  await expect(bar).toBeHidden()
  expect(complaints).toEqual([])
})
