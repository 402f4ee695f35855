import { expect, type Page, test } from '@playwright/test'
import { expectFitsEveryScreen, expectNoSidewaysScroll, expectReadable, watchConsole } from './clean-page.ts'
import { approve, askForQuote, sendQuote, signInAsShipper } from './make-requests.ts'
import { officePages, settingsPages, type Visit } from './office-pages.ts'
import { watchLoad } from './page-load.ts'
import { signInAsCustomer, signInAsStaff } from './sign-in.ts'

/** Accessible, with nothing beside a wide screen or a narrow one, and readable in the dark. */
async function look(page: Page): Promise<void> {
  await expectFitsEveryScreen(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** One page of one browser opens them all. */
async function walk(page: Page, visits: readonly Visit[]): Promise<void> {
  test.setTimeout(60_000 + visits.length * 20_000)
  const complaints = watchConsole(page)
  await page.emulateMedia({ colorScheme: 'light' })
  for (const { path, heading, dialog, expected } of visits)
    await test.step(path, async () => {
      await page.goto(path)
      const title = page.getByRole('heading', {
        level: 1,
        name: heading,
        includeHidden: dialog !== undefined,
      })
      await expect(title).toBeVisible()
      if (dialog) await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      // A page to read comes to life at the first sign of a visitor.
      await page.mouse.move(1, 1)
      await expect(page.getByRole('status').filter({ hasText: 'Yükleniyor' })).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      await look(page)
      expect(complaints.splice(0).filter((text) => !expected?.test(text))).toEqual([])
    })
}

test('every page for visitors is clean and accessible, light and dark', async ({ page }) => {
  await walk(page, [
    { path: '/', heading: /./ },
    { path: '/privacy-policy', heading: 'Gizlilik politikası' },
    { path: '/terms-of-service', heading: 'Kullanım koşulları' },
    { path: '/kvkk-policy', heading: 'KVKK aydınlatma metni' },
    { path: '/araclar/konteyner?no=temu1234567', heading: 'Konteyner / AWB kontrol' },
    { path: '/araclar/agirlik?mode=road', heading: 'Ücrete esas ağırlık' },
    { path: '/desktop-indir', heading: 'Masaüstü uygulaması' },
    { path: '/bulten/onay', heading: 'Bağlantı çalışmıyor' },
    { path: '/bulten/ayril', heading: 'Bağlantı çalışmıyor' },
    { path: '/bulten/tercihler', heading: 'Bağlantı çalışmıyor' },
    { path: '/teklif-nedeni', heading: 'Bağlantı çalışmıyor' },
    { path: '/boyle-bir-sayfa-yok', heading: 'Bu adreste bir sayfa yok', expected: /status of 404/ },
    { path: '/inbox', heading: 'Gelen kutusu' },
  ])
})

test('every step of signing in is clean and accessible, light and dark', async ({ page }) => {
  await walk(page, [
    { path: '/auth', heading: 'Giriş yapın' },
    { path: '/auth?step=password', heading: 'Şifre ile giriş' },
    { path: '/auth?step=forgot', heading: 'Şifremi unuttum' },
    { path: '/reset-password', heading: 'Şifre sıfırlama' },
    { path: '/staff-auth', heading: 'Personel girişi' },
  ])
})

test('the description of the API is clean and accessible, light and dark', async ({ page }) => {
  const complaints = watchConsole(page)
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1, name: /API/ })).toBeVisible()
  const parts = () => page.getByRole('main').getByRole('region').count()
  await expect.poll(parts, { timeout: 30_000 }).toBeGreaterThan(4)
  await expectNoSidewaysScroll(page)
  // Hundreds of procedures, one like the other: those of one word represent all.
  await page.getByLabel('Çağrılarda ara').fill('sürücü')
  await expect.poll(parts, { timeout: 30_000 }).toBeLessThan(4)
  await look(page)
  expect(complaints).toEqual([])
})

test('every page of the portal is clean and accessible for a new customer, light and dark', async ({
  page,
}) => {
  await signInAsCustomer(page.request)
  await walk(page, [
    { path: '/auth?complete_profile=true', heading: 'Profilinizi tamamlayın' },
    { path: '/dashboard', heading: /^Merhaba, / },
    { path: '/dashboard?view=account', heading: 'Hesabım' },
    { path: '/staff', heading: 'Yetki Gerekli', expected: /status of 403/ },
  ])
})

