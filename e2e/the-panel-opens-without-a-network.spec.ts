import { join } from 'node:path'
import { chromium, expect, type Page, test } from '@playwright/test'
import { askForQuote, signInAsShipper } from './make-requests.ts'
import { startOwnServer } from './own-server.ts'
import { wholeBrowser } from './whole-browser.ts'

test.use({ serviceWorkers: 'allow' })

/** How many answers are kept, and whether the app itself is. */
const kept = (page: Page, surface: 'portal' | 'office') =>
  page.evaluate(async (name) => {
    const app = (await caches.match(`/kept/${name}`)) !== undefined
    // Opening it would make it.
    const known = await indexedDB.databases()
    if (!known.some((each) => each.name === `kervan-kept-${name}`)) return { answers: 0, app }
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(`kervan-kept-${name}`)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const answers = await new Promise<number>((resolve) => {
      const count = database.transaction('answers').objectStore('answers').count()
      count.onsuccess = () => resolve(count.result)
    })
    database.close()
    return { answers, app }
  }, surface)

/** The list of a customer's requests, once the app itself is kept; returns the row of one of them. */
async function openKeptList(page: Page) {
  await signInAsShipper(page.request)
  const made = await askForQuote(page.request, 'Hamburg')
  await page.goto('/dashboard?view=requests')
  const row = page.getByText(made.number).first()
  await expect(row).toBeVisible()
  await expect.poll(() => kept(page, 'portal'), { timeout: 60_000 }).toMatchObject({ app: true })
  return row
}

test('a customer reads a list without a network, with its age, and nothing stays after signing out', async ({
  page,
  context,
}) => {
  const row = await openKeptList(page)

  await context.setOffline(true)
  await page.reload()
  await expect(row).toBeVisible()
  await expect(page.getByText('Çevrimdışısınız.')).toBeVisible()
  await expect(page.getByText(/^Çevrimdışı kopya: .+$/).first()).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('Çevrimdışısınız.')).toBeHidden()
  await expect(page.getByText(/^Çevrimdışı kopya/)).toHaveCount(0, { timeout: 40_000 })
  await expect(row).toBeVisible()

  await page.getByRole('button', { name: 'Çıkış yap' }).first().click()
  await expect(page).toHaveURL('/')
  expect((await kept(page, 'portal')).answers).toBe(0)
  await context.setOffline(true)
  await page.goto('/dashboard?view=requests')
  await expect(page.getByText('Oturumunuz kontrol edilemedi.')).toBeVisible({ timeout: 20_000 })
  await expect(row).toHaveCount(0)
})

test('whoever signs out without a network leaves nothing behind, and is signed out when it is back', async ({
  page,
  context,
}) => {
  const row = await openKeptList(page)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Çıkış yap' }).first().click()
  await expect(page.getByText('Çıkış yapıldı')).toBeVisible({ timeout: 30_000 })
  expect((await kept(page, 'portal')).answers).toBe(0)
  await page.goto('/dashboard?view=requests')
  await expect(page.getByText('Çıkış yapıldı')).toBeVisible({ timeout: 30_000 })
  await expect(row).toHaveCount(0)
  // Also the page that resets the device.
  await page.goto('/desktop-indir#cihaz')
  await expect(page.getByRole('button', { name: 'Bu cihazı sıfırla' })).toBeVisible()

  await context.setOffline(false)
  await page.goto('/dashboard?view=requests')
  await expect(page).toHaveURL(/\/auth/)
  expect(await (await page.request.get('/api/session')).json()).toMatchObject({ person: null })
})

test('the office is installed by its manifest, opens while its server is stopped, is read, and comes back', async () => {
  test.setTimeout(180_000)
  let server = await startOwnServer('offline', {})
  const home = test.info().outputPath('home')
  // A program can be installed in a profile only, and not by a press: no hand can reach the browser's own dialog.
  const context = await chromium.launchPersistentContext(join(home, 'profile'), {
    ...wholeBrowser,
    locale: 'tr-TR',
    // Its entry in the computer's menu stays with the journey.
    env: { ...process.env, HOME: home, XDG_DATA_HOME: join(home, 'data') },
  })
  try {
    const page = await context.newPage()
    await page.goto(`${server.url}/staff-auth`)
    await page
      .getByRole('button', { name: /Personel/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/staff$/)
    await page.goto(`${server.url}/staff/automations`)
    const rule = 'Yeni talepleri ata'
    await expect(page.getByRole('main').getByRole('link', { name: rule })).toBeVisible()
    await expect.poll(() => kept(page, 'office'), { timeout: 90_000 }).toMatchObject({ app: true })

    await page.goto(`${server.url}/personel-desktop`)
    const browser = await context.newCDPSession(page)
    const manifestId = `${server.url}/staff`
    // The page is everybody's until it knows who is here.
    await expect.poll(async () => (await browser.send('Page.getAppId')).appId).toBe(manifestId)
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
    await browser.send('PWA.install', { manifestId })
    await browser.send('PWA.changeAppUserSettings', { manifestId, displayMode: 'standalone' })

    await server.stop()
    const opening = context.waitForEvent('page')
    await browser.send('PWA.launch', { manifestId })
    const program = await opening
    await expect(program).toHaveURL(/\/staff$/)
    expect(await program.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true)
    await expect(program.getByText('Çevrimdışı: sunucuya ulaşılamıyor.')).toBeVisible({ timeout: 20_000 })
    await program.getByRole('link', { name: 'Otomasyonlar' }).first().click()
    const row = program.getByRole('main').getByRole('link', { name: rule })
    await expect(row).toBeVisible({ timeout: 20_000 })
    await expect(program.getByText(/^Çevrimdışı kopya: .+$/)).toBeVisible()

    server = await server.startAgain({})
    await expect(program.getByText('Çevrimdışı: sunucuya ulaşılamıyor.')).toBeHidden({ timeout: 60_000 })
    await expect(program.getByText(/^Çevrimdışı kopya/)).toHaveCount(0, { timeout: 60_000 })
    await expect(row).toBeVisible()
  } finally {
    await context.close()
    await server.stop()
  }
})
