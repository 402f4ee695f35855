import { expect, type Page, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { fontsOf, holdApp, holdFiles, layoutShift } from './page-arrival.ts'
import { wholeBrowser } from './whole-browser.ts'

test.use({ launchOptions: wholeBrowser })

/** The scripts that a page loads, as it happens. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

const themeButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Görünüm sistemle aynı/ })

test('a page to read loads no script until somebody is there, and never moves @phone', async ({
  browser,
}) => {
  for (const path of ['/', '/privacy-policy', '/terms-of-service', '/kvkk-policy'])
    await test.step(path, async () => {
      // A browser that has nothing of the site yet.
      const page = await browser.newPage()
      const complaints = watchConsole(page)
      const scripts = watchScripts(page)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('button', { name: 'Kabul et' })).toBeVisible()
      expect(scripts).toEqual([])
      // The font that replaces its fallback may move a letter by a fraction of a pixel.
      expect(await layoutShift(page)).toBeLessThan(0.001)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused()
      await expect.poll(() => scripts.length).toBeGreaterThan(0)
      await expect(page.locator('[data-visitor-banner=shown]')).toBeVisible()
      await page.waitForLoadState('networkidle')
      // The link that skips the menu has come into sight; nothing else.
      expect(await layoutShift(page)).toBeLessThan(0.001)
      expect(complaints).toEqual([])
      await page.close()
    })
})

test('the hero is read in its own font on the first visit, and nothing moves when that comes late', async ({
  page,
}) => {
  const letThrough = await holdFiles(page, '**/*.woff2')
  await page.goto('/', { waitUntil: 'commit' })
  // Painted in the fallback, since nothing else is there.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0)
  expect(await fontsOf(page, 'h1')).not.toContain('Inter')
  letThrough()
  // Its Turkish letters too, which come as a file of their own.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ş/)
  await expect.poll(() => fontsOf(page, 'h1')).toEqual(['Inter'])
  expect(await layoutShift(page)).toBeLessThan(0.001)
})

test('a button pressed before hydration acts after it', async ({ page }) => {
  const complaints = watchConsole(page)
  await page.goto('/')
  const theme = themeButton(page)
  // Nothing but the press itself, as from a screen reader; and twice, as from somebody impatient.
  await theme.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a form sent before hydration is answered, also when the script comes only at the second try', async ({
  page,
}) => {
  let tries = 0
  await page.route('**/assets/index-*.js', (route) => (++tries === 1 ? route.abort() : route.continue()))
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Demo isteği' })
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
  await expect(form.getByText('Adınızı ve soyadınızı yazın.')).toBeVisible()
  expect(tries).toBe(2)
  await expect(page).toHaveURL('/')
})

test('what is typed stays while the code of the page does not come, and is sent once it has', async ({
  page,
}) => {
  let broken = 0
  await page.route('**/assets/home-page-*.js', (route) => {
    broken++
    return route.abort('internetdisconnected')
  })
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Demo isteği' })
  await form.getByLabel('Şirket').fill('Kopuk Hat')
  await expect.poll(() => broken).toBeGreaterThanOrEqual(1)
  await form.getByRole('button', { name: 'Demo iste' }).click()
  await expect.poll(() => broken).toBeGreaterThanOrEqual(2)
  await expect(form.getByLabel('Şirket')).toHaveValue('Kopuk Hat')
  await page.unroute('**/assets/home-page-*.js')
  await expect(form.getByText('Adınızı ve soyadınızı yazın.')).toBeVisible()
  await expect(form.getByLabel('Şirket')).toHaveValue('Kopuk Hat')
})

