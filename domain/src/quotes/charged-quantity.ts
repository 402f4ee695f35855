/** How many of its units a line is charged for, by the cargo: boxes, freight tons, kilograms or loading metres. Without zod. */
import { cargoMeasures, shortestDecimal } from '#quotes/cargo-measures.ts'
import { boxCount } from '#quotes/equipment.ts'
import type { QuoteFields } from '#quotes/quote-content.ts'
import type { ItemUnit } from '#quotes/quote-options.ts'
import { airWeight, lclWeight } from '#values/chargeable-weight.ts'
import type { Ratio } from '#values/ratio.ts'

type Loaded = Pick<QuoteFields, 'transport_mode' | 'cargo_details' | 'container_type' | 'container_qty'>

/** One where the cargo does not say it. */
export function chargedQuantity(unit: ItemUnit, load: Loaded): string {
  if (unit === 'container') return String(boxCount(load))
  const charged = chargedBy(unit, load)
  return charged && charged.numerator > 0n ? shortestDecimal(charged) : '1'
}

function chargedBy(unit: ItemUnit, { transport_mode: mode, cargo_details: cargo }: Loaded): Ratio | null {
  const { cbm = '', weight_kg = '', total_weight_kg = '' } = cargo
  if (unit === 'wm' && mode === 'sea_lcl')
    return lclWeight(cargoMeasures(mode, cargo, { weight: weight_kg, volume: cbm })).chargeable
  if (unit === 'kg' && mode === 'air')
    return airWeight(cargoMeasures(mode, cargo, { weight: total_weight_kg, volume: '' }), 'cargo').chargeable
  if (unit === 'ldm' && (mode === 'land' || mode === 'van'))
    return cargoMeasures(mode, cargo, { weight: '', volume: '' }).loadingMetres
  return null
}
