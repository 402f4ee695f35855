/** Freight indices among the settings: rows beyond the first page can be read too. */
import type { FreightIndex } from '@kervan/domain/benchmark/freight-index.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#testing/open-app.tsx'
import { asStaff } from '#testing/signed-in.ts'

const selin = {
  ...{ id: '01890a5d-ac96-774b-bcce-000000000003', email: 'selin.kaya@kervan.example' },
  ...{ full_name: 'Selin Kaya', role: 'admin' },
}
const index = (month: string, end: number): FreightIndex => ({
  ...{ id: `01890a5d-ac96-774b-bcce-0000000000${end}`, month, name: 'Uzak Doğu endeksi' },
  ...{ origin: 'Şanghay', destination: 'İstanbul', unit: 'dry_40', usd: '2450.00', source: 'Bülten' },
  ...{ published_on: '2026-03-02', entered_by: 'Selin Kaya', updated_at: '2026-03-02T09:00:00.000Z' },
})

test('the next page of indices is a press away', async () => {
  await openApp(
    '/staff/settings/pazar',
    asStaff({
      'GET /session': { person: selin },
      'GET /staff/market/figures': { figures: [] },
      'GET /staff/market/notes': { notes: [] },
      'GET /staff/benchmark/indices': ({ url }: Request) =>
        new URL(url).searchParams.get('after') === 'next'
          ? { items: [index('2025-11', 52)], next_cursor: null }
          : { items: [index('2026-02', 51)], next_cursor: 'next' },
    }),
  )
  await expect.element(page.getByRole('cell', { name: '2026-02', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Daha fazla' }).click()
  await expect.element(page.getByRole('cell', { name: '2025-11', exact: true })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '2026-02', exact: true })).toBeVisible()
})
