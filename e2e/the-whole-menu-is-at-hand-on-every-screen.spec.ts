import { expect, type Page, test, type WebSocketRoute } from '@playwright/test'
import { catalogue } from './catalogue-address.ts'
import { expectAccessible, expectNoSidewaysScroll, expectReadable, watchConsole } from './clean-page.ts'

const portal = {
  path: '/ui/portal',
  menu: 'Portal menüsü',
  bottomBar: 'Portal alt menüsü',
  entries: [
    'Ana Sayfa',
    'Talepler',
    'Teklifler',
    'Gönderiler',
    'Gönderi Takibi',
    'Konteyner Takip',
    'Belgeler',
    'Operasyon İzleme',
    'Rota Analizi',
    'Bildirimler',
    'Hesabım',
  ],
  onBar: 6,
  updates: 20,
}
const office = {
  path: '/ui/office/dashboard',
  menu: 'Ofis menüsü',
  bottomBar: 'Ofis alt menüsü',
  entries: [
    'Gösterge Paneli',
    'İş Akışı',
    'Müşteri Yönetimi',
    'İş Kuyruğu',
    'Talepler',
    'Teklifler',
    'Gönderiler',
    'Konteyner Takip',
    'Analizler',
    'Otomasyonlar',
    'Ayarlar',
  ],
  onBar: 5,
  updates: 30,
}

const isPhone = () => test.info().project.name === 'phone'

async function open(page: Page, path: string) {
  await page.goto(`${catalogue.origin}${path}`)
  const connection = page.getByText('Bağlı', { exact: true }).filter({ visible: true })
  await expect(connection).toBeVisible({ timeout: 20_000 })
}

/** The menu as this screen has it: beside the content, or behind the button of the header. */
async function openMenu(page: Page, label: string) {
  if (isPhone()) await page.getByRole('button', { name: 'Menü', exact: true }).click()
  return page.getByRole('navigation', { name: label })
}

for (const layout of [portal, office]) {
  test(`${layout.path} is clean and accessible, light and dark, with its menu open too`, async ({ page }) => {
    const complaints = watchConsole(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, layout.path)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(await openMenu(page, layout.menu)).toBeVisible()
    if (isPhone()) await expectAccessible(page)
    // Beside the content nothing has opened: only the colours are others.
    else await expectReadable(page)
    await expectNoSidewaysScroll(page)
    expect(complaints).toEqual([])
  })

  test(`every entry of ${layout.path}, the look and the way out are at hand`, async ({ page }) => {
    await open(page, layout.path)
    const bar = page.getByRole('navigation', { name: layout.bottomBar })
    await expect(bar.getByRole('link')).toHaveCount(isPhone() ? layout.onBar : 0)
    for (const entry of layout.entries) {
      const menu = await openMenu(page, layout.menu)
      const link = menu.getByRole('link', { name: new RegExp(`^${entry}`) })
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible()
      if (isPhone()) await expect(menu).toBeHidden()
      else await expect(link).toHaveAttribute('aria-current')
    }
    await openMenu(page, layout.menu)
    await page.getByRole('button', { name: /Açık görünüme geç/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.getByText('Örnek Kişi').filter({ visible: true })).toBeVisible()
    await page.getByRole('button', { name: 'Çıkış yap' }).click()
    await expect(page.getByText('Katalogda oturum yok')).toBeVisible()
  })

  test(`the updates of ${layout.path} stop at ${layout.updates}, newest first`, async ({ page }) => {
    let connection: WebSocketRoute | undefined
    await page.routeWebSocket(/\/api\/live/, (socket) => {
      connection = socket
      socket.send(JSON.stringify({ type: 'hello', position: 0, refetch: false }))
    })
    await open(page, layout.path)
    await expect(page.getByText('Henüz güncelleme yok')).toBeVisible()
    for (let position = 1; position <= layout.updates + 5; position++) {
      const [id, at] = [`id-${position}`, new Date().toISOString()]
      connection?.send(
        JSON.stringify({ type: 'event', id, position, name: `deneme.${position}`, data: {}, at }),
      )
    }
    const updates = page.getByRole('list', { name: 'Güncellemeler' }).getByRole('listitem')
    await expect(updates).toHaveCount(layout.updates)
    await expect(updates.first()).toContainText(`deneme.${layout.updates + 5}`)
    await expect(updates.last()).toContainText('deneme.6')
  })
}

test('what happens elsewhere is heard inside a layout', async ({ page, request }) => {
  await open(page, portal.path)
  await request.post('/api/demo/inbox/test-mail', { data: { to: 'katalog@musteri.example' } })
  await expect(page.getByRole('list', { name: 'Güncellemeler' })).toContainText('inbox.mail_arrived')
})

test('a view chosen on the page and a view in the address are one', async ({ page }) => {
  await open(page, `${portal.path}?view=quotes`)
  await expect(page.getByLabel('Görünüm', { exact: true })).toHaveValue('quotes')
  await page.getByLabel('Görünüm', { exact: true }).selectOption('Belgeler')
  await expect(page).toHaveURL(/view=documents/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Teklifler' })).toBeVisible()
})
