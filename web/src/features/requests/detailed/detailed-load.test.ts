import { expect, test } from 'vitest'
import { blankDraft, type DetailedDraft } from '#features/requests/detailed/detailed-draft.ts'
import { bandBasesOfDraft } from '#features/requests/detailed/detailed-load.ts'

const basesOf = (more: Partial<DetailedDraft>) => bandBasesOfDraft({ ...blankDraft(), ...more })

test('the detailed form asks for the band of its load, and for none before it is known', () => {
  expect(basesOf({})).toEqual([])
  const sea = { shipment_type: 'sea', service_type: 'FCL' } as const
  expect(basesOf(sea)).toEqual([])
  expect(basesOf({ ...sea, container_type: 'reefer' })).toEqual(['reefer_40'])
  expect(basesOf({ ...sea, service_type: 'BULK' })).toEqual([])
  const land = { shipment_type: 'land', service_type: 'LTL' } as const
  expect(basesOf(land)).toEqual([])
  expect(basesOf({ ...land, estimated_weight: '2000', estimated_volume: '10' })).toEqual(['truck_kg'])
  expect(basesOf({ ...land, service_type: 'FTL' })).toEqual(['truck'])
  const air = { shipment_type: 'air', estimated_weight: '80', estimated_volume: '0,3' } as const
  expect(basesOf(air)).toEqual(['air_100'])
})
