/** The server is replaced by a newer version while somebody works: the open page goes on, the new version is offered, and the two never mix. */
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { watchConsole } from './clean-page.ts'
import { startOwnServer } from './own-server.ts'
import { type Build, firstBuild, makeSecondBuild } from './second-build.ts'

test.use({ serviceWorkers: 'allow' })

const isKept = (page: Page) =>
  page.evaluate(
    async () =>
      (await caches.match('/kept/office')) !== undefined && navigator.serviceWorker.controller !== null,
  )

/** What the document that is open has loaded of the app's code. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/.*\.js$/.test(path))
      .map((path) => path.replace('/assets/', '')),
  )

async function expectAllOf({ files }: Build, page: Page): Promise<void> {
  const names = await loaded(page)
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !files.has(name))).toEqual([])
}

test('what is typed stays through an update, which is offered and not mixed in', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  const complaints = watchConsole(page, /Failed to load resource|WebSocket connection/)
  // The browser asks whether to leave what is not sent.
  page.on('dialog', (dialog) => void dialog.accept())
  const old = await firstBuild()
  const newer = await makeSecondBuild(join(process.env.KERVAN_TEST_DATA ?? '', 'second-build'))
  expect([...newer.files].filter((name) => old.files.has(name) && name.endsWith('.js'))).toEqual([])

  const server = await startOwnServer('update', {})
  await page.goto(`${server.url}/staff-auth`)
  await page
    .getByRole('button', { name: /Personel/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/staff$/)
  // The very page that has brought the worker: nothing of it is loaded anew.
  await expect.poll(() => isKept(page), { timeout: 120_000 }).toBe(true)
  await page.getByRole('link', { name: 'Teklif hazırla' }).first().click()
  const from = page.getByLabel('Yükleme limanı')
  await from.fill('Mersin')
  const other = await context.newPage()
  await other.goto(`${server.url}/staff`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await server.stop()
  const updated = await server.startAgain({ KERVAN_TEST_WEB: newer.folder })
  const offer = (of: Page) => of.getByText('Yeni bir sürüm hazır.')
  await expect(offer(page)).toBeVisible({ timeout: 90_000 })
  await expect(from).toHaveValue('Mersin')

  // Code that the other tab has not needed yet, and that the server does not have any more.
  const before = new Set(await loaded(other))
  await other.getByRole('link', { name: 'Otomasyonlar' }).first().click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Otomasyonlar')
  expect((await loaded(other)).filter((name) => !before.has(name))).not.toEqual([])
  await expectAllOf(old, other)
  await expect(offer(other)).toBeVisible({ timeout: 90_000 })
  await other.getByRole('button', { name: 'Yenile', exact: true }).first().click()
  await expect(offer(other)).toBeHidden()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Otomasyonlar')
  await expectAllOf(newer, other)

  // The first tab is still what it was, and takes along what is typed when it follows.
  await expect(from).toHaveValue('Mersin')
  await expectAllOf(old, page)
  await page.reload()
  await expect(from).toHaveValue('Mersin')
  await expect(offer(page)).toBeHidden()
  await expectAllOf(newer, page)

  // The newer one is whole by itself, and is what opens without a server.
  const entry = [...newer.files].find((name) => /^index-.+\.js$/.test(name)) ?? ''
  await expect.poll(() => keepsOffice(other, entry), { timeout: 120_000 }).toBe(true)
  await updated.stop()
  await other.goto(`${server.url}/staff/requests`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Talepler')
  await expectAllOf(newer, other)
  expect(complaints).toEqual([])
})

/** Whether the office is kept with this file as its beginning. */
const keepsOffice = (page: Page, entry: string) =>
  page.evaluate(async (name) => {
    for (const key of await caches.keys()) {
      const kept = await (await caches.open(key)).match('/kept/office')
      if ((await kept?.text())?.includes(name)) return true
    }
    return false
  }, entry)
