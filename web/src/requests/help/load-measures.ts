/** What a load measures, from whatever of it is known by now. */
import { type Measures, measureLoad } from '@kervan/domain/values/chargeable-weight.ts'
import { decimalUnits } from '@kervan/domain/values/decimal-text.ts'
import { ratio } from '@kervan/domain/values/ratio.ts'

/** Decimals as they travel (`1850.5`); sides in whole centimetres. */
export type Load = {
  weight: string | null
  volume?: string | null
  rows?: readonly { length: number; width: number; height: number; quantity: number }[]
  /** Euro pallets, 120 × 80 cm. */
  pallets?: number | null
  stackable?: boolean
}

const palletFloor = { lengthMm: 1200n, widthMm: 800n }

/** Undefined while there is nothing to compare the weight with. */
export function measuresOf({
  weight,
  volume,
  rows = [],
  pallets,
  stackable = false,
}: Load): Measures | undefined {
  if (weight === null || (!volume && rows.length === 0 && !pallets)) return undefined
  const pieces = measureLoad(
    rows.map(({ length, width, height, quantity }) => ({
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
  return {
    gross: ratio(decimalUnits(weight, 3), 1000n),
    volume: volume ? ratio(decimalUnits(volume, 3), 1000n) : pieces.volume,
    // A load is told by its pallets or by its pieces; where both are known the pallets stand on the floor.
    loadingMetres: pallets ? floor.loadingMetres : pieces.loadingMetres,
  }
}
