/** Route analysis: computed figures with what they rest on, the temporary ones where the server fails, and a request from a comparison. */
import type { RouteAnalysis } from '@kervan/domain/luna/routes.contract.ts'
import type { WhatIf } from '@kervan/domain/luna/what-if.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll, inColours } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { asCustomer } from '#testing/signed-in.ts'

const at = '2026-11-16T09:00:00.000Z'
const evidence = {
  label: 'Doluluk',
  value: '%95',
  source: 'Liman bülteni',
  sample: null,
  as_of: at,
  link: null,
}
const transit = {
  basis: 'history' as const,
  soonest_days: 16,
  latest_days: 24,
  median_days: 20,
  deliveries: 41,
  from_port: null,
  to_port: null,
}
const analysis: RouteAnalysis = {
  route: 'hamburg-izmir',
  price_range: {
    min: '1100.00',
    median: '1250.00',
    max: '1400.00',
    quotes: 14,
    window_days: 180,
    basis: 'ports',
    newest_at: at,
  },
  price_history: ['2026-09', '2026-10', '2026-11'].map((month) => ({
    month,
    min: '1100.00',
    median: '1250.00',
    max: '1400.00',
    quotes: 9,
  })),
  trend: 'rising',
  trend_percentage: 4.2,
  trend_evidence: [{ ...evidence, label: 'Bölgenin navlun endeksi', source: 'Navlun bülteni' }],
  fuel_prices: null,
  port_congestion: {
    origin: {
      port_code: 'DEHAM',
      port_name: 'Hamburg',
      utilization: 0.95,
      utilization_evidence: evidence,
      waiting: { low_hours: 48, high_hours: 72, median_hours: null },
      waiting_evidence: evidence,
    },
    destination: {
      port_code: 'TRIZM',
      port_name: 'İzmir',
      utilization: null,
      utilization_evidence: null,
      waiting: null,
      waiting_evidence: null,
    },
  },
  transit,
  risk_factors: [
    { type: 'Hava', severity: 'high', title: 'Fırtına', description: 'Gemiler yavaşlıyor.', evidence },
  ],
  recommendations: [{ text: 'Erken rezervasyon yaptırın.', because: 'Hamburg %95 dolu.' }],
  economic_factors: [],
  summary: 'Hamburg – İzmir rotasında navlun artıyor.',
  may_be_refined: false,
  updated_at: at,
  next_update: at,
}
const whatIf: WhatIf = {
  options: [
    {
      transport_mode: 'sea_fcl',
      equipment: '1 × 20GP',
      container_type: '20GP',
      quantity: '1',
      basis: "20' standart konteyner başına",
      price: { currency: 'EUR', low: '1100.00', median: '1250.00', high: '1400.00' },
      price_evidence: { ...evidence, source: 'Onaylanan tekliflerimiz, son 12 ay', sample: 12 },
      transit,
      emissions_kg: 412,
      emissions_evidence: { ...evidence, source: 'GLEC 3.2' },
    },
  ],
}
const portal = (more: Answers = {}) =>
  asCustomer({
    'GET /route-analyses': analysis,
    'GET /what-if': whatIf,
    'GET /places': { items: [] },
    ...more,
  })
const address = '/dashboard?view=routes'

test('every figure stands with its source, sample and day; one without data says so', async () => {
  await openApp(address, portal())
  await expect.element(page.getByText('1.100 $ – 1.400 $')).toBeVisible()
  await expect
    .element(page.getByText('Gönderilen tekliflerimiz, son 180 gün, bu iki liman · 14 kayıt · 16 Kasım 2026'))
    .toBeVisible()
  await expect.element(page.getByText('Yükseliyor +%4,2')).toBeVisible()
  await expect.element(page.getByText('Son 45 günde yazılmış bir değer yok.')).toBeVisible()
  await expect.element(page.getByText('%95 dolu', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Doluluk bilinmiyor')).toBeVisible()
  await expect.element(page.getByText('Neden: Hamburg %95 dolu.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Yenile' }).click()
  await expect.element(page.getByText('Analiz Tamamlandı')).toBeVisible()
})

test('a region leaves only its routes, and the chosen one is fetched', async () => {
  const { calls } = await openApp(`${address}&region=far_east`, portal())
  await expect.element(page.getByLabelText('Rota', { exact: true })).toHaveValue('singapur-istanbul')
  await page.getByLabelText('Rota', { exact: true }).selectOptions('busan-mersin')
  await expect.poll(() => calls.some(({ url }) => url.includes('route=busan-mersin'))).toBe(true)
})

test('where the server fails, the temporary figures are shown as such', async () => {
  await openApp(address, portal({ 'GET /route-analyses': () => problem(500, 'INTERNAL') }))
  await expect.element(page.getByText('Geçici Veri Yüklendi')).toBeVisible()
  await expect.element(page.getByText('950 $ – 1.350 $ geçici')).toBeVisible()
  await expect.element(page.getByText('AI servisi geçici olarak kullanılamıyor')).toBeVisible()
  await expect.element(page.getByText('Bağlantı sorunu')).toBeVisible()
})

test('a load is compared, and one way becomes a request with all that was typed', async () => {
  await openApp(address, portal())
  const form = page.getByRole('form', { name: 'Karşılaştırılacak yük' })
  await form.getByRole('button', { name: 'Karşılaştır' }).click()
  await expect.element(form.getByText('Çıkış şehrini yazın.')).toBeVisible()
  await form.getByLabelText('Çıkış şehri').fill('İstanbul')
  await form.getByLabelText('Varış şehri').fill('Hamburg')
  await form.getByLabelText('Varış ülkesi').fill('Almanya')
  await form.getByLabelText('Ağırlık').fill('18000')
  await form.getByLabelText('Hacim').fill('26')
  await form.getByRole('button', { name: 'Karşılaştır' }).click()
  await expect.element(page.getByText('1.100,00 € – 1.400,00 €')).toBeVisible()
  await expect.element(page.getByText('412 kg')).toBeVisible()
  await page.getByRole('button', { name: /Bu yolla teklif iste/ }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Hızlı Teklif Sihirbazı')).toBeVisible()
  await expect.element(dialog.getByLabelText('Toplam ağırlık')).toHaveValue('18.000')
  await expect
    .element(dialog.getByText('Karşılaştırdığınız yükün bilgileri dolduruldu.', { exact: false }))
    .toBeVisible()
})

test('better words for the summary come afterwards; that none come changes nothing', async () => {
  const worded = { ...analysis, summary: 'Bu rotada navlun artışta.' }
  const { calls } = await openApp(
    address,
    portal({
      'GET /route-analyses': (request: Request) => {
        if (!request.url.includes('refine=true')) return { ...analysis, may_be_refined: true }
        return request.url.includes('sanghay') ? problem(500, 'INTERNAL') : worded
      },
    }),
  )
  await expect.element(page.getByText(worded.summary)).toBeVisible()
  await page.getByLabelText('Rota', { exact: true }).selectOptions('sanghay-istanbul')
  await expect.poll(() => calls.filter(({ url }) => url.includes('refine=true'))).toHaveLength(2)
  await expect.element(page.getByText(analysis.summary)).toBeVisible()
  await expect.element(page.getByText('Geçici Veri Yüklendi')).not.toBeInTheDocument()
})

test('on a phone it fits, in the dark too', async () => {
  await openApp(address, portal(), 'phone')
  await inColours('dark')
  await expect.element(page.getByText('1.100 $ – 1.400 $')).toBeVisible()
  await expectAccessible()
  expectNoSidewaysScroll()
})
