/** What the short fields of the equipment say in each mode. */
import { expect, test } from 'vitest'
import { boxCount, equipmentOf } from '#quotes/equipment.ts'

const boxes = {
  containers: [
    { type: '40HC', qty: 2 },
    { type: '20GP', qty: 3 },
  ],
}
const none = { container_type: '', container_qty: null }

test.each([
  ['sea_fcl', boxes, none, { container_type: '40HC', container_qty: 2 }, 5],
  [
    'sea_fcl',
    {},
    { container_type: 'tank', container_qty: 4 },
    { container_type: 'tank', container_qty: 4 },
    4,
  ],
  ['sea_fcl', { containers: [] }, none, none, 1],
  ['sea_lcl', boxes, none, { container_type: 'LCL', container_qty: null }, 1],
  ['air', boxes, { container_type: '40HC', container_qty: 2 }, none, 1],
] as const)('%s with %j: %j becomes %j, %i boxes', (transport_mode, cargo, before, after, count) => {
  const cargo_details = 'containers' in cargo ? { containers: [...cargo.containers] } : {}
  const fields = { transport_mode, cargo_details, ...before }
  expect(equipmentOf(fields)).toEqual(after)
  expect(boxCount(fields)).toBe(count)
})
