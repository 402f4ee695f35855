/** The chargeable weight of a quick request: kilograms by air and road, freight tons for LCL, none for what is sold whole. */
import { measuresByWeight, measuresOf, storedWeight } from '@kervan/domain/requests/load-measures.ts'
import { isSoldWhole } from '@kervan/domain/requests/price-band-basis.ts'
import type { QuickForm } from '@kervan/domain/requests/quick-form.ts'
import { airWeight, lclWeight, roadWeight } from '@kervan/domain/values/chargeable-weight.ts'

type Load = Pick<QuickForm, 'transport_mode'> & {
  cargo: Pick<QuickForm['cargo'], 'weight' | 'volume' | 'dimensions' | 'pallets' | 'stackable'> & {
    vehicle_count?: number | null
  }
}

export function quickChargeableWeight({ transport_mode, cargo }: Load): string {
  const { weight, volume, dimensions: rows, pallets, vehicle_count, stackable } = cargo
  if (isSoldWhole({ transport_mode, pallets, vehicles: vehicle_count })) return ''
  // By air the form has measured pieces instead of a volume.
  const load = { weight, volume: transport_mode === 'air' ? null : volume, rows, pallets, stackable }
  const measures = measuresOf(load) ?? measuresByWeight(weight)
  if (transport_mode === 'air') return storedWeight(airWeight(measures, 'cargo').chargeable)
  return storedWeight((transport_mode === 'sea_lcl' ? lclWeight(measures) : roadWeight(measures)).chargeable)
}
