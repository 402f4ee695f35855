/** The figures, sentences and suggestions of an analysis, reckoned by hand; what too little is known of is withheld. */
import { expect, test } from 'vitest'
import { withheldSentence } from '#benchmark/benchmark.copy.ts'
import type { BenchmarkFacts, MonthFacts, OfOthers, ServiceFacts } from '#benchmark/benchmark-facts.ts'
import {
  analysisOf,
  labelled,
  laneFigures,
  madeFrom,
  ownFigures,
  priceDifference,
  suggestionsForCustomer,
  suggestionsOf,
} from '#benchmark/benchmark-rules.ts'

const nothing: ServiceFacts = {
  ...{ won: 0, lost: 0, answer_hours: null, answers: 0, delivered: 0, on_time: 0 },
  ...{ transit_days: null, transits: 0, stars: null, ratings: 0 },
}
const month = (name: string, more: Partial<MonthFacts> = {}): MonthFacts => ({
  ...{ month: name, market: null, market_quotes: 0, market_months: 0, own: null, own_quotes: 0 },
  ...more,
})
const othersOf = (each: OfOthers) => ({
  on_time: each,
  answer: each,
  transit: each,
  win_rate: each,
  stars: each,
})
const facts = (more: Partial<BenchmarkFacts> = {}): BenchmarkFacts => ({
  lane: 'Hamburg → Izmir',
  unit: "40' standart veya yüksek konteyner başına",
  source: 'own',
  index: null,
  months: [],
  own: nothing,
  market: nothing,
  others: othersOf({ samples: 40, firms: 9 }),
  lost_for_price: { count: 0, of: 0 },
  ...more,
})
const impactOf = (of: BenchmarkFacts, title: RegExp) =>
  suggestionsOf(of)
    .find(({ baslik }) => title.test(baslik))
    ?.etki.replaceAll('\u00a0', ' ')

test('a price is compared month by month, each weighed by its offers; months that one side lacks count for neither', () => {
  const months = [
    month('2026-01', { market: 2000, own: 2200, own_quotes: 3 }),
    month('2026-02', { market: 2000, own: 1800, own_quotes: 1 }),
    month('2026-03', { own: 9000, own_quotes: 5 }),
    month('2026-04', { market: 100 }),
  ]
  // (3 × 2200 + 1800) / (4 × 2000) = 1.05
  expect(priceDifference({ months })).toBe(5)
  expect(madeFrom(facts({ months })).price).toBe('4 teklif')
  expect(impactOf(facts({ months }), /yaklaştırın/)).toBe(
    'Birim başına ortalama 100 USD fark kapanır (4 tekliften hesaplandı).',
  )
  expect(priceDifference({ months: months.slice(2) })).toBeNull()
})

test('a figure that nothing is known of is in no answer, and is no zero', () => {
  expect(labelled(ownFigures(facts()))).toEqual({})
  const own = { ...nothing, won: 3, lost: 1, delivered: 3, on_time: 2, answer_hours: 17.96, answers: 2 }
  expect(labelled(ownFigures(facts({ own })))).toEqual({
    'Zamanında teslim (%)': 66.7,
    'Yanıt süresi (saat)': 18,
    'Kazanma oranı (%)': 75,
  })
})

test('an average of the lane is told of five others from three firms on', () => {
  const of = (samples: number, firms: number) =>
    laneFigures(
      facts({
        market: {
          ...{ won: 12, lost: 0, answer_hours: 9, answers: 12, delivered: 12, on_time: 12 },
          ...{ transit_days: 12, transits: 12, stars: 4, ratings: 12 },
        },
        others: othersOf({ samples, firms }),
      }),
    )
  const none = { on_time: null, answer: null, transit: null, win_rate: null, stars: null }
  expect(of(4, 3)).toEqual(none)
  expect(of(5, 2)).toEqual(none)
  expect(of(5, 3)).toEqual({ on_time: 100, answer: 9, transit: 12, win_rate: 100, stars: 4 })
})

test('each suggestion tells its impact, and what that is made from', () => {
  const slow: BenchmarkFacts = facts({
    months: [month('2026-01', { market: 2000 }), month('2026-02', { market: 2200 })],
    own: {
      ...{ won: 2, lost: 2, answer_hours: 20, answers: 4, delivered: 4, on_time: 2 },
      ...{ transit_days: 25, transits: 4, stars: 3, ratings: 2 },
    },
    market: {
      ...{ won: 9, lost: 1, answer_hours: 12, answers: 10, delivered: 10, on_time: 9 },
      ...{ transit_days: 21.5, transits: 10, stars: 4.5, ratings: 10 },
    },
    lost_for_price: { count: 1, of: 2 },
  })
  expect(impactOf(slow, /reddedilen/)).toBe(
    '1 teklif geri kazanılırsa kazanma oranı %75 olur (4 yanıttan hesaplandı).',
  )
  expect(impactOf(slow, /daha hızlı/)).toBe(
    'Hat ortalamasına inmek 8 saat kazandırır (4 tekliften hesaplandı).',
  )
  expect(impactOf(slow, /Geciken/)).toBe('2 teslimat gecikti; biri zamanında olsaydı oran %75 olurdu.')
  expect(impactOf(slow, /kısa süreli/)).toBe(
    'Hat ortalaması 21,5 gün; 3,5 gün kazanılabilir (10 gönderiden hesaplandı).',
  )
  expect(impactOf(slow, /Düşük puan/)).toBe('Ortalama 3 yıldız (2 değerlendirmeden hesaplandı).')
  expect(impactOf(slow, /Yükselen/)).toBe(
    'Piyasa dönem içinde birim başına 200 USD arttı (2 ayın ortancasından hesaplandı).',
  )
  const cheap = facts({
    months: [
      month('2026-01', { market: 2200, own: 2000, own_quotes: 2 }),
      month('2026-02', { market: 2000, own: 1800, own_quotes: 2 }),
    ],
    own: { ...nothing, won: 3, lost: 1 },
  })
  expect(impactOf(cheap, /öne çıkarın/)).toBe(
    'Birim başına ortalama 200 USD piyasanın altında (4 tekliften hesaplandı).',
  )
  expect(impactOf(cheap, /Düşen/)).toBe(
    'Piyasa dönem içinde birim başına 200 USD geriledi (2 ayın ortancasından hesaplandı).',
  )
})

test('the customer’s report holds nothing of how we negotiate', () => {
  const both = facts({
    months: [
      month('2026-01', { market: 2000, own: 2500, own_quotes: 2 }),
      month('2026-02', { market: 2400, own: 2900, own_quotes: 2 }),
    ],
    own: { ...nothing, won: 1, lost: 3, stars: 2, ratings: 4 },
    lost_for_price: { count: 2, of: 3 },
  })
  expect(suggestionsOf(both).length).toBeGreaterThan(3)
  expect(suggestionsForCustomer(both).map(({ baslik }) => baslik)).toEqual([
    'Yükselen piyasada hacminizi erken bağlayın',
  ])
})

test('what is withheld, what stands in for it and what there is nothing of is said', () => {
  expect(analysisOf(facts({ source: 'none' }))).toEqual([
    withheldSentence,
    'Bu hatta ve bu dönemde teklif ya da teslimat yok.',
  ])
  const index = { name: 'Avrupa endeksi', source: 'Haftalık bülten', published_on: '2026-02-28' }
  expect(analysisOf(facts({ source: 'index', index }))[0]).toBe(
    'Piyasa çizgisi Avrupa endeksi endeksidir (Haftalık bülten); kendi tekliflerimiz bu hatta yeterli değil.',
  )
})
