/** The benchmark centre: its three figures, an analysis from its address, what is withheld, and what is shown when nothing comes. */
import type {
  Benchmark,
  BenchmarkBasis,
  BenchmarkOverview,
} from '@kervan/domain/benchmark/benchmark.contract.ts'
import { withheldSentence } from '@kervan/domain/benchmark/benchmark.copy.ts'
import { firstLanes } from '@kervan/domain/benchmark/benchmark-lanes.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { problem } from '#testing/answer-calls.ts'
import { expectAccessible, expectNoSidewaysScroll } from '#testing/expect-accessible.ts'
import { openApp } from '#testing/open-app.tsx'
import { aCustomer, asStaff } from '#testing/signed-in.ts'

const hat = 'Hamburg → Izmir'
const months = ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02']

const overview: BenchmarkOverview = {
  active_customers: 247,
  analysed_routes: 12,
  performance: 94.1,
  delivered: 1009,
  on_time: 949,
  periods: months.toReversed(),
  first_lanes: [...firstLanes],
  lanes: [
    { hat, origin: 'Hamburg', destination: 'İzmir', quotes: 120, delivered: 60, on_time: 57 },
    { hat: 'Ningbo → İzmir', origin: 'Ningbo', destination: 'İzmir', quotes: 40, delivered: 20, on_time: 18 },
  ],
  computed_at: '2026-03-05T02:10:00.000Z',
}
const analysis: Benchmark = {
  context: { customer_id: aCustomer.id, hat, donem: '2026-02' },
  kpi: { 'Piyasaya göre fiyat (%)': 3.2 },
  trendler: {
    aylar: months,
    piyasa_usd: [1900, 1920, null, 1960, 1980, 2000],
    musteri_usd: [1950, null, 2010, null, 2040, 2060],
  },
  analiz: ['Fiyatlar piyasanın %3,2 üzerinde (4 teklif).'],
  oneriler: [
    { baslik: 'Fiyatı piyasa ortancasına yaklaştırın', etki: 'Birim başına ortalama 60 USD fark kapanır.' },
  ],
}
const basis: BenchmarkBasis = {
  unit: "40' standart veya yüksek konteyner başına",
  source: 'own',
  index: null,
  figures: [
    { key: 'price', value: 3.2, lane: null, made_from: '4 teklif' },
    { key: 'on_time', value: 95, lane: 93, made_from: '19 / 20 teslimat' },
    { key: 'answer', value: 16.5, lane: 18, made_from: '4 teklif, ortalama' },
    { key: 'transit', value: 21.4, lane: null, made_from: '3 gönderi, ortalama' },
    { key: 'win_rate', value: 62.5, lane: 61, made_from: '5 / 8 yanıt' },
    { key: 'stars', value: null, lane: 4.4, made_from: 'değerlendirme yok' },
  ],
  months: months.map((month) => ({ month, market_quotes: 7, market_months: 1, own_quotes: 1 })),
  computed_at: overview.computed_at,
}

const answers = (more = {}) =>
  asStaff({
    'GET /staff/benchmark/overview': overview,
    'GET /staff/benchmark': analysis,
    'GET /staff/benchmark/basis': basis,
    'GET /customers': { items: [aCustomer], next_cursor: null },
    [`GET /customers/${aCustomer.id}`]: aCustomer,
    ...more,
  })
const analysed = `/benchmark?${new URLSearchParams({ customer: aCustomer.id, hat, donem: '2026-02', analiz: '1' })}`

test.each(['desktop', 'phone'] as const)('an analysis opens from its address, on a %s', async (screen) => {
  await openApp(analysed, answers(), screen)
  await expect.element(page.getByText('247')).toBeVisible()
  await expect.element(page.getByText('+%3,2')).toBeVisible()
  await expect.element(page.getByText('Fiyatı piyasa ortancasına yaklaştırın')).toBeVisible()
  await expect.element(page.getByText('hat ortalaması 18')).toBeVisible()
  await expectAccessible()
  expectNoSidewaysScroll()
  await page.getByRole('button', { name: 'Sonucu gizle' }).click()
  await expect.element(page.getByText('Fiyatı piyasa ortancasına yaklaştırın')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Analiz Et' }).click()
  await expect.element(page.getByText('Fiyatı piyasa ortancasına yaklaştırın')).toBeVisible()
})

test('the six routes of the house come first, then those with data; without a customer nothing is asked', async () => {
  const { calls } = await openApp('/benchmark', answers())
  const routes = page.getByRole('combobox', { name: 'Rota' })
  await expect.element(routes).toBeVisible()
  const names = [...(routes.element() as HTMLSelectElement).options].map(({ value }) => value)
  expect(names).toEqual([...firstLanes, 'Ningbo → İzmir'])
  const periods = page.getByRole('combobox', { name: 'Dönem' }).element() as HTMLSelectElement
  expect([...periods.options].map(({ label }) => label)).toEqual(months.toReversed())
  await page.getByRole('button', { name: 'Analiz Et' }).click()
  await expect.element(page.getByText('Müşteriyi seçin.')).toBeVisible()
  expect(calls.some(({ url }) => new URL(url).pathname === '/api/staff/benchmark')).toBe(false)
})

test('what must not be told is withheld with a sentence', async () => {
  const none = {
    ...analysis,
    trendler: { ...analysis.trendler, piyasa_usd: months.map(() => null) },
    analiz: [],
  }
  await openApp(
    analysed,
    answers({ 'GET /staff/benchmark': none, 'GET /staff/benchmark/basis': { ...basis, source: 'none' } }),
  )
  await expect.element(page.getByText(withheldSentence)).toBeVisible()
})

test('an analysis that does not come says so, and is tried again', async () => {
  const { 'GET /staff/benchmark': _, ...without } = answers()
  await openApp(analysed, without)
  await expect.element(page.getByText('Veri Yüklenemedi')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible()
})

test('figures that could not be read anew stay, and say so', async () => {
  let isDown = false
  const answer = () => (isDown ? problem(500, 'INTERNAL_SERVER_ERROR') : analysis)
  await openApp(analysed, answers({ 'GET /staff/benchmark': answer }))
  await expect.element(page.getByText('+%3,2')).toBeVisible()
  isDown = true
  await page.getByRole('button', { name: 'Yenile' }).click()
  await expect.element(page.getByText(/^Yenilenemedi\. Gördükleriniz/)).toBeVisible()
  await expect.element(page.getByText('+%3,2')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Yenile' }).click()
  await expect.element(page.getByText(/^Yenilenemedi/)).not.toBeInTheDocument()
})

test('the figures above open what they are counted from', async () => {
  await openApp('/benchmark', answers())
  await page.getByRole('button', { name: /Ortalama performans/ }).click()
  await expect.element(page.getByRole('dialog').getByText('57 / 60')).toBeVisible()
})
