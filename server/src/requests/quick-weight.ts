/** What the wizard's load is charged for, in kilograms (air, road) or freight tons (LCL); full containers have none. */
import type { QuickForm } from '@kervan/domain/requests/quick-form.ts'
import {
  airWeight,
  lclWeight,
  type Measures,
  measureLoad,
  roadWeight,
} from '@kervan/domain/values/chargeable-weight.ts'
import { decimalOfUnits, decimalUnits } from '@kervan/domain/values/decimal-text.ts'
import { type Ratio, ratio, rounded } from '@kervan/domain/values/ratio.ts'

/** A Euro pallet takes 0.4 loading metres: 1.2 × 0.8 m of a floor 2.4 m wide. */
const palletFloor = { lengthMm: 1200n, widthMm: 800n }

export function quickChargeableWeight({ transport_mode, cargo }: QuickForm): string {
  const gross = ratio(decimalUnits(cargo.weight, 3), 1000n)
  const volume = cargo.volume === null ? undefined : ratio(decimalUnits(cargo.volume, 3), 1000n)
  const { pieces, floor } = measuresOf(cargo)
  const measures: Measures = { gross, volume: volume ?? pieces.volume, loadingMetres: floor }
  if (transport_mode === 'air')
    return written(airWeight({ ...measures, volume: pieces.volume }, 'cargo').chargeable)
  if (transport_mode === 'sea_lcl') return written(lclWeight(measures).chargeable)
  return transport_mode === 'sea_fcl' ? '' : written(roadWeight(measures).chargeable)
}

function measuresOf({ dimensions, pallets, stackable }: QuickForm['cargo']) {
  const pieces = measureLoad(
    dimensions.map(({ length, width, height, quantity }) => ({
      count: BigInt(quantity),
      lengthMm: BigInt(length) * 10n,
      widthMm: BigInt(width) * 10n,
      heightMm: BigInt(height) * 10n,
      grossGrams: 0n,
      stackable,
    })),
  )
  const floor = measureLoad([
    { ...palletFloor, count: BigInt(pallets ?? 0), heightMm: 0n, grossGrams: 0n, stackable },
  ])
  return { pieces, floor: floor.loadingMetres }
}

/** Three decimals at most, without zeros at the end. */
function written(value: Ratio): string {
  return decimalOfUnits(rounded(value, 3), 3).replace(/\.?0+$/, '')
}
