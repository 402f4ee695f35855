/** What the wizard's load is charged for, with the worked figures of the trade. */
import type { QuickForm } from '@kervan/domain/requests/quick-form.ts'
import { expect, test } from 'vitest'
import { quickChargeableWeight } from '#features/requests/quick-weight.ts'
import { quickForm } from '#testing/request-forms.ts'

const load = (transport_mode: QuickForm['transport_mode'], cargo: Partial<QuickForm['cargo']>) =>
  quickForm({
    transport_mode,
    cargo: { ...quickForm().cargo, container_details: [], volume: null, ...cargo },
  })
const crates = [{ length: 120, width: 80, height: 100, quantity: 3 }]

test.each([
  ['a full container has none', load('sea_fcl', { weight: '1850' }), ''],
  ['LCL by volume', load('sea_lcl', { weight: '1850', volume: '4.2' }), '4.2'],
  ['LCL by weight alone', load('sea_lcl', { weight: '3400' }), '3.4'],
  ['air by its pieces', load('air', { weight: '450', dimensions: crates }), '480'],
  [
    'air, whatever volume is beside them',
    load('air', { weight: '450', volume: '99', dimensions: crates }),
    '480',
  ],
  [
    'road by the floor of its pallets',
    load('land', { weight: '2400', volume: '12.288', pallets: 8 }),
    '5600',
  ],
  [
    'half the floor where they can be stacked',
    load('land', { weight: '200', pallets: 8, stackable: true }),
    '2800',
  ],
  ['a full truck has none', load('land', { weight: '20000', pallets: 30 }), ''],
  ['a van, which is priced as a whole, has none', load('van', { weight: '200', pallets: 2 }), ''],
])('%s', (_, form, expected) => expect(quickChargeableWeight(form)).toBe(expected))
