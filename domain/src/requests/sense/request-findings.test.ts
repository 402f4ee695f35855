import { expect, test } from 'vitest'
import { postalCodeFault } from '#places/postal-codes.ts'
import type { SensedRequest } from '#requests/sense/finding.ts'
import { impossibilities, requestFindings } from '#requests/sense/request-findings.ts'
import { aSensedRequest } from '#testing/a-sensed-request.ts'

const today = '2026-11-17'
const said = (more: Partial<SensedRequest>) =>
  requestFindings(aSensedRequest(more), today).map(
    ({ severity, field, text }) => `${severity} ${field}: ${text}`,
  )

test('an everyday request has nothing to remark', () => {
  const cargo_details = { container_type: '40HC', container_quantity: 1 } as const
  const everyday = { preferred_date: '2026-12-01', estimated_weight: '18500', service_type: 'FCL' }
  expect(said({ ...everyday, cargo_details })).toEqual([])
})

test.each<[Partial<SensedRequest>, string]>([
  [
    { service_type: 'FCL', cargo_details: { fcl_lcl: 'LCL' } },
    'impossible fcl_lcl: Tam konteyner (FCL) parsiyel gitmez. İkisinden birini seçin.',
  ],
  [
    { service_type: 'LCL', cargo_details: { fcl_lcl: 'FCL' } },
    'impossible fcl_lcl: Parsiyel (LCL) tam konteyner değildir. İkisinden birini seçin.',
  ],
  [
    { shipment_type: 'land', service_type: 'LTL', cargo_details: { partial_full: 'full' } },
    'impossible partial_full: Parsiyel servis komple araç değildir. İkisinden birini seçin.',
  ],
  [
    { shipment_type: 'land', service_type: 'FTL', cargo_details: { partial_full: 'partial' } },
    'impossible partial_full: Komple araç (FTL) parsiyel gitmez. İkisinden birini seçin.',
  ],
  [
    { service_type: 'LCL', cargo_details: { container_type: '40HC' } },
    'impossible container_type: Parsiyel (LCL) yüke konteyner seçilmez: FCL seçin ya da konteyneri boş bırakın.',
  ],
  [
    { shipment_type: 'land', service_type: 'LTL', cargo_details: { vehicle_count: 2 } },
    'impossible vehicle_count: Parsiyel yük bir araçtan fazla olmaz: komple seçin ya da adedi boş bırakın.',
  ],
  [
    { service_type: 'FCL', cargo_details: { service_detail: 'LCL_STANDARD' } },
    'impossible service_detail: Servis ayrıntısı servis türüne uymuyor.',
  ],
  [
    { shipment_type: 'land', cargo_type: 'reefer', cargo_details: { vehicle_type: 'tenteli' } },
    'impossible vehicle_type: Sıcaklık kontrollü yük bu araçla gitmez; frigorifik araç seçin.',
  ],
  [
    { cargo_details: { temperature_controlled: true, container_type: '40HC' } },
    'impossible container_type: Sıcaklık kontrollü yük için soğutmalı (reefer) konteyner gerekir.',
  ],
  [
    { preferred_date: '2026-12-10', cargo_details: { cut_off_date: '2026-12-09' } },
    'impossible cut_off_date: Yük cut-off gününden sonra hazır oluyor; gemiye yetişmez.',
  ],
  [
    { preferred_date: '2026-12-10', cargo_details: { cut_off_date: '2026-12-10' } },
    'unusual cut_off_date: Yük cut-off günü hazır oluyor; limana yetişmesi zor.',
  ],
  [{ cargo_type: 'dangerous' }, 'unusual un_code: Tehlikeli maddenin UN numarası bilinmiyor.'],
  [
    { shipment_type: 'land', cargo_details: { hazardous_materials: true, un_code: 'UN1263' } },
    'unusual adr_required: Tehlikeli madde kara yolunda ADR ister; muafsa açıklamaya yazın.',
  ],
  [
    { destination_country: 'Atlantis' },
    'unusual destination_country: “Atlantis” adında bir ülke bilmiyoruz; listeden seçin.',
  ],
  [{ destination_postal_code: '2045' }, 'unusual destination_postal_code: Almanya posta kodu 5 rakamdır.'],
  [
    { destination_city: 'MERSİN', destination_country: 'turkey' },
    'unusual destination_city: Çıkış ve varış aynı şehir.',
  ],
  [
    { preferred_date: '2099-03-05' },
    'unusual preferred_date: 5 Mart 2099 bir yıldan uzak; yılı kontrol edin.',
  ],
])('%o is noticed', (more, expected) => {
  expect(said(more)).toEqual([expected])
})

test('cold and dangerous cargo that is well provided for is not remarked on', () => {
  expect(
    said({ shipment_type: 'land', cargo_type: 'reefer', cargo_details: { vehicle_type: 'frigorifik' } }),
  ).toEqual([])
  expect(
    said({ cargo_type: 'reefer', cargo_details: { container_details: [{ type: '40RF', quantity: 1 }] } }),
  ).toEqual([])
  expect(
    said({
      shipment_type: 'land',
      cargo_type: 'dangerous',
      cargo_details: { hazardous_materials: true, un_code: 'UN1263', adr_required: true },
    }),
  ).toEqual([])
})

test('the impossible comes first, and only that is refused', () => {
  const request = aSensedRequest({
    estimated_weight: '90000',
    preferred_date: '2099-03-05',
    cargo_details: { container_type: '20DC', container_quantity: 1 },
  })
  expect(requestFindings(request, today).map(({ severity }) => severity)).toEqual(['impossible', 'unusual'])
  expect(impossibilities(request)).toHaveLength(1)
})

test.each([
  ['TR', '33010', null],
  ['TR', '3301', '5 rakamdır'],
  ['TR', 'abcde', '5 rakamdır'],
  // A zone is how the trade names a region, and some write the country before it.
  ['DE', '70', null],
  ['DE', 'D-70173', null],
  ['NL', '3011 AD', null],
  ['GB', 'ec1a 1bb', null],
  ['GB', '12345', 'harf ve rakamdır: EC1A 1BB'],
  ['ML', 'anything 1', null],
  [undefined, '---', 'harf veya rakamdır'],
])('in %s the postal code %s is answered with %s', (country, typed, fault) => {
  expect(postalCodeFault(country, typed)).toBe(fault)
})
