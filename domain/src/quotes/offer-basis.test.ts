import { expect, test } from 'vitest'
import { type BasisSource, offerBasis } from '#quotes/offer-basis.ts'

const nothing: BasisSource = {
  transport_mode: 'sea_fcl',
  container_type: '',
  container_qty: null,
  cargo_details: {},
  request_weight: null,
  request_volume: null,
  full_truck: false,
}
const basis = (source: Partial<BasisSource>) => offerBasis({ ...nothing, ...source })

test('full containers: how many of which, in all', () => {
  const containers = [
    { type: '40HC', qty: 2 },
    { type: '20GP', qty: 1 },
  ]
  expect(basis({ cargo_details: { containers }, request_weight: '24500' })).toEqual({
    load: '2 × 40HC + 1 × 20GP',
    weight: '24.500\u00a0kg',
    volume: '',
    chargeable_weight: '',
    price_is_for: 'Toplam fiyat 2 × 40HC + 1 × 20GP içindir.',
  })
  expect(basis({ container_type: '45HC' }).load).toBe('1 × 45HC')
  expect(basis({ container_type: 'tank', container_qty: 2 }).load).toBe('2 × tank konteyner')
})

test('a shared container: by volume and weight, charged by the larger', () => {
  const shared = basis({ transport_mode: 'sea_lcl', cargo_details: { cbm: '4.2', weight_kg: '1850' } })
  expect(shared).toMatchObject({
    chargeable_weight: '4,2\u00a0W/M',
    price_is_for: 'Toplam fiyat 4,2\u00a0m³, 1.850\u00a0kg içindir.',
  })
})

test('by air: volumetric weight where it is the larger', () => {
  const dims_cm = [{ l: '120', w: '80', h: '100', qty: 2 }]
  const flown = basis({
    transport_mode: 'air',
    cargo_details: { pieces: 2, total_weight_kg: '200', dims_cm },
  })
  expect(flown).toMatchObject({ load: '2 parça', weight: '200\u00a0kg', chargeable_weight: '320\u00a0kg' })
})

test('on the road: pallets count by their floor, stackable ones for half of it', () => {
  const road = (stackable: boolean) =>
    basis({ transport_mode: 'land', cargo_details: { pallets: 6, stackable }, request_weight: '1000' })
  expect(road(false)).toMatchObject({ load: '6 palet', chargeable_weight: '4.200\u00a0kg' })
  expect(road(true).chargeable_weight).toBe('2.100\u00a0kg')
})

test('full trucks are counted, of which one is asked for by its service alone', () => {
  const road = (more: Partial<BasisSource>) =>
    basis({ transport_mode: 'land', request_weight: '40000', ...more }).price_is_for
  expect(road({ cargo_details: { vehicles: 2, pallets: 66 } })).toBe(
    'Toplam fiyat 2 komple araç, 66 palet içindir.',
  )
  expect(road({ full_truck: true })).toBe('Toplam fiyat 1 komple araç içindir.')
  expect(road({ cargo_details: { pallets: 8 } })).toBe('Toplam fiyat 8 palet içindir.')
  expect(road({ transport_mode: 'van', cargo_details: { pallets: 2 } })).toBe('Toplam fiyat 2 palet içindir.')
})

test('a van and a full truck are sold whole and have no chargeable weight', () => {
  const charged = (more: Partial<BasisSource>) =>
    basis({ transport_mode: 'land', cargo_details: { pallets: 6 }, request_weight: '1000', ...more })
      .chargeable_weight
  expect(charged({ cargo_details: { pallets: 29 } })).not.toBe('')
  expect(charged({ cargo_details: { pallets: 30 } })).toBe('')
  expect(charged({ full_truck: true })).toBe('')
  expect(charged({ cargo_details: { pallets: 6, vehicles: 2 } })).toBe('')
  expect(charged({ transport_mode: 'van' })).toBe('')
})

test('what is not known is not said', () => {
  expect(basis({ transport_mode: 'van', request_weight: '0' })).toEqual({
    load: '',
    weight: '',
    volume: '',
    chargeable_weight: '',
    price_is_for: 'Toplam fiyat sevkiyatın tamamı içindir.',
  })
})
