/** What the cargo of a quote measures: its weight, volume and floor, exact. Without zod. */
import type { QuoteCargo } from '#quotes/quote-content.ts'
import type { TransportMode } from '#requests/request-options.ts'
import { type Measures, measureLoad, type Pieces } from '#values/chargeable-weight.ts'
import { decimalOfUnits, decimalUnits } from '#values/decimal-text.ts'
import { type Ratio, ratio, rounded } from '#values/ratio.ts'

/** The pieces, where their sides are known, say the volume; else it is as given. Empty where nothing is known. */
export function cargoMeasures(
  mode: TransportMode,
  cargo: QuoteCargo,
  { weight, volume }: { weight: string; volume: string },
): Measures {
  const pieces = measureLoad(piecesOf(mode, cargo))
  return {
    gross: ratio(decimalUnits(weight || '0', 3), 1000n),
    volume: pieces.volume.numerator > 0n || !volume ? pieces.volume : ratio(decimalUnits(volume, 3), 1000n),
    loadingMetres: pieces.loadingMetres,
  }
}

function piecesOf(mode: TransportMode, cargo: QuoteCargo): Pieces[] {
  if (mode === 'air')
    return (cargo.dims_cm ?? []).map(({ l, w, h, qty }) => pieces(BigInt(qty), [l, w, h], false))
  if (mode !== 'land' && mode !== 'van') return []
  const { pallets, dimensions, stackable = false } = cargo
  if (pallets === undefined) return []
  const sides = dimensions ? [dimensions.length, dimensions.width, dimensions.height] : ['120', '80', '0']
  return [pieces(BigInt(pallets), sides, stackable)]
}

/** Sides in centimetres; what is less than a millimetre counts as one. */
function pieces(count: bigint, sides: readonly string[], stackable: boolean): Pieces {
  const [lengthMm = 0n, widthMm = 0n, heightMm = 0n] = sides.map((side) => (decimalUnits(side, 2) + 9n) / 10n)
  return { count, lengthMm, widthMm, heightMm, grossGrams: 0n, stackable }
}

/** At most three decimals, without zeros at the end. */
export const shortestDecimal = (value: Ratio) => decimalOfUnits(rounded(value, 3), 3).replace(/\.?0+$/, '')
