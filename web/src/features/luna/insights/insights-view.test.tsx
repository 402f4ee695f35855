/** Findings in five tabs, cut at 150 characters, with what each rests on; and recommendations on the overview. */
import type { Insight } from '@kervan/domain/luna/insights.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { delayText } from '#features/luna/insights/insights-view.tsx'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer } from '#testing/signed-in.ts'

const at = '2026-11-16T09:00:00.000Z'
const insight = (end: number, more: Partial<Insight>): Insight => ({
  id: `01890a5d-ac96-774b-bcce-${String(end).padStart(12, '0')}`,
  category: 'ports',
  title: 'Mersin: bekleme uzadı',
  description: 'Kısa.',
  impact: 'high',
  urgency: 'urgent',
  location: 'Mersin',
  estimated_delay_hours: 24,
  recommendation: 'Belgeleri erken gönderin.',
  evidence: [
    {
      label: 'Son 60 günün ortancası',
      value: '48 saat',
      source: 'Olaylarımız',
      sample: 5,
      as_of: at,
      link: null,
    },
  ],
  timestamp: at,
  ...more,
})
const long = `${'Gemiler Ümit Burnu’ndan dolaşıyor. '.repeat(6)}Son söz.`

test('each tab has its own, a long one is cut, and each says how it is known', async () => {
  await openApp(
    '/dashboard?view=ai',
    asCustomer({
      'GET /insights': {
        insights: [insight(1, {}), insight(2, { category: 'routes', title: 'Uzun yol', description: long })],
        computed_at: at,
      },
    }),
    'phone',
  )
  await expect.element(page.getByRole('tab', { name: 'Tümü (2)' })).toBeVisible()
  await expect.element(page.getByText('Son söz.')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Devamı' }).click()
  await expect.element(page.getByText(/Son söz\./)).toBeVisible()
  await page.getByRole('tab', { name: 'Liman yoğunluğu (1)' }).click()
  await expect.element(page.getByText('Tahmini gecikme 24 saat')).toBeVisible()
  await page.getByRole('button', { name: 'Nereden biliyoruz?' }).click()
  await expect.element(page.getByText('Olaylarımız · 5 kayıt · 16 Kasım 2026')).toBeVisible()
  await expectAccessible()
  expectNoSidewaysScroll()
  await page.getByRole('tab', { name: 'Hava (0)' }).click()
  await expect.element(page.getByText('Bulgu yok')).toBeVisible()
})

test('hours below two days, days above', () => {
  expect([null, 0, 24, 72].map(delayText).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Tahmini gecikme bilinmiyor',
    'Gecikme beklenmiyor',
    'Tahmini gecikme 24 saat',
    'Tahmini gecikme 3 gün',
  ])
})
