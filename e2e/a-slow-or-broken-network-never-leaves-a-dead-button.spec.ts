import { expect, type Page, type Route, test } from '@playwright/test'
import { askForQuote, signInAsShipper } from './asked-requests.ts'
import { watchConsole } from './clean-page.ts'
import { codeFor, freshAddress, signInAsCustomer } from './sign-in.ts'

const unreachable = 'Bağlantı kurulamadı. İnternetinizi kontrol edip yeniden deneyin.'
const unavailable = 'Sisteme şu anda ulaşılamıyor. Birkaç saniye sonra yeniden deneyin.'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Holds every call to an address; breaking or releasing them lets all later calls pass. */
async function holdCalls(page: Page, address: string) {
  const held: Route[] = []
  await page.route(address, (route) => void held.push(route))
  return {
    count: () => held.length,
    async breakAll() {
      await Promise.all(held.map((route) => route.abort()))
      await page.unroute(address)
    },
    async release() {
      await Promise.all(held.map((route) => route.continue()))
      await page.unroute(address)
    },
  }
}

test('sending and checking a code show that they are at work, say what broke, and can be done again', async ({
  page,
}) => {
  // The browser itself reports each broken call.
  const complaints = watchConsole(page, /net::ERR_FAILED|status of 502/)
  const email = freshAddress()
  await page.goto('/auth')
  await page.getByLabel('Ad', { exact: true }).fill('Çağrı')
  await page.getByLabel('Soyad', { exact: true }).fill('Öğüt')
  await page.getByLabel('E-posta adresi').fill(email)
  const send = page.getByRole('button', { name: /^Doğrulama kodu gönder/ })
  const broken = await holdCalls(page, '**/api/auth/code')
  await send.dblclick()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Kod gönderiliyor' })).toHaveCount(1)
  await expect.poll(broken.count).toBe(1)
  await broken.breakAll()
  await expect(page.getByRole('alert')).toHaveText(`Doğrulama kodu gönderilemedi. ${unreachable}`)
  await expect(page.getByLabel('E-posta adresi')).toHaveValue(email)

  // What stands before the server answers in its own words.
  await page.route('**/api/auth/code', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  )
  await send.click()
  await expect(page.getByRole('alert')).toHaveText(`Doğrulama kodu gönderilemedi. ${unavailable}`)
  await page.unroute('**/api/auth/code')

  const slow = await holdCalls(page, '**/api/auth/code')
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('alert')).toBeHidden()
  await expect.poll(slow.count).toBe(1)
  await slow.release()
  await expect(heading(page, 'Kodu girin')).toBeVisible()

  const check = await holdCalls(page, '**/api/auth/code/verify')
  await page.getByLabel('Doğrulama kodu').pressSequentially(await codeFor(page.request, email))
  const enter = page.getByRole('button', { name: /^Giriş yap/ })
  await expect(enter).toHaveAttribute('aria-busy', 'true')
  await expect.poll(check.count).toBe(1)
  await check.breakAll()
  await expect(page.getByRole('alert')).toHaveText(`Doğrulama yapılırken bir hata oluştu. ${unreachable}`)
  // The digits stay, so one press is enough.
  await enter.click()
  await expect(heading(page, 'Şifre belirleyin')).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('the profile step', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    // The test's clock does not reach the browser's own time limit, so it is built from a timer that the clock does reach.
    await page.addInitScript(() => {
      AbortSignal.timeout = (milliseconds) => {
        const limit = new AbortController()
        setTimeout(() => limit.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds)
        return limit.signal
      }
    })
    await signInAsCustomer(page.request, { company: '' })
  })

  test('gives up asking for the profile after 15 seconds, and offers to begin anew', async ({ page }) => {
    const complaints = watchConsole(page)
    const hanging = await holdCalls(page, '**/api/profile')
    await page.goto('/auth')
    await expect.poll(hanging.count).toBe(1)
    await page.clock.fastForward(10_000)
    await expect(heading(page, 'Zaman Aşımı')).toBeHidden()
    await page.clock.fastForward(5_500)
    await expect(heading(page, 'Zaman Aşımı')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('İşlem çok uzun sürdü. Sayfayı yenileyin.')
    await page.unroute('**/api/profile')
    await page.getByRole('button', { name: 'Sayfayı yenile' }).click()
    await expect(heading(page, 'Profilinizi tamamlayın')).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('gives up saving after 15 seconds and keeps what was written over the reload', async ({ page }) => {
    const complaints = watchConsole(page)
    const hanging = await holdCalls(page, '**/api/profile/basics')
    await page.goto('/auth')
    await page.getByLabel('Şirket adı').fill('Yavaş Hat Lojistik')
    const save = page.getByRole('button', { name: /^Kaydet ve devam et/ })
    await save.click()
    await expect.poll(hanging.count).toBe(1)
    await expect(save).toHaveAttribute('aria-busy', 'true')
    await page.clock.fastForward(15_500)
    await expect(page.getByRole('alert')).toContainText('Zaman Aşımı')
    await expect(page.getByRole('alert')).toContainText('İşlem çok uzun sürdü. Sayfayı yenileyin.')
    await expect(save).not.toHaveAttribute('aria-busy')
    await page.unroute('**/api/profile/basics')
    await page.getByRole('button', { name: 'Sayfayı yenile' }).click()
    await expect(page.getByLabel('Şirket adı')).toHaveValue('Yavaş Hat Lojistik')
    await save.click()
    await expect(heading(page, 'Merhaba, Defne')).toBeVisible()
    expect(complaints).toEqual([])
  })
})

test('what could not be loaded while the line was down comes by itself once it is back', async ({
  page,
  context,
}) => {
  await signInAsShipper(page.request)
  const { title } = await askForQuote(page.request)
  await page.goto('/dashboard?view=requests')
  await expect(page.getByText('Bağlı', { exact: true }).filter({ visible: true })).toBeVisible()
  await page.route('**/api/requests/*-*', (route) => route.abort())
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByText('Talep gösterilemedi')).toBeVisible()
  await context.setOffline(true)
  // Offline emulation does not cut an open socket; a browser that lost its network would.
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(page.getByText('Bağlantı kesildi').filter({ visible: true })).toBeVisible()
  await page.unroute('**/api/requests/*-*')
  await context.setOffline(false)
  await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
})
