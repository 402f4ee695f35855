import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { expect, test } from 'vitest'
import { factsOf } from '#features/requests/request-facts.ts'
import { stationsOf } from '#features/requests/request-history.ts'

const request = {
  status: 'pending',
  shipment_type: 'sea',
  origin_city: 'Mersin',
  origin_country: 'Türkiye',
  destination_city: 'Hamburg',
  destination_country: '',
  estimated_weight: '1850.000',
  estimated_volume: null,
  delivery_mode: 'door-to-port',
  service_type: 'FCL',
  preferred_date: '2026-12-05',
  urgency_level: 'fast',
  cargo_type: 'general',
  cargo_details: {
    container_details: [
      { type: '40HC', quantity: 2 },
      { type: '20GP', quantity: 1 },
    ],
    dimension_rows: [{ length: 120, width: 80, height: 100, quantity: 3 }],
    stackable: true,
    forklift_needed: false,
    insurance_value: '25000.00',
    currency_preference: 'USD',
  },
  quote_amount: null,
  quoted_at: null,
  customer_response_at: null,
  created_at: '2026-11-15T08:00:00.000Z',
  quote_due_at: '2026-11-16T08:00:00.000Z',
} as unknown as RequestDetail

const now = Date.parse('2026-11-15T09:00:00.000Z')

test('every detail is said in Turkish, and what is not known is left out', () => {
  const facts = factsOf(request).flatMap(({ facts }) => facts.map(({ label, value }) => `${label}: ${value}`))
  expect(facts).toEqual([
    'Çıkış: Mersin, Türkiye',
    'Varış: Hamburg',
    'Yükün türü: Genel kargo',
    'Brüt ağırlık: 1.850\u00a0kg',
    'Ölçüler: 3\u00a0adet 120\u00a0×\u00a080\u00a0×\u00a0100\u00a0cm',
    "Konteynerler: 2\u00a0adet 40' yüksek (40HC)\n1\u00a0adet 20' standart (20GP)",
    'Üst üste konabilir: Evet',
    'Taşıma türü: Deniz',
    'Teslimat şekli: Kapıdan limana',
    'Servis türü: Tam konteyner (FCL)',
    'Tercih edilen tarih: 5 Aralık 2026',
    'Aciliyet: Hızlı',
    'Sigorta bedeli: 25.000,00\u00a0$',
    'İstenen para birimi: USD',
  ])
})

test('a chargeable weight has its unit, and the ends of the way are called by how it travels', () => {
  const facts = (changed: object) =>
    factsOf({ ...request, ...changed } as RequestDetail).flatMap(({ facts }) =>
      facts.map(({ label, value }) => `${label}: ${value}`),
    )
  const shared = { chargeable_weight: '4.2', fcl_lcl: 'LCL' }
  expect(facts({ cargo_details: shared })).toContain('Ücrete esas ağırlık: 4,2\u00a0W/M')
  const flown = { chargeable_weight: '1850', auto_detected_pol: 'Adana (TRADA)' }
  const byAir = facts({ shipment_type: 'air', service_type: 'STANDARD', cargo_details: flown })
  expect(byAir).toContain('Ücrete esas ağırlık: 1.850\u00a0kg')
  expect(byAir).toContain('Yükleme havalimanı: Adana (TRADA)')
})

test('the way of a request, from asking to the answer', () => {
  const way = (changed: Partial<RequestDetail>) =>
    stationsOf({ ...request, ...changed }, now).map(({ label, state }) => `${label} (${state})`)
  const quoted_at = '2026-11-15T10:00:00.000Z'
  const customer_response_at = '2026-11-15T11:00:00.000Z'
  expect(way({})).toEqual(['Talep oluşturuldu (done)', 'Teklif hazırlanıyor (current)', 'Onayınız (ahead)'])
  expect(way({ status: 'quoted', quoted_at }).at(-1)).toBe('Yanıtınız bekleniyor (current)')
  expect(way({ quoted_at, customer_response_at })).toEqual([
    'Talep oluşturuldu (done)',
    'Teklif alındı (done)',
    'Revize istendi (done)',
    'Yeni teklif hazırlanıyor (current)',
    'Onayınız (ahead)',
  ])
  expect(way({ status: 'rejected', quoted_at, customer_response_at }).at(-1)).toBe('Teklif reddedildi (done)')
})
