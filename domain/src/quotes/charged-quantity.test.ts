/** What a line is charged for, by the cargo of each mode. */
import { expect, test } from 'vitest'
import { chargedQuantity } from '#quotes/charged-quantity.ts'
import type { QuoteCargo } from '#quotes/quote-content.ts'
import type { ItemUnit } from '#quotes/quote-options.ts'
import type { TransportMode } from '#requests/request-options.ts'

const none = { container_type: '', container_qty: null }
const pallets = { pallets: 8, dimensions: { length: '120', width: '80', height: '100' } }

test.each<[ItemUnit, TransportMode, QuoteCargo, string]>([
  [
    'container',
    'sea_fcl',
    {
      containers: [
        { type: '40HC', qty: 2 },
        { type: '20GP', qty: 1 },
      ],
    },
    '3',
  ],
  ['container', 'sea_fcl', {}, '1'],
  // The larger of cubic metres and tonnes, at least one.
  ['wm', 'sea_lcl', { cbm: '4.25', weight_kg: '1850' }, '4.25'],
  ['wm', 'sea_lcl', { cbm: '1.2', weight_kg: '1850.5' }, '1.851'],
  ['wm', 'sea_lcl', { cbm: '0.4' }, '1'],
  ['wm', 'sea_lcl', {}, '1'],
  // 1.2 × 0.8 × 1 m are 160 kilograms.
  [
    'kg',
    'air',
    { pieces: 2, total_weight_kg: '90', dims_cm: [{ l: '120', w: '80', h: '100', qty: 2 }] },
    '320',
  ],
  ['kg', 'air', { total_weight_kg: '320.3' }, '320.5'],
  ['kg', 'air', {}, '1'],
  // 0.4 loading metres each; half of it where they are stacked.
  ['ldm', 'land', pallets, '3.2'],
  ['ldm', 'van', { ...pallets, stackable: true }, '1.6'],
  ['ldm', 'land', {}, '1'],
  // Not a unit of the mode, or of nothing that is measured.
  ['kg', 'sea_lcl', { weight_kg: '1850' }, '1'],
  ['wm', 'air', { total_weight_kg: '90' }, '1'],
  ['shipment', 'sea_lcl', { cbm: '4' }, '1'],
  ['bl', 'sea_fcl', { containers: [{ type: '40HC', qty: 2 }] }, '1'],
])('%s by %s of %j: %s', (unit, transport_mode, cargo_details, quantity) => {
  expect(chargedQuantity(unit, { transport_mode, cargo_details, ...none })).toBe(quantity)
})
