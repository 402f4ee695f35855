/** What a load measures, from whatever of it is known by now: the screen shows it while somebody types, the server stores it. */
import { type Measures, measureLoad } from '#values/chargeable-weight.ts'
import { decimalOfUnits, decimalUnits } from '#values/decimal-text.ts'
import { type Ratio, ratio, rounded } from '#values/ratio.ts'

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

/** For a load of which nothing is known but what it weighs. */
export function measuresByWeight(weight: string | null): Measures {
  return {
    gross: ratio(decimalUnits(weight ?? '0', 3), 1000n),
    volume: ratio(0n, 1n),
    loadingMetres: ratio(0n, 1n),
  }
}

/** As it is stored: three decimals at most, without zeros at the end. */
export function storedWeight(value: Ratio): string {
  return decimalOfUnits(rounded(value, 3), 3).replace(/\.?0+$/, '')
}
