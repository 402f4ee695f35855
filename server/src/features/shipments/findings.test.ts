/** The sentences of the follow-up analysis: each only where its ground is there. */
import type { PortCandidate } from '@kervan/domain/places/places.contract.ts'
import { tooFewQuotes } from '@kervan/domain/requests/requests.copy.ts'
import { expect, test } from 'vitest'
import { type AnalysisInput, findingsOf } from '#features/shipments/findings.ts'

const nowhere = { best: null, alternatives: [] }
const bare: AnalysisInput = {
  request: {
    shipment_type: 'sea',
    service_type: 'FCL',
    cargo_type: 'general',
    preferred_date: null,
    cargo_details: {},
  },
  mode: 'sea_fcl',
  ports: { pol: nowhere, pod: nowhere, gates: [], notice: null },
  waits: new Map(),
  band: null,
  lane: null,
  transit: {
    basis: 'standard',
    soonest_days: 7,
    latest_days: 14,
    median_days: null,
    deliveries: 0,
    from_port: null,
    to_port: null,
  },
}
const with_ = (more: Partial<AnalysisInput['request']>, rest: Partial<AnalysisInput> = {}) =>
  findingsOf({ ...bare, ...rest, request: { ...bare.request, ...more } })
const readable = (sentences: string[]) => sentences.map((sentence) => sentence.replaceAll('\u00a0', ' '))

test('of a bare request only what always holds', () => {
  expect(findingsOf(bare)).toEqual(['Tahmini transit süre 7–14\u00a0gün (standart).', tooFewQuotes])
})

test('no price is named for a load that nobody has described', () => {
  const found = readable(findingsOf({ ...bare, band: 'unknown_load' }))
  expect(found).toEqual(['Tahmini transit süre 7–14 gün (standart).'])
})

const port = (code: string, name: string, utilization: number | null): PortCandidate => ({
  code,
  name,
  country_code: 'TR',
  country: 'Türkiye',
  kinds: ['port'],
  iata: null,
  utilization: utilization ?? 0.5,
  utilization_known: utilization !== null,
  score: 0.5,
  basis: 'usual',
  distance_km: 45,
})
const end = (best: PortCandidate) => ({ best, alternatives: [best] })

test('everything that is known, in the reader’s own numbers', () => {
  const found = with_(
    { preferred_date: '2026-12-28', cargo_details: { chargeable_weight: '1234.5' } },
    {
      mode: 'sea_lcl',
      ports: {
        pol: end(port('TRMER', 'Mersin', 0.62)),
        pod: end(port('DEHAM', 'Hamburg', null)),
        gates: [],
        notice: null,
      },
      waits: new Map([['TRMER', { low_hours: 20, high_hours: 41, source: 'x' }]]),
      band: {
        basis: 'lcl',
        low: '95.00',
        high: '1350.50',
        median: '110.00',
        currency: 'EUR',
        quotes: 12,
        newest_at: '2026-11-01T00:00:00.000Z',
      },
      lane: { shipments: 14, delivered: 9, days: { low: 9, median: 11, high: 15 } },
      transit: {
        ...bare.transit,
        basis: 'history',
        soonest_days: 9,
        latest_days: 15,
        median_days: 11,
        deliveries: 9,
      },
    },
  )
  expect(readable(found)).toEqual([
    // Our own shipments say how long it takes; a general range beside it would contradict.
    'İstediğiniz gün yola çıkarsa tahmini varış 8 Ocak 2027 (bu iki ülke arasındaki ortanca süremizle).',
    'Önerilen yükleme limanı: Mersin (TRMER), doluluk %62; yüklemeye kadar bekleme 20–41 saat.',
    'Önerilen boşaltma limanı: Hamburg (DEHAM), doluluğu ölçülmedi.',
    'Ücrete esas ağırlık: 1.234,5 W/M.',
    'Bu hatta son on iki ayda kazanılmış 12 teklifimizde fiyat, W/M başına, 95,00 € – 1.350,50 €; ortancası 110,00 €.',
    'Son on iki ayda bu iki ülke arasında 14 gönderi taşıdık; teslime kadar ortanca süre 11 gün.',
  ])
})

