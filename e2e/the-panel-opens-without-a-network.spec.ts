import { expect, type Page, test } from '@playwright/test'
import { askForQuote, signInAsShipper } from './make-requests.ts'
import { startOwnServer } from './own-server.ts'

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

test('a customer reads a list without a network, with its age, and nothing stays after signing out', async ({
  page,
  context,
}) => {
  await signInAsShipper(page.request)
  const made = await askForQuote(page.request, 'Hamburg')
  await page.goto('/dashboard?view=requests')
  const row = page.getByText(made.number).first()
  await expect(row).toBeVisible()
  await expect.poll(() => kept(page, 'portal'), { timeout: 60_000 }).toMatchObject({ app: true })

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

test('the office opens while its server is stopped', async ({ page }) => {
  test.setTimeout(180_000)
  const server = await startOwnServer('offline', {})
  await page.goto(`${server.url}/staff-auth`)
  await page
    .getByRole('button', { name: /Personel/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/staff$/)
  await expect.poll(() => kept(page, 'office'), { timeout: 90_000 }).toMatchObject({ app: true })
  await server.stop()
  await page.goto(`${server.url}/staff/requests`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talepler')
  await expect(page.getByText('Çevrimdışı: sunucuya ulaşılamıyor.')).toBeVisible()
})
