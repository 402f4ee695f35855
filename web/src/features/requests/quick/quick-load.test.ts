import { expect, test } from 'vitest'
import { blankDraft } from '#features/requests/quick/quick-draft.ts'
import { bandBasesOfDraft, chargeRuleOf } from '#features/requests/quick/quick-load.ts'

const basesOf = (more: Partial<ReturnType<typeof blankDraft>>) =>
  bandBasesOfDraft({ ...blankDraft(), ...more })

test('the wizard asks for the band of its load, and for none before it is known', () => {
  expect(basesOf({})).toEqual([])
  const boxes = [
    { key: 1, type: '40HC' as const, quantity: '2' },
    { key: 2, type: '20GP' as const, quantity: '1' },
  ]
  expect(basesOf({ transport_mode: 'sea_fcl', containers: boxes })).toEqual(['dry_40', 'dry_20'])
  expect(basesOf({ transport_mode: 'sea_lcl' })).toEqual(['lcl'])
  expect(basesOf({ transport_mode: 'air' })).toEqual([])
  const pieces = [{ key: 1, length: '120', width: '80', height: '100', quantity: '3' }]
  // 480 kg by volume.
  expect(basesOf({ transport_mode: 'air', weight: '250', dimensions: pieces })).toEqual(['air_500'])
  expect(basesOf({ transport_mode: 'land', weight: '2400', pallets: '8' })).toEqual(['truck_ldm'])
  expect(basesOf({ transport_mode: 'land', weight: '20000', pallets: '33' })).toEqual(['truck'])
  expect(basesOf({ transport_mode: 'land' })).toEqual([])
})

test('what is sold whole has no chargeable weight: full containers, vans, and trucks from thirty pallets', () => {
  const ruleOf = (more: Partial<ReturnType<typeof blankDraft>>) => chargeRuleOf({ ...blankDraft(), ...more })
  expect(ruleOf({ transport_mode: 'land', pallets: '29' })).toBe('road')
  expect(ruleOf({ transport_mode: 'land', pallets: '30' })).toBeNull()
  expect(ruleOf({ transport_mode: 'van', pallets: '2' })).toBeNull()
  expect(ruleOf({ transport_mode: 'sea_fcl' })).toBeNull()
  expect(ruleOf({})).toBeNull()
})
