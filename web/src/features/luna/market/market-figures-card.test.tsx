/** The market's figures among the settings: seen on both screens, written with what is missing said, taken out and put back. */
import type { MarketFigure } from '@kervan/domain/luna/market.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const figure: MarketFigure = {
  ...{ id: '01890a5d-ac96-774b-bcce-000000000051', kind: 'fuel', subject: 'NLRTM', day: '2026-03-02' },
  ...{ value: '612.50', wait_low_hours: null, wait_high_hours: null },
  ...{ source: 'Haftalık yakıt bülteni', entered_by: 'Ece Yaman', updated_at: '2026-03-02T09:00:00.000Z' },
}

const open = (screen?: 'desktop' | 'phone') =>
  openApp(
    '/staff/settings/pazar',
    asStaff({
      'GET /staff/market/figures': { figures: [figure] },
      'PUT /staff/market/figures': figure,
      [`DELETE /staff/market/figures/${figure.id}`]: { done: true },
      'GET /staff/market/notes': { notes: [] },
    }),
    screen,
  )

test.each(['desktop', 'phone'] as const)('a figure with its source, on a %s', async (screen) => {
  await open(screen)
  await expect.element(page.getByRole('cell', { name: '612,5 USD/MT' })).toBeVisible()
  await expect
    .poll(
      () =>
        page
          .getByText('Haftalık yakıt bülteni, Ece Yaman')
          .elements()
          .filter((one) => one.checkVisibility()).length,
    )
    .toBe(1)
  await expectAccessible()
  expectNoSidewaysScroll()
})

test('what is missing is said, and nothing is sent', async () => {
  const { calls } = await open()
  await page.getByRole('button', { name: 'Değeri kaydet' }).click()
  await expect.element(page.getByText('Değeri yazın.')).toBeVisible()
  await expect.element(page.getByText('Değeri nereden aldığınızı yazın.')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('what was taken out is put back', async () => {
  const { calls } = await open()
  await page.getByRole('button', { name: 'Sil: Rotterdam, 02.03.2026' }).click()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect.poll(() => calls.map(({ method }) => method)).toContain('PUT')
})
