import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, expectReadable, watchConsole } from './clean-page.ts'
import { signInAsCustomer, signInAsStaff } from './sign-in.ts'

type Visit = {
  path: string
  heading: string | RegExp
  expected?: RegExp
  as?: 'customer' | 'staff'
  parts?: string[]
}

const pages: Visit[] = [
  { path: '/', heading: /./ },
  { path: '/inbox', heading: 'Gelen kutusu' },
  // Eighty procedures, one like the other: the first of them stand for all.
  { path: '/api/docs', heading: /API/, parts: ['nav', 'section[aria-label]:first-of-type'] },
  // The browser itself reports the document's own 404.
  { path: '/boyle-bir-sayfa-yok', heading: 'Bu adreste bir sayfa yok', expected: /status of 404/ },
  { path: '/auth', heading: 'Giriş yapın' },
  { path: '/auth?step=password', heading: 'Şifre ile giriş' },
  { path: '/auth?step=forgot', heading: 'Şifremi unuttum' },
  { path: '/auth?complete_profile=true', heading: 'Profilinizi tamamlayın', as: 'customer' },
  { path: '/reset-password', heading: 'Şifre sıfırlama' },
  { path: '/staff-auth', heading: 'Personel girişi' },
  { path: '/dashboard', heading: /^Merhaba, /, as: 'customer' },
  { path: '/dashboard?view=account', heading: 'Hesabım', as: 'customer' },
  { path: '/staff', heading: 'Gösterge Paneli', as: 'staff' },
  { path: '/staff/profile', heading: 'Profilim', as: 'staff' },
  { path: '/staff/requests', heading: 'Talepler', as: 'staff' },
  { path: '/staff/work-queue', heading: 'İş Kuyruğu', as: 'staff' },
  // Likewise its own 403.
  { path: '/staff', heading: 'Yetki Gerekli', as: 'customer', expected: /status of 403/ },
]

for (const { path, heading, expected, as, parts } of pages) {
  const tag = path === '/api/docs' ? ['@desktop'] : []
  test(`${path} is clean and accessible${as ? ` for ${as}` : ''}, light and dark`, { tag }, async ({
    page,
  }) => {
    // Two looks at each page.
    test.slow()
    const complaints = watchConsole(page, expected)
    if (as === 'customer') await signInAsCustomer(page.request)
    if (as === 'staff') await signInAsStaff(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    // A page to read wakes at the first sign of a visitor.
    await page.mouse.move(1, 1)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, parts)
    await expectNoSidewaysScroll(page)
    // Colours are the same on every screen: dark is looked at once.
    if (test.info().project.name === 'desktop') {
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectReadable(page, parts)
    }
    expect(complaints).toEqual([])
  })
}

test('the first page is complete without JavaScript', { tag: '@desktop' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: '+90 212 000 00 10' }).first()).toBeVisible()
  await context.close()
})

test('the title that the server wrote stays when the browser takes over', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text()
  const written = /<title>(.*?)<\/title>/.exec(html)?.[1]
  await page.goto('/')
  await page.mouse.move(1, 1)
  await expect(page.locator('[data-visitor-banner=shown]')).toBeVisible()
  expect(written).toMatch(/ · /)
  expect(await page.title()).toBe(written)
})

test('the first page loads at most 124 KB of script', { tag: '@desktop' }, async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto('/')
  await page.mouse.move(1, 1)
  await expect(page.locator('[data-visitor-banner=shown]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(124 * 1024)
})

test('the name of the company is whole on a phone, with another font too', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/')
  const name = page.getByRole('banner').getByText('Kervan Lojistik')
  expect(await name.evaluate((span) => span.scrollWidth - span.clientWidth)).toBe(0)
})

test('letters twice as large leave nothing beside the screen of a phone', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInAsStaff(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const large = new CSSStyleSheet()
    large.replaceSync('html { font-size: 32px !important }')
    document.adoptedStyleSheets = [large]
  })
  for (const path of ['/', '/nothing-here', '/araclar/agirlik?mode=road', '/staff/work-queue']) {
    await page.goto(path)
    await page.mouse.move(1, 1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNoSidewaysScroll(page)
  }
  // What does not fit beside its name stands below it.
  await page.goto('/staff/requests')
  const row = page.getByRole('table').getByRole('row').nth(1)
  const [name, badge] = [row.getByText('Durum'), row.locator('[role=cell]:has-text("Durum") > :last-child')]
  await badge.scrollIntoViewIfNeeded()
  const [above, below] = [await name.boundingBox(), await badge.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  await expectNoSidewaysScroll(page)
})

test('an unknown address says so with its status, and leads home', { tag: '@desktop' }, async ({ page }) => {
  const answer = await page.goto('/boyle-bir-sayfa-yok')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()
  await expect(page).toHaveURL('/')
})