test('by air the wait before the flight, by road the wait at each gate that is known', () => {
  const air = end(port('TRIST', 'İstanbul', 0.5))
  const waits = new Map([
    ['TRIST', { low_hours: 12, high_hours: 12, source: 'Olaylar' }],
    ['TRKPU', { low_hours: 6, high_hours: 14, source: 'Sınır bülteni' }],
  ])
  const flying = with_(
    { shipment_type: 'air' },
    { mode: 'air', waits, ports: { pol: air, pod: nowhere, gates: [], notice: null } },
  )
  expect(readable(flying)).toContain(
    'Önerilen çıkış havalimanı: İstanbul (TRIST), doluluk %50; uçuşa kadar bekleme 12 saat.',
  )
  const gates = [port('TRKPU', 'Kapıkule', null), port('TRHMZ', 'Hamzabeyli', null)]
  const ports = { pol: nowhere, pod: nowhere, gates, notice: null }
  const driving = readable(with_({ shipment_type: 'land' }, { mode: 'land', waits, ports }))
  expect(driving).toContain('Kapıkule: sınırda bekleme 6–14 saat (Sınır bülteni).')
  expect(driving.some((sentence) => sentence.includes('Hamzabeyli'))).toBe(false)
})

test('without shipments of our own a general range, and the days it leads to', () => {
  const lane = { shipments: 0, delivered: 0, days: null }
  expect(readable(with_({ preferred_date: '2026-12-28' }, { lane })).slice(0, 2)).toEqual([
    'Tahmini transit süre 7–14 gün (standart).',
    'İstediğiniz gün yola çıkarsa tahmini varış 4 Ocak 2027 – 11 Ocak 2027.',
  ])
})

test('days that end at a port of another country say so, and name no day of arrival', () => {
  const transit = { ...bare.transit, basis: 'estimate', to_port: 'Poti (Gürcistan)' } as const
  expect(readable(with_({ preferred_date: '2026-12-28' }, { transit })).slice(0, 2)).toEqual([
    'Tahmini transit süre 7–14 gün. Süre Poti (Gürcistan) limanına kadardır; sonrası dahil değildir.',
    tooFewQuotes,
  ])
})

test('where no road leads, that is said instead of days', () => {
  const transit = { ...bare.transit, basis: 'no_way', soonest_days: null, latest_days: null } as const
  expect(with_({ shipment_type: 'land', preferred_date: '2026-12-28' }, { transit })[0]).toBe(
    'Bu hatta kara yolu yok. Bu iki yer arasında bildiğimiz bir kara yolu yok; deniz veya hava yolunu seçebilirsiniz.',
  )
  const same = { ...transit, basis: 'same_place' } as const
  expect(with_({ preferred_date: '2026-12-28' }, { transit: same })).toEqual([tooFewQuotes])
})

test.each<[string, Partial<AnalysisInput['request']>, string]>([
  [
    'a term for ships only',
    { shipment_type: 'air', cargo_details: { incoterm: 'FOB' } },
    'FOB yalnız deniz ve iç su yolu taşımaları içindir. Bu taşımada FCA kullanılır.',
  ],
  [
    'dangerous goods without ADR and number',
    { shipment_type: 'land', cargo_type: 'dangerous' },
    'Tehlikeli madde kara yolunda ADR ister. Talepte ADR işaretlenmemiş. UN numarası yazılmamış.',
  ],
  [
    'dangerous goods by sea',
    { cargo_details: { hazardous_materials: true, un_code: 'UN1263' } },
    'Tehlikeli madde deniz yolunda IMDG beyanı ister.',
  ],
  [
    'a term of ships for a container',
    { service_type: 'FCL', cargo_details: { incoterm: 'FOB' } },
    'Konteynerde FOB yerine FCA önerilir: yük gemiye değil terminale teslim edilir.',
  ],
  [
    'cold goods in a warm container',
    { cargo_type: 'reefer', cargo_details: { container_type: '40HC' } },
    'Sıcaklık kontrolü için soğutmalı konteyner gerekir; başka bir seçim yapılmış.',
  ],
])('%s', (_, request, sentence) => expect(with_(request)).toContain(sentence))

test('a term that fits, cold goods that are cooled and a lane without history raise no alarm', () => {
  const request = {
    cargo_type: 'reefer',
    cargo_details: { incoterm: 'FCA', container_type: 'reefer' },
  } as const
  expect(with_(request, { lane: { shipments: 0, delivered: 0, days: null } }).slice(2)).toEqual([
    'Son on iki ayda bu iki ülke arasında gönderimiz olmadı.',
  ])
})