test('every page and dialog of the portal is clean and accessible for a customer with requests', async ({
  page,
}) => {
  await signInAsShipper(page.request)
  const [priced, pending] = [
    // One word may be wider than a phone.
    await askForQuote(page.request, 'Uzunşehir'.repeat(8)),
    await askForQuote(page.request),
  ]
  await sendQuote(priced, '1100.00')
  const accepted = await askForQuote(page.request)
  await sendQuote(accepted, '1250.00')
  const shipment = await approve(page.request, accepted)
  const requests = '/dashboard?view=requests'
  const heading = 'Talepler'
  await walk(page, [
    { path: '/dashboard', heading: /^Merhaba, / },
    { path: requests, heading },
    { path: `${requests}&request=${priced.id}`, heading, dialog: /Uzunşehir/ },
    { path: `${requests}&request=${pending.id}&edit=1`, heading, dialog: 'Talebi düzenle' },
    { path: `${requests}&new=quick`, heading, dialog: /./ },
    { path: `${requests}&new=detailed`, heading, dialog: /./ },
    { path: '/dashboard?view=shipments', heading: 'Gönderiler' },
    ...['overview', 'tracking', 'documents', 'contact'].map((tab) => ({
      path: `/dashboard?view=shipments&shipment=${shipment}&tab=${tab}`,
      heading: 'Gönderiler',
      dialog: /Hamburg/,
    })),
    { path: `/shipment-tracking?shipment=${shipment}`, heading: 'Gönderi Takibi' },
    { path: '/dashboard?view=container-tracking', heading: 'Konteyner Takip' },
    { path: '/dashboard?view=documents', heading: 'Belgeler' },
    {
      path: `/dashboard?view=documents&shipment=${shipment}&paper=commercial_invoice`,
      heading: 'Belgeler',
    },
    { path: '/dashboard?view=alerts', heading: 'Bildirimler' },
  ])
})

test('every page of the office is clean and accessible, light and dark', async ({ page }) => {
  await signInAsStaff(page)
  await walk(page, officePages)
})

test('every page of the settings is clean and accessible, light and dark', async ({ page }) => {
  await signInAsStaff(page)
  await walk(page, settingsPages)
})

test('the first page is complete without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: '+90 212 000 00 10' }).first()).toBeVisible()
  await context.close()
})

test('the first page keeps the title that the server wrote, and loads at most 130 KB of script', async ({
  page,
}) => {
  const load = watchLoad(page)
  const html = (await (await page.goto('/'))?.text()) ?? ''
  const written = /<title>(.*?)<\/title>/.exec(html)?.[1]
  await page.mouse.move(1, 1)
  await expect(page.locator('[data-visitor-banner=shown]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(written).toMatch(/ · /)
  expect(await page.title()).toBe(written)
  expect(await load.scriptKilobytes()).toBeGreaterThan(0)
  expect(await load.scriptKilobytes()).toBeLessThanOrEqual(130)
})

test('the name of the company is whole on a phone, with another font too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/')
  const name = page.getByRole('banner').getByText('Kervan Lojistik')
  expect(await name.evaluate((span) => span.scrollWidth - span.clientWidth)).toBe(0)
})

test('letters twice as large leave nothing beside the screen of a phone', async ({ page }) => {
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
  // What does not fit beside its name is below it.
  await page.goto('/staff/requests')
  const row = page.getByRole('table').getByRole('row').nth(1)
  const [name, badge] = [row.getByText('Durum'), row.locator('[role=cell]:has-text("Durum") > :last-child')]
  await badge.scrollIntoViewIfNeeded()
  const [above, below] = [await name.boundingBox(), await badge.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  await expectNoSidewaysScroll(page)
})

test('an unknown address says so with its status, and leads home', async ({ page }) => {
  const answer = await page.goto('/boyle-bir-sayfa-yok')
  expect(answer?.status()).toBe(404)
  // The catalogue of parts is for development only.
  expect((await page.request.get('/ui')).status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()
  await expect(page).toHaveURL('/')
})
