/** The measures of a load, from what is known of it: shown while the customer types, and stored by the server. */
import { type Measures, measureLoad } from '#values/chargeable-weight.ts'
import { decimalOfUnits, decimalUnits } from '#values/decimal-text.ts'
import { type Ratio, ratio, rounded } from '#values/ratio.ts'

/** Decimals as text (`1850.5`); sides in whole centimetres. */
export type Load = {
  weight: string | null
  volume?: string | null
  rows?: readonly { length: number; width: number; height: number; quantity: number }[]
  /** Euro pallets, 120 × 80 cm. */
  pallets?: number | null
  stackable?: boolean
}

const palletFloor = { lengthMm: 1200n, widthMm: 800n }

/** Undefined without a weight, and without anything to compare it with. */
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
    // Where both pallets and pieces are given, the pallets take up the floor.
    loadingMetres: pallets ? floor.loadingMetres : pieces.loadingMetres,
  }
}

/** For a load of which only the weight is known. */
export function measuresByWeight(weight: string | null): Measures {
  return {
    gross: ratio(decimalUnits(weight ?? '0', 3), 1000n),
    volume: ratio(0n, 1n),
    loadingMetres: ratio(0n, 1n),
  }
}

/** At most three decimals, without zeros at the end. */
export function storedWeight(value: Ratio): string {
  return decimalOfUnits(rounded(value, 3), 3).replace(/\.?0+$/, '')
}
