/** What a detailed request is charged for, with the worked figures of the trade. */
import { expect, test } from 'vitest'
import { intakeChargeableWeight } from '#features/requests/intake-weight.ts'

type Load = Parameters<typeof intakeChargeableWeight>[0]
const nothing = { fcl_lcl: null, piece_count: null, dimensions: null, stackable: false }
const load = (more: Partial<Load>, cargo: Partial<Load['cargo_details']> = {}): Load => ({
  shipment_type: 'sea',
  service_type: 'LCL',
  estimated_weight: null,
  estimated_volume: null,
  ...more,
  cargo_details: { ...nothing, ...cargo },
})
const box = (length: number, width: number, height: number) => ({ length, width, height })

test.each<[string, Load, string]>([
  ['LCL by volume', load({ estimated_weight: '1850', estimated_volume: '4.2' }), '4.2'],
  ['LCL by weight', load({ estimated_weight: '3400', estimated_volume: '1.2' }), '3.4'],
  ['LCL is at least one', load({ estimated_weight: '200', estimated_volume: '0.3' }), '1'],
  [
    'LCL by its other field',
    load({ service_type: 'BULK', estimated_weight: '3400' }, { fcl_lcl: 'LCL' }),
    '3.4',
  ],
  ['a full container has none', load({ service_type: 'FCL', estimated_weight: '3400' }), ''],
  [
    'a full truck has none',
    load({ shipment_type: 'land', service_type: 'FTL', estimated_weight: '3400' }),
    '',
  ],
  ['nothing known', load({ shipment_type: 'air', service_type: 'AWB' }), ''],
  [
    'air by its pieces, not by the estimated volume',
    load(
      { shipment_type: 'air', service_type: 'AWB', estimated_weight: '450', estimated_volume: '99' },
      { piece_count: 3, dimensions: box(120, 80, 100) },
    ),
    '480',
  ],
  [
    'air express',
    load(
      { shipment_type: 'air', service_type: 'EXPRESS', estimated_weight: '450' },
      { piece_count: 3, dimensions: box(120, 80, 100) },
    ),
    '576',
  ],
  [
    'air, up to the next half kilogram',
    load({ shipment_type: 'air', service_type: 'AWB' }, { piece_count: 2, dimensions: box(73, 51, 47) }),
    '58.5',
  ],
  [
    'road by the floor it takes',
    load(
      { shipment_type: 'land', service_type: 'LTL', estimated_weight: '2400' },
      { piece_count: 8, dimensions: box(120, 80, 160) },
    ),
    '5600',
  ],
  [
    'road by an estimated volume',
    load({ shipment_type: 'land', service_type: 'LTL', estimated_volume: '1' }),
    '333',
  ],
])('%s', (_, form, expected) => expect(intakeChargeableWeight(form)).toBe(expected))
