import { surfaceHeader } from '@kervan/domain/access/roles.ts'
import type { PagePeriod } from '@kervan/domain/analytics/period.contract.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { devices, expect, type Page, type Request, test } from '@playwright/test'
import { expectAccessible, watchConsole } from './clean-page.ts'
import { cookiesOf, staff } from './sign-in.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Ölçüm ve duyurular için onayınız' })
const flags = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('kvkk-accepted'), localStorage.getItem('marketing-consent')])

/** A call as the office's pages make it. */
const ofOffice = { headers: { [surfaceHeader]: 'office' } }

type Sent = { decisions: { purpose: string; granted: boolean }[] }
/** What the browser sends of the visitor, as it happens: pages that are part of a visit, and those that are merely counted. */
function watchSending(page: Page) {
  const [choices, views, counted]: [Record<string, boolean>[], string[], object[]] = [[], [], []]
  page.on('request', (request: Request) => {
    const path = new URL(request.url()).pathname
    if (path === '/api/page-views') {
      const sent = request.postDataJSON() as object
      if ('visitor_id' in sent) views.push(JSON.stringify(sent))
      else counted.push(sent)
    }
    if (path !== '/api/visitor-consents') return
    const { decisions } = request.postDataJSON() as Sent
    choices.push(Object.fromEntries(decisions.map(({ purpose, granted }) => [purpose, granted])))
  })
  return { choices, views, counted }
}

test('who accepts sees the question once, and nothing is measured before', async ({ page }) => {
  const complaints = watchConsole(page)
  const { choices, views } = watchSending(page)
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  // The app is there, and would have measured by now.
  await page.mouse.move(1, 1)
  await expect(page.locator('[data-visitor-banner=shown]')).toBeVisible()
  await page.goto('/kvkk-policy')
  await expect(banner(page)).toBeVisible()
  expect([choices, views, await flags(page)]).toEqual([[], [], [null, null]])
  expect(await page.evaluate(() => localStorage.getItem('kervan-visitor'))).toBeNull()

  const recorded = page.waitForResponse('**/api/visitor-consents')
  await banner(page).getByRole('button', { name: 'Kabul et' }).click()
  await expect(banner(page)).toBeHidden()
  expect((await recorded).status()).toBe(201)
  expect(await flags(page)).toEqual(['true', 'true'])
  expect(choices).toEqual([{ analytics: true, marketing: true }])
  await page.reload()
  await expect.poll(() => views.length).toBeGreaterThan(0)
  await expect(banner(page)).toBeHidden()
  expect(complaints).toEqual([])
})

test('a choice closes the banner in every tab, also where the app is not loaded yet', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/privacy-policy')
  await expect(banner(other)).toBeVisible()
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Kabul et' }).click()
  await expect(banner(page)).toBeHidden()
  await expect(banner(other)).toBeHidden()
})

test('who rejects leaves for the configured site, and does not see the question again', async ({ page }) => {
  const { choices, views } = watchSending(page)
  await page.route('https://www.example.com/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  )
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Reddet' }).click()
  await expect(page).toHaveURL('https://www.example.com/')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toBeHidden()
  expect(await flags(page)).toEqual(['false', 'false'])
  // Recorded once more where the first record took too long to be sure of.
  expect([...new Set(choices.map((choice) => JSON.stringify(choice)))]).toEqual([
    JSON.stringify({ analytics: false, marketing: false }),
  ])
  expect(views).toEqual([])
})

test('who manages chooses per purpose and stays, by keyboard alone, and takes back as easily', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  const { choices } = watchSending(page)
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  // The first stops of the keyboard: past the bypass, then the banner.
  const manage = banner(page).getByRole('button', { name: 'Tercihleri yönet' })
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab')
  await expect(manage).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Gizlilik tercihleri' })
  const [analytics, marketing] = [
    dialog.getByRole('checkbox', { name: /^Kullanım analizi/ }),
    dialog.getByRole('checkbox', { name: /^Kampanya ve duyurular/ }),
  ]
  await expect(analytics).not.toBeChecked()
  await expect(marketing).not.toBeChecked()
  await expectAccessible(page)
  await analytics.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Tercihiniz kaydedildi.')).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // The button that opened it is gone with the banner.
  await expect(page.locator('#main')).toBeFocused()
  await expect(page).toHaveURL('/')
  expect(await flags(page)).toEqual(['true', 'false'])

  await page.getByRole('button', { name: 'Gizlilik tercihleri' }).click()
  await expect(analytics).toBeChecked()
  await analytics.uncheck()
  await dialog.getByRole('button', { name: 'Tercihimi kaydet' }).click()
  await expect(dialog.getByText('Tercihiniz kaydedildi.')).toBeVisible()
  expect(choices).toEqual([
    { analytics: true, marketing: false },
    { analytics: false, marketing: false },
  ])
  expect(await flags(page)).toEqual(['false', 'false'])
  expect(complaints).toEqual([])
})

test('preferences that cannot be loaded are reported beside their button, and nothing moves @phone', async ({
  page,
}) => {
  await page.route('**/visitor-preferences*', (route) => route.abort())
  await page.goto('/')
  const failure = page.getByRole('alert').filter({ hasText: 'Açılamadı' })
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
  await page.mouse.move(1, 1)
  await expect(page.locator('[data-visitor-banner=shown]')).toBeVisible()
  const height = await heightOf()
  await banner(page).getByRole('button', { name: 'Tercihleri yönet' }).click()
  await expect(banner(page).getByRole('alert')).toBeInViewport()
  expect(await heightOf()).toBe(height)
  await banner(page).getByRole('button', { name: 'Kabul et' }).click()
  await expect(failure).toBeHidden()
  const column = page.getByRole('navigation', { name: 'Yasal metinler' })
  const place = () => column.evaluate((nav: HTMLElement) => [nav.offsetLeft, nav.offsetTop, nav.offsetWidth])
  const before = await place()
  await column.getByRole('button', { name: 'Gizlilik tercihleri' }).click()
  await expect(failure).toBeInViewport()
  expect(await place()).toEqual(before)
})

