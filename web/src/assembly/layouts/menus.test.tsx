import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadable,
  inColours,
  type Screen,
} from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'

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
    'Belgeler',
    'Kurlar',
  ],
  onBar: 5,
  updates: 30,
}
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** The menu as this screen has it: beside the content, or behind the button of the header. */
async function openMenu(screen: Screen, label: string) {
  if (screen === 'phone') await page.getByRole('button', { name: 'Menü', exact: true }).click()
  return page.getByRole('navigation', { name: label })
}

for (const layout of [portal, office])
  for (const screen of ['desktop', 'phone'] as const)
    describe(`the layout of ${layout.path} on a ${screen}`, () => {
      test('is accessible, light and dark, with its menu open too', async () => {
        await openApp(layout.path, {}, screen)
        await expect.element(page.getByText('Bağlı', { exact: true }).first()).toBeInTheDocument()
        await expectAccessible()
        expectNoSidewaysScroll()
        await inColours('dark')
        await expect.element(await openMenu(screen, layout.menu)).toBeVisible()
        // Beside the content nothing has opened: only the colours are others.
        await (screen === 'phone' ? expectAccessible() : expectReadable())
        expectNoSidewaysScroll()
      })

      test('has every entry, the look and the way out at hand', async () => {
        await openApp(layout.path, {}, screen)
        const bar = page.getByRole('navigation', { name: layout.bottomBar })
        await expect.element(heading(layout.entries[0] ?? '')).toBeVisible()
        expect(bar.getByRole('link').elements()).toHaveLength(screen === 'phone' ? layout.onBar : 0)
        for (const entry of layout.entries) {
          const menu = await openMenu(screen, layout.menu)
          const link = menu.getByRole('link', { name: new RegExp(`^${entry}`) })
          await link.click()
          await expect.element(heading(entry)).toBeVisible()
          if (screen === 'phone') await expect.element(menu).not.toBeInTheDocument()
          else await expect.element(link).toHaveAttribute('aria-current')
        }
        await openMenu(screen, layout.menu)
        await page.getByRole('button', { name: /Açık görünüme geç/ }).click()
        await expect.poll(() => document.documentElement.dataset.theme).toBe('light')
        await page.getByRole('button', { name: 'Çıkış yap' }).click()
        await expect.element(page.getByText('Katalogda oturum yok')).toBeVisible()
      })
    })

for (const layout of [portal, office])
  test(`the updates of ${layout.path} stop at ${layout.updates}, newest first`, async () => {
    const { live } = await openApp(layout.path)
    await expect.element(page.getByText('Henüz güncelleme yok')).toBeVisible()
    for (let event = 1; event <= layout.updates + 5; event++) live.emit(`deneme.${event}`)
    const updates = page.getByRole('list', { name: 'Güncellemeler' }).getByRole('listitem')
    await expect.poll(() => updates.elements().length).toBe(layout.updates)
    await expect.element(updates.first()).toMatchTextContent(`deneme.${layout.updates + 5}`)
    await expect.element(updates.last()).toMatchTextContent('deneme.6')
  })

test('a view chosen on the page and a view in the address are one', async () => {
  const { address } = await openApp('/ui/portal?view=quotes')
  const choice = page.getByLabelText('Görünüm', { exact: true })
  await expect.element(choice).toHaveValue('quotes')
  await choice.selectOptions('Belgeler')
  await expect.poll(address).toContain('view=documents')
  history.back()
  await expect.element(heading('Teklifler')).toBeVisible()
})
