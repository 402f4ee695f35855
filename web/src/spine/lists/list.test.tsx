import type {} from '@vitest/browser-playwright'
import { expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { type OpenedApp, openApp } from '#testing/open-app.tsx'

/** The catalogue's list of 5,000 invented loads. */
const list = () => page.getByRole('region', { name: 'Örnek liste' })
const rows = () => [...list().element().querySelectorAll<HTMLElement>('tbody tr')]
const links = () => rows().map((row) => row.querySelector<HTMLElement>('[data-row]'))
const numbers = () => links().map((link) => link?.textContent)
const head = (name: string) => list().getByRole('columnheader', { name })
const box = (number: number) => list().getByRole('checkbox', { name: `Seç: TLP-2026-00${number}` })
const frame = () => list().element().querySelector('table')?.parentElement as HTMLElement

async function openList(query = '', screen?: 'phone'): Promise<OpenedApp> {
  const app = await openApp(`/ui${query}`, {}, screen)
  await expect.element(list()).toBeInTheDocument()
  list().element().scrollIntoView()
  return app
}

test('a head sorts up, down and not at all, and the address says so to whoever opens it', async () => {
  const { address, reopen } = await openList()
  await expect.element(head('Numara')).toHaveAttribute('aria-sort', 'descending')
  await head('Tutar').getByRole('button').click()
  await expect.poll(address).toBe('/ui?sort=amount')
  await expect.element(head('Tutar')).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(head('Numara')).not.toHaveAttribute('aria-sort')
  await expect.poll(() => rows()[0]?.textContent).toContain('980,00')
  await head('Tutar').getByRole('button').click()
  await expect.poll(address).toBe('/ui?sort=-amount')
  await expect.element(head('Tutar')).toHaveAttribute('aria-sort', 'descending')
  const dearest = numbers()[0]
  reopen()
  await expect.poll(() => numbers()[0]).toBe(dearest)
  await expect.element(head('Tutar')).toHaveAttribute('aria-sort', 'descending')
  await head('Tutar').getByRole('button').click()
  await expect.poll(address).toBe('/ui')
  history.back()
  await expect.poll(address).toBe('/ui?sort=-amount')
  await expect.poll(() => numbers()[0]).toBe(dearest)
})

test('an address of another time shows the list as it is', async () => {
  await openList('?sort=colour&status=lost&columns=smell&route=Ay')
  await expect.poll(() => numbers()[0]).toBe('TLP-2026-005000')
  await expect.element(head('Güzergâh')).toBeVisible()
  await expect.element(head('Ağırlık')).not.toBeInTheDocument()
})

test('columns are chosen in a menu, and the main one stays', async () => {
  const { address, reopen } = await openList()
  await page.getByRole('button', { name: 'Sütunlar' }).click()
  const menu = page.getByRole('dialog', { name: 'Sütunlar' })
  await expect.element(menu.getByRole('checkbox', { name: 'Numara' })).toBeDisabled()
  await menu.getByRole('checkbox', { name: 'Güzergâh' }).click()
  await menu.getByRole('checkbox', { name: 'Ağırlık' }).click()
  await expect.poll(address).toBe('/ui?columns=status%2Cdate%2Cweight%2Camount')
  reopen()
  await expect.element(head('Ağırlık')).toBeVisible()
  await expect.element(head('Güzergâh')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Sütunlar' }).click()
  await menu.getByRole('button', { name: 'Varsayılana dön' }).click()
  await expect.poll(address).toBe('/ui')
})

test('of many rows a few are in the page, and the focused one stays when it is out of sight', async () => {
  await openList()
  await expect.poll(() => rows().length).toBeGreaterThan(10)
  expect(rows().length).toBeLessThan(100)
  await expect.element(list().getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
  await userEvent.keyboard('jj')
  await expect.poll(() => document.activeElement?.textContent).toBe('TLP-2026-004999')
  frame().scrollTop = frame().scrollHeight
  await expect.poll(() => numbers().at(-1)).toBe('TLP-2026-000001')
  expect(rows().length).toBeLessThan(100)
  expect(document.activeElement?.textContent).toBe('TLP-2026-004999')
  await userEvent.keyboard('j')
  await expect.poll(() => document.activeElement?.textContent).toBe('TLP-2026-004998')
  await expect.poll(() => frame().scrollTop).toBeLessThan(200)
})

test('rows are selected one by one, by range, by key and all at once; another filter selects none', async () => {
  await openList()
  const selected = page.getByRole('region', { name: 'Seçilenler' })
  await box(5000).click()
  await userEvent.keyboard('{Shift>}')
  await box(4996).click()
  await userEvent.keyboard('{/Shift}')
  await expect.element(selected).toMatchTextContent('5 yük seçildi')
  // The focus is in the row of the box that was pressed.
  await userEvent.keyboard('jx')
  await expect.element(selected).toMatchTextContent('6 yük seçildi')
  await userEvent.keyboard('kx')
  await expect.element(selected).toMatchTextContent('5 yük seçildi')
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(selected).toMatchTextContent('5.000 yük seçildi')
  await expect.element(list().getByRole('checkbox', { name: 'Tümünü seç' })).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(selected).not.toBeInTheDocument()
  await box(5000).click()
  await page
    .getByRole('navigation', { name: 'Duruma göre süz' })
    .getByRole('link', { name: 'Gecikmiş' })
    .click()
  await expect.element(selected).not.toBeInTheDocument()
})

test('what is not found can be searched for without the filters', async () => {
  const { address } = await openList('?search=atlantis&status=delayed&sort=amount')
  await list().getByRole('link', { name: 'Süzgeçleri temizle' }).click()
  await expect.poll(address).toBe('/ui?sort=amount')
  await expect.poll(() => rows().length).toBeGreaterThan(10)
})

test('on a phone rows are cards that scroll with the page, sorted by a select', async () => {
  const { address } = await openList('', 'phone')
  expect(rows().length).toBeLessThan(60)
  await page.getByRole('button', { name: 'Süz', exact: true }).click()
  await page.getByRole('combobox', { name: 'Sıralama' }).selectOptions('Tutar, artan')
  await expect.poll(address).toBe('/ui?sort=amount')
  await page.getByRole('button', { name: 'Göster' }).click()
  await expect.poll(() => rows()[0]?.textContent).toContain('980,00')
  expectNoSidewaysScroll()
  await expectAccessible()
  const top = list().element().getBoundingClientRect().top + window.scrollY
  window.scrollTo(0, top + 100_000)
  await expect.poll(() => rows()[0]?.dataset.index).not.toBe('0')
  const inSight = () => rows().filter((row) => row.getBoundingClientRect().top < window.innerHeight)
  await expect.poll(() => inSight().some((row) => row.getBoundingClientRect().bottom > 0)).toBe(true)
})

test('all rows are on paper, without anything to press', async () => {
  await openList('?search=TLP-2026-000&status=delayed')
  await expect.poll(() => rows().length).toBeLessThan(100)
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.poll(() => rows().length).toBe(333)
  const controls = [...list().element().querySelectorAll('button')]
  expect(controls.filter((control) => control.checkVisibility())).toEqual([])
  await expect.element(list().getByText('Tutar').last()).toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'screen' })
  await expect.poll(() => rows().length).toBeLessThan(100)
})
