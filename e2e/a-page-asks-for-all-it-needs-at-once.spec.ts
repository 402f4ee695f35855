import { expect, type Page, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { askForQuote, signInAsShipper } from './make-requests.ts'
import { holdFiles, layoutShift } from './page-arrival.ts'
import { watchLoad } from './page-load.ts'
import { signInAsStaff } from './sign-in.ts'

/** One first load: each call once, all code named by the document, and no more than a slow line can bear. */
async function open(page: Page, path: string, heading: string | RegExp, kilobytes: number): Promise<void> {
  const complaints = watchConsole(page)
  const load = watchLoad(page)
  const document = (await (await page.goto(path))?.text()) ?? ''
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const scripts = load.requests.filter((request) => request.resourceType() === 'script')
  for (const script of scripts) expect(document).toContain(new URL(script.url()).pathname)
  expect(new Set(load.calls()).size).toBe(load.calls().length)
  expect(load.requests.length).toBeLessThanOrEqual(20)
  expect(await load.scriptKilobytes()).toBeLessThanOrEqual(kilobytes)
  expect(complaints).toEqual([])
}

/** What is done meanwhile, by others or for the request just sent, would be news, whose code comes with it. */
const keepNewsAway = (page: Page) => page.routeWebSocket('**/api/live**', () => undefined)

test('signing in is there with few files', async ({ page }) => {
  await open(page, '/auth', 'Giriş yapın', 150)
})

test('the first page of the portal is there with few files, and reads everything once', async ({ page }) => {
  await signInAsShipper(page.request)
  await askForQuote(page.request)
  await keepNewsAway(page)
  await open(page, '/dashboard', /^Merhaba, /, 250)
})

test('so is the office’s list of requests', async ({ page }) => {
  await signInAsStaff(page)
  await keepNewsAway(page)
  await open(page, '/staff/requests', 'Talepler', 250)
  await expect(page.getByRole('row').filter({ hasText: 'TLP-' }).first()).toBeVisible()
})

test('before its code a page shows its frame and says that it is being loaded, and nothing moves when the app takes over @phone', async ({
  page,
}) => {
  await signInAsShipper(page.request)
  await signInAsStaff(page)
  for (const [path, landmark] of [
    ['/auth', 'main'],
    ['/dashboard', 'navigation'],
    ['/staff', 'main'],
  ] as const)
    await test.step(path, async () => {
      const letThrough = await holdFiles(page, '**/assets/*.js')
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('#root[aria-busy=true]')).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'Yükleniyor' })).toBeAttached()
      await expect(page.getByRole(landmark).filter({ visible: true }).first()).toBeVisible()
      // A button that does nothing yet is not there yet.
      await expect(page.getByRole('button')).toHaveCount(0)
      letThrough()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('#root[aria-busy]')).toHaveCount(0)
      expect(await layoutShift(page)).toBeLessThan(0.01)
      await page.unrouteAll()
    })
})
