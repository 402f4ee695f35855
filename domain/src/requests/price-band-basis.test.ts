import { expect, test } from 'vitest'
import { bandBases, bandBasesOf, bandBasisOf } from '#requests/price-band-basis.ts'
import { containerTypeWords, wizardContainerWords } from '#requests/request-options.ts'

test('nothing is compared before the load is known where the price depends on it', () => {
  for (const transport_mode of ['sea_fcl', 'air', 'land'] as const)
    expect(bandBasisOf({ transport_mode })).toBeNull()
  expect(bandBasisOf({ transport_mode: 'sea_lcl' })).toBe('lcl')
  expect(bandBasisOf({ transport_mode: 'van' })).toBe('van')
  expect(bandBasisOf({ transport_mode: 'sea_fcl', container_type: 'LCL' })).toBeNull()
})

test('each container of both forms has a basis, and small, large and reefer boxes have their own', () => {
  const of = (container_type: string) => bandBasisOf({ transport_mode: 'sea_fcl', container_type })
  for (const type of Object.keys({ ...wizardContainerWords, ...containerTypeWords }))
    expect(of(type)).not.toBeNull()
  expect([of('20GP'), of('20DC')]).toEqual(['dry_20', 'dry_20'])
  expect([of('40GP'), of('40HC')]).toEqual(['dry_40', 'dry_40'])
  expect([of('20RF'), of('40RF'), of('reefer')]).toEqual(['reefer_20', 'reefer_40', 'reefer_40'])
  const boxes = Object.values(bandBases).flatMap((basis) => ('boxes' in basis ? basis.boxes : []))
  expect(new Set(boxes).size).toBe(boxes.length)
})

test('air is compared within its weight break, every weight in one', () => {
  const of = (chargeable_kg: number) => bandBasisOf({ transport_mode: 'air', chargeable_kg })
  expect([0.5, 44.9, 45, 99, 100, 300, 500, 999.5, 1000, 25_000].map(of)).toEqual([
    'air_45',
    'air_45',
    'air_100',
    'air_100',
    'air_300',
    'air_500',
    'air_1000',
    'air_1000',
    'air_over',
    'air_over',
  ])
})

test('road: a full truck, a share by its loading metres, or by its kilograms', () => {
  const of = (more: object) => bandBasisOf({ transport_mode: 'land', ...more })
  expect(of({ full_truck: true })).toBe('truck')
  expect(of({ pallets: 33 })).toBe('truck')
  expect(of({ pallets: 8, chargeable_kg: 5600 })).toBe('truck_ldm')
  expect(of({ chargeable_kg: 5600 })).toBe('truck_kg')
})

test('a load with several boxes has a basis for each kind, once', () => {
  expect(bandBasesOf({ transport_mode: 'sea_fcl' }, ['40HC', '20GP', '40GP'])).toEqual(['dry_40', 'dry_20'])
  expect(bandBasesOf({ transport_mode: 'sea_lcl' }, [])).toEqual(['lcl'])
  expect(bandBasesOf({ transport_mode: 'air' }, [])).toEqual([])
})