test('a choice that could not be recorded holds, and is recorded at the next page', async ({ page }) => {
  await page.goto('/')
  await page.route('**/api/visitor-consents', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('visitor-consents'))
  await banner(page).getByRole('button', { name: 'Kabul et' }).click()
  await expect(banner(page)).toBeHidden()
  await refused
  await page.unroute('**/api/visitor-consents')
  const recorded = page.waitForResponse('**/api/visitor-consents')
  await page.goto('/privacy-policy')
  expect((await recorded).status()).toBe(201)
  await expect(banner(page)).toBeHidden()
})

test('the last line of a page can be read above the banner', async ({ page }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('End')
  const button = page.getByRole('button', { name: 'Gizlilik tercihleri' })
  await button.scrollIntoViewIfNeeded()
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a message at the foot of the screen is right above the banner, whose buttons are whole', async ({
  page,
}) => {
  await page.route('**/assets/index-*.js', () => undefined)
  await page.goto('/privacy-policy')
  await banner(page).getByRole('button', { name: 'Tercihleri yönet' }).click()
  const line = page.locator('#status-line')
  await expect(line).toBeVisible()
  for (const width of [320, 390, 500, 768, 960, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const [said, box] = [await line.boundingBox(), await banner(page).boundingBox()]
    expect((said?.y ?? 0) + (said?.height ?? 0), `at ${width}`).toBe((box?.y ?? 0) - 16)
    for (const button of await banner(page).getByRole('button').all())
      expect(await button.evaluate((each) => each.scrollWidth - each.clientWidth), `at ${width}`).toBe(0)
  }
})

test('an answer that is given before the app is there is recorded, also when its visitor leaves at once', async ({
  page,
  context,
  browser,
}) => {
  const withoutApp = (tab: Page) => tab.route('**/assets/index-*.js', () => undefined)
  await withoutApp(page)
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Kabul et' }).click()
  await page.goto('about:blank')

  // A page that can record nothing: what the server knows, it knows from the first.
  const next = await context.newPage()
  await withoutApp(next)
  await next.route('**/api/visitor-consents', (route) => route.abort())
  await next.goto('/privacy-policy')
  await expect(banner(next)).toBeHidden()
  expect(await flags(next)).toEqual(['true', 'true'])
  const visitor_id = await next.evaluate(() => localStorage.getItem('kervan-visitor'))
  const campaign = `hemen-${Date.now()}`
  const office = await browser.newContext({ storageState: cookiesOf(staff.ece.email) })
  await expect
    .poll(async () => {
      await next.request.post('/api/page-views', {
        data: { visitor_id, page_path: '/privacy-policy', utm_campaign: campaign },
        headers: { 'user-agent': devices['Desktop Chrome'].userAgent },
      })
      const answer = await office.request.get(`/api/staff/visits?campaign=${campaign}`, ofOffice)
      return ((await answer.json()) as { items: object[] }).items.length
    })
    .toBe(1)
  await office.close()
})

test('who refuses leaves the choice, no id and no cookie; each page they leave is one more, and nothing else', async ({
  page,
  context,
  browser,
}) => {
  const complaints = watchConsole(page)
  const { choices, views, counted } = watchSending(page)
  await page.goto('/?utm_source=bulten&utm_campaign=bahar')
  await banner(page).getByRole('button', { name: 'Tercihleri yönet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Gizlilik tercihleri' })
  await dialog.getByRole('button', { name: 'Tercihimi kaydet' }).click()
  await expect(dialog.getByText('Tercihiniz kaydedildi.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Gizlilik politikası/ })
    .click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect.poll(() => counted).toEqual([{ page_path: '/' }])
  await page.getByRole('contentinfo').getByRole('link', { name: /^KVKK/ }).click()
  await expect(page).toHaveURL('/kvkk-policy')
  await expect.poll(() => counted).toEqual([{ page_path: '/' }, { page_path: '/privacy-policy' }])

  // What is sent while a document is left is not heard here: the server counts it, as a person's or a robot's.
  const office = await browser.newContext({ storageState: cookiesOf(staff.ece.email) })
  const countOf = async (path: string) => {
    const day = dayInIstanbul(new Date())
    const answer = await office.request.get(`/api/staff/analytics/period?from=${day}&to=${day}`, ofOffice)
    const { pages } = (await answer.json()) as { pages: PagePeriod[] }
    const found = pages.find((each) => each.page === path)
    return (found?.without_consent ?? 0) + (found?.robots ?? 0)
  }
  const before = await countOf('/desktop-indir')
  await page.goto('/desktop-indir')
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.openView))
    .toBe('/desktop-indir')
  await page.goto('/araclar/konteyner')
  await expect.poll(() => countOf('/desktop-indir')).toBeGreaterThan(before)
  await office.close()
  expect(choices).toEqual([{ analytics: false, marketing: false }])
  expect(views).toEqual([])
  expect(await context.cookies()).toEqual([])
  const kept = await page.evaluate(() => Object.keys(localStorage).sort())
  expect(kept).toEqual(['kvkk-accepted', 'kvkk-accepted-text', 'marketing-consent', 'marketing-consent-text'])
  expect(complaints).toEqual([])
})
