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
    'Müşterinin ödediği':
      'ön taşıma, ihracat gümrük işlemleri, çıkış terminal masrafı (müşteri satıcı sayıldı). Bu teslim şeklinde ana navlun karşı tarafındır.',
  })
})

test("an import is the buyer's to pay, and between other countries nobody is guessed", () => {
  const imported = told({ origin_country: 'Çin', destination_country: 'Türkiye' })
  expect(imported['Müşterinin ödediği']).toBe(
    'ana navlun, varış terminal masrafı, ithalat gümrük işlemleri, son taşıma (müşteri alıcı sayıldı)',
  )
  const cross = told({ origin_country: 'Çin', destination_country: 'Almanya' })
  expect(cross).not.toHaveProperty('Müşterinin ödediği')
  expect(cross).toHaveProperty('Kim öder')
})

test('by road there is no terminal to pay', () => {
  const road = told({ shipment_type: 'land', cargo_details: { transport_mode: 'land', incoterm: 'FCA' } })
  expect(road['Müşterinin ödediği']).toBe(
    'ön taşıma, ihracat gümrük işlemleri (müşteri satıcı sayıldı). Bu teslim şeklinde ana navlun karşı tarafındır.',
  )
  const home = { origin_country: 'İspanya', destination_country: 'Türkiye' }
  expect(
    told({ ...home, shipment_type: 'land', cargo_details: { incoterm: 'FCA' } })['Müşterinin ödediği'],
  ).toBe('ana navlun, ithalat gümrük işlemleri, son taşıma (müşteri alıcı sayıldı)')
})

test('trucks are counted, and what fills them has no chargeable weight', () => {
  const cargo_details = { transport_mode: 'land' as const, pallets: 66, vehicle_count: 2 }
  const road = told({ shipment_type: 'land', estimated_weight: '40000', cargo_details })
  expect(road.Yük).toBe('2 komple araç, 66 palet')
  expect(road).not.toHaveProperty('Ücrete esas ağırlık')
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
    full_truck: false,
    incoterm: 'DDU',
    origin_country_code: 'TR',
    destination_country_code: 'DE',
  })
  expect(facts.find(({ label }) => label === 'Teslim şekli')?.value).toBe('DDU')
  expect(facts.find(({ label }) => label === 'Kim öder')?.value).toMatch(/^Satıcı yükü varış adresine/)
})

test('where the delivery ends at a port, nothing is carried before or after it', () => {
  const paid = (delivery_mode: string, incoterm: 'CIF' | 'EXW') =>
    told({
      origin_country: 'Çin',
      destination_country: 'Türkiye',
      delivery_mode,
      cargo_details: { ...request.cargo_details, incoterm },
    })['Müşterinin ödediği']
  expect(paid('port-to-port', 'CIF')).toBe(
    'varış terminal masrafı, ithalat gümrük işlemleri (müşteri alıcı sayıldı). Bu teslim şeklinde ana navlun karşı tarafındır.',
  )
  expect(paid('port-to-door', 'EXW')).toMatch(/^ihracat gümrük işlemleri, .*, son taşıma \(/)
  expect(paid('door-to-port', 'EXW')).toMatch(/^ön taşıma, .*, ithalat gümrük işlemleri \(/)
  expect(paid('', 'EXW')).toMatch(/^ön taşıma, .*, son taşıma \(/)
})

test('dangerous cargo is pointed out by its kind alone, and its missing UN number with it', () => {
  expect(told({ cargo_type: 'dangerous' }).Dikkat).toBe('Tehlikeli madde, UN numarası belirtilmemiş')
})

test('the detailed form measures one piece for all, and its measures count as the rows of the wizard do', () => {
  const measured = { piece_count: 3, dimensions: { length: 120, width: 80, height: 100 } }
  const detailed = { estimated_weight: '450', estimated_volume: null, cargo_details: measured }
  expect(told({ ...detailed, shipment_type: 'air', service_type: 'AWB' })).toMatchObject({
    Yük: '3 parça',
    'Ücrete esas ağırlık': expect.stringMatching(/^480\skg$/),
  })
  expect(told({ ...detailed, service_type: 'LCL' })).toMatchObject({
    Hacim: expect.stringMatching(/^2,88\sm³$/),
    'Ücrete esas ağırlık': expect.stringMatching(/^2,88\sW\/M$/),
  })
})