test('a press shows at once that it is being handled: before hydration, and while code or a page is loaded after it', async ({
  page,
}) => {
  const line = page.locator('html[data-loading]')
  const letAppThrough = await holdApp(page)
  await page.goto('/')
  const manage = page.getByRole('button', { name: 'Tercihleri yönet' })
  await manage.click()
  await expect(manage).toHaveAttribute('aria-busy', 'true')
  await expect(line).toHaveCount(1)
  const letDialogThrough = await holdFiles(page, '**/assets/visitor-preferences-*.js')
  letAppThrough()
  await expect(page.locator('[data-visitor-banner=shown]')).toBeVisible()
  await expect(line).toHaveCount(1)
  letDialogThrough()
  await expect(page.getByRole('dialog', { name: 'Gizlilik tercihleri' })).toBeVisible()
  await expect(line).toHaveCount(0)
  await page.keyboard.press('Escape')

  const letPageThrough = await holdFiles(page, '**/assets/portal-*.js')
  await page.getByRole('banner').getByRole('link', { name: 'Müşteri paneli' }).click()
  await expect(line).toHaveCount(1)
  letPageThrough()
  await expect(page).toHaveURL(/\/auth/)
  await expect(line).toHaveCount(0)
})

const statusLine = (page: Page) => page.locator('#status-line')

test('all that was done before hydration is done after it, and on a slow line the page says that it will be', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  const letThrough = await holdApp(page)
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Demo isteği' })
  await form.getByLabel('Ad soyad').fill('Erken Gelen')
  await form.getByLabel('E-posta').fill('erken.gelen@erken.example')
  await form.getByRole('button', { name: 'Demo iste' }).click()
  const theme = themeButton(page)
  await theme.click()
  await expect(theme).toHaveAttribute('aria-busy', 'true')
  await expect(theme).toHaveCSS('animation-name', 'queued')
  await expect(statusLine(page)).toHaveText('Sayfa yükleniyor; isteğiniz birazdan işlenecek.')
  expect(await layoutShift(page)).toBe(0)
  letThrough()
  await expect(page.getByText('Talebiniz bize ulaştı')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(statusLine(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})

test('without a connection the page says so before hydration, and goes on when there is one', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await context.setOffline(true)
  await themeButton(page).click()
  await expect(statusLine(page)).toContainText('Bağlantı kurulamadı. Yazdıklarınız duruyor;')
  const company = page.getByRole('form', { name: 'Demo isteği' }).getByLabel('Şirket')
  await company.focus()
  await context.setOffline(false)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(company).toBeFocused()
  await expect(statusLine(page)).toHaveCount(0)
})

test('a page whose app has been replaced says that it must be reloaded, and keeps what was typed', async ({
  page,
}) => {
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  const company = page.getByRole('form', { name: 'Demo isteği' }).getByLabel('Şirket')
  await company.fill('Eski Sürüm')
  await expect(statusLine(page)).toContainText('yeni sürümü yayında')
  await expect(company).toHaveValue('Eski Sürüm')
})

test('a section of the page is reached through the menu before hydration @phone-only', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menü' }).click()
  const menu = page.getByRole('navigation', { name: 'Menü' })
  await menu.getByRole('link', { name: 'Hizmetler' }).click()
  await expect(page).toHaveURL('/#services')
  await expect(menu).toBeHidden()
})

test('no other window can reach the document of a page to read, nor the app that is opened from it', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  const answer = await page.goto('/')
  expect(answer?.headers()['cross-origin-opener-policy']).toBe('same-origin')
  // Hydrated, when links are the app's own: before that every link loads a document.
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-visitor-banner=shown]')).toBeVisible()
  await page.getByRole('link', { name: 'Teklif iste' }).click()
  await expect(page).toHaveURL('/auth?redirect=%2Fdashboard')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kalkıştan varışa')
  expect(complaints).toEqual([])
})

test('a page without content of its own shows that it is being loaded', async ({ page }) => {
  const letAppThrough = await holdApp(page)
  const line = () =>
    page.evaluate(() => getComputedStyle(document.documentElement, '::after').content !== 'none')
  await page.goto('/auth', { waitUntil: 'commit' })
  await expect.poll(line).toBe(true)
  letAppThrough()
  await expect(page.getByRole('heading', { name: 'Giriş yapın' })).toBeVisible()
  await expect.poll(line).toBe(false)
})
