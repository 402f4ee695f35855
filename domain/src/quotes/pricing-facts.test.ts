import { expect, test } from 'vitest'
import { pricingFacts, pricingFactsOf } from '#quotes/pricing-facts.ts'
import type { RequestDetail } from '#requests/request.ts'

const request = {
  shipment_type: 'sea',
  service_type: 'FCL',
  origin_country: 'Türkiye',
  destination_country: 'Almanya',
  estimated_weight: '18500.500',
  estimated_volume: '42.000',
  cargo_details: {
    transport_mode: 'sea_fcl',
    container_details: [{ type: '40HC', quantity: 2 }],
    incoterm: 'FOB',
  },
} as RequestDetail
const told = (more: Partial<RequestDetail> = {}) =>
  Object.fromEntries(pricingFactsOf({ ...request, ...more }).map(({ label, value }) => [label, value]))

test('containers, weight, term and who pays what are there without opening anything', () => {
  expect(told()).toEqual({
    'Taşıma şekli': 'Deniz, tam konteyner (FCL)',
    Konteynerler: '2 × 40HC',
    'Brüt ağırlık': expect.stringMatching(/^18\.500,5\skg$/),
    Hacim: expect.stringMatching(/^42\sm³$/),
    'Teslim şekli': 'FOB',
    'Kim öder':
      'Satıcı yükü gemiye kadar getirir ve ihracat gümrüğünü yapar; navlun alıcınındır. Risk, yük çıkış limanında gemiye konunca geçer.',
    'Teklife giren': 'ön taşıma, ihracat gümrüğü, çıkış terminal masrafı (müşteri satıcı sayıldı)',
  })
})

test('an import is quoted to the buyer, and between other countries nobody is guessed', () => {
  const imported = told({ origin_country: 'Çin', destination_country: 'Türkiye' })
  expect(imported['Teklife giren']).toBe(
    'ana navlun, varış terminal masrafı, ithalat gümrüğü ve vergiler, son taşıma (müşteri alıcı sayıldı)',
  )
  const cross = told({ origin_country: 'Çin', destination_country: 'Almanya' })
  expect(cross).not.toHaveProperty('Teklife giren')
  expect(cross).toHaveProperty('Kim öder')
})

test('by road there is no terminal to pay', () => {
  const road = told({ shipment_type: 'land', cargo_details: { transport_mode: 'land', incoterm: 'FCA' } })
  expect(road['Teklife giren']).toBe('ön taşıma, ihracat gümrüğü (müşteri satıcı sayıldı)')
  const home = { origin_country: 'İspanya', destination_country: 'Türkiye' }
  expect(told({ ...home, shipment_type: 'land', cargo_details: { incoterm: 'FCA' } })['Teklife giren']).toBe(
    'ana navlun, ithalat gümrüğü ve vergiler, son taşıma (müşteri alıcı sayıldı)',
  )
})

test('air has its chargeable weight; what was not said is said to be missing', () => {
  const air = told({
    shipment_type: 'air',
    estimated_weight: '450',
    estimated_volume: null,
    cargo_details: {
      transport_mode: 'air',
      packages: 3,
      dimension_rows: [{ length: 120, width: 80, height: 100, quantity: 3 }],
      hazardous_materials: true,
      un_code: 'UN1263',
      temperature_controlled: true,
    },
  })
  expect(air).toMatchObject({
    Yük: '3 parça',
    'Ücrete esas ağırlık': expect.stringMatching(/^480\skg$/),
    'Teslim şekli': 'Belirtilmemiş',
    Dikkat: 'Tehlikeli madde, UN1263 · Sıcaklık kontrollü',
  })
  expect(air).not.toHaveProperty('Kim öder')
  expect(told({ estimated_weight: null, cargo_details: {} })).toMatchObject({
    Konteynerler: 'Belirtilmemiş',
    'Brüt ağırlık': 'Belirtilmemiş',
  })
})

test('DDU, which quotes still write, is read as DAP', () => {
  const facts = pricingFacts({
    transport_mode: 'sea_fcl',
    container_type: '40HC',
    container_qty: 1,
    cargo_details: {},
    request_weight: null,
    request_volume: null,
    incoterm: 'DDU',
    origin_country_code: 'TR',
    destination_country_code: 'DE',
  })
  expect(facts.find(({ label }) => label === 'Teslim şekli')?.value).toBe('DDU')
  expect(facts.find(({ label }) => label === 'Kim öder')?.value).toMatch(/^Satıcı yükü varış adresine/)
})
