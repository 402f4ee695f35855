import { expect, test } from 'vitest'
import { CargoDetails } from '#requests/cargo-details.ts'
import { RequestDetail } from '#requests/request.ts'
import { type FactSource, missingFacts, requestFacts } from '#requests/request-facts.ts'
import * as options from '#requests/request-options.ts'
import { z } from '#z.ts'

const request = {
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
} as unknown as FactSource

function factsOf(changed: object): string[] {
  const groups = requestFacts({ ...request, ...changed } as FactSource)
  return groups.flatMap(({ facts }) => facts.map(({ label, value }) => `${label}: ${value}`))
}

test('every detail is said in Turkish, and what is not known is left out', () => {
  expect(factsOf({})).toEqual([
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
  const shared = { chargeable_weight: '4.2', fcl_lcl: 'LCL' }
  expect(factsOf({ cargo_details: shared })).toContain('Ücrete esas ağırlık: 4,2\u00a0W/M')
  const flown = { chargeable_weight: '1850', auto_detected_pol: 'Adana (TRADA)' }
  const byAir = factsOf({ shipment_type: 'air', service_type: 'STANDARD', cargo_details: flown })
  expect(byAir).toContain('Ücrete esas ağırlık: 1.850\u00a0kg')
  expect(byAir).toContain('Yükleme havalimanı: Adana (TRADA) (öneri)')
})

test('a full truck says no chargeable weight, though an older request may hold one', () => {
  const truck = { transport_mode: 'land', pallets: 33, chargeable_weight: '23100' }
  expect(factsOf({ shipment_type: 'land', cargo_details: truck }).join()).not.toContain('Ücrete esas')
  const trucks = factsOf({ shipment_type: 'land', cargo_details: { ...truck, pallets: 8, vehicle_count: 2 } })
  expect(trucks).toContain('Araç adedi: 2')
  expect(trucks.join()).not.toContain('Ücrete esas')
  const part = factsOf({ shipment_type: 'land', cargo_details: { ...truck, pallets: 8 } })
  expect(part).toContain('Ücrete esas ağırlık: 23.100\u00a0kg')
})

/** Every choice that a request holds, by the name of its field: what the schemas know, and the two that are stored as plain text. */
const choices: [field: string, value: string][] = [
  ...choicesIn(RequestDetail.pick({ shipment_type: true, cargo_type: true, urgency_level: true })),
  ...choicesIn(CargoDetails),
  ...keysAs('container_details')(options.wizardContainerWords),
  ...Object.values(options.deliveryModeWords).flatMap(keysAs('delivery_mode')),
  ...Object.values(options.serviceTypeWords).flatMap(keysAs('service_type')),
]

function keysAs(field: string) {
  return (words: object) => Object.keys(words).map((value): [string, string] => [field, value])
}

function choicesIn({ shape }: z.ZodObject): [string, string][] {
  return Object.entries(shape).flatMap(([field, schema]) => {
    let inner = schema as z.ZodType
    while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable)
      inner = inner.unwrap() as z.ZodType
    return inner instanceof z.ZodEnum
      ? inner.options.map((value): [string, string] => [field, String(value)])
      : []
  })
}

/** Codes of the trade are their own Turkish words. */
const codes = /^(incoterm|currency_preference)$/

test.each(choices.filter(([field]) => !codes.test(field)))('%s %s is shown by its word', (field, value) => {
  const isOfLoad = field in CargoDetails.shape
  const given = field === 'container_details' ? [{ type: value, quantity: 1 }] : value
  const facts = factsOf(isOfLoad ? { cargo_details: { [field]: given } } : { [field]: given })
  const words = Object.values(options).flatMap(wordsIn)
  const shown = facts.map((fact) => fact.replace(/^.*?: (1\u00a0adet )?/, ''))
  expect(shown.filter((text) => words.some(([key, word]) => key === value && text === word))).not.toEqual([])
  if (!words.some(([, word]) => word === value)) expect(shown).not.toContain(value)
})

function wordsIn(list: unknown): [string, string][] {
  if (typeof list !== 'object' || list === null || Array.isArray(list)) return []
  return Object.entries(list).flatMap(([key, word]) =>
    typeof word === 'string' ? [[key, word]] : wordsIn(word),
  )
}

test('what a price needs and the request does not say is named', () => {
  expect(missingFacts(request)).toEqual([
    ...[
      // It is delivered to a port, which has no street.
      'Alım adresi',
      'Hacim',
      'Ambalaj',
      'Teslim şekli',
      'Yükleme limanı',
      'Boşaltma limanı',
    ],
  ])
  expect(missingFacts({ ...request, shipment_type: 'land', cargo_details: {} })).toEqual([
    ...['Alım adresi', 'Hacim', 'Ambalaj', 'Adet', 'Ölçüler', 'Teslim şekli'],
  ])
  expect(missingFacts({ ...request, delivery_mode: '' })).toContain('Teslim adresi')
})
