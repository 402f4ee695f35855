import { expect, test } from 'vitest'
import { recomputeChargeableWeight } from '#features/requests/recompute-chargeable-weight.ts'

const crates = [{ length: 120, width: 80, height: 100, quantity: 3 }]
const edited = {
  shipment_type: 'sea',
  service_type: '',
  estimated_weight: '2500',
  estimated_volume: null,
} as const

test('an edit of the weight is charged anew, by the rule of the form it came through', () => {
  const wizard = (cargo_details: object, more: object = {}) =>
    recomputeChargeableWeight({
      ...edited,
      ...more,
      cargo_details: { chargeable_weight: '1.85', ...cargo_details },
    }).chargeable_weight
  expect(wizard({ transport_mode: 'sea_lcl' })).toBe('2.5')
  expect(wizard({ transport_mode: 'sea_lcl' }, { estimated_volume: '4.2' })).toBe('4.2')
  expect(wizard({ transport_mode: 'air', dimension_rows: crates }, { estimated_weight: '450' })).toBe('480')
  expect(wizard({ transport_mode: 'sea_fcl' })).toBe('')
  expect(wizard({ transport_mode: 'sea_lcl' }, { estimated_weight: null })).toBe('')
  expect(wizard({ fcl_lcl: 'LCL' })).toBe('2.5')
})

test('what another way has taken away does not come back', () => {
  expect(recomputeChargeableWeight({ ...edited, cargo_details: { transport_mode: 'air' } })).toEqual({
    transport_mode: 'air',
  })
})
