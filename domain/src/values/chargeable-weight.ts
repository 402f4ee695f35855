/** Chargeable weight: the largest of weight, volume and, on the road, floor. */
import { atLeast, equal, type Ratio, ratio, roundedUpTo, times } from '#values/ratio.ts'

/** Equal pieces of a load; the weight is that of all of them together. */
export type Pieces = {
  count: bigint
  lengthMm: bigint
  widthMm: bigint
  heightMm: bigint
  grossGrams: bigint
  /** Stackable pieces count for half of their floor. */
  stackable: boolean
}

/** Kilograms, cubic metres and loading metres, exact. */
export type Measures = { gross: Ratio; volume: Ratio; loadingMetres: Ratio }

/** A loading metre is one metre of a trailer's floor, 2.4 m wide. */
const trailerWidthMm = 2400n
/** 13.6 m of floor. */
export const trailerLoadingMetres: Ratio = ratio(136n, 10n)

export function measureLoad(load: readonly Pieces[]): Measures {
  const sum = (of: (pieces: Pieces) => bigint) => load.reduce((total, pieces) => total + of(pieces), 0n)
  const floor = ({ count, lengthMm, widthMm }: Pieces) => count * lengthMm * widthMm
  return {
    gross: ratio(
      sum((pieces) => pieces.grossGrams),
      1000n,
    ),
    volume: ratio(
      sum((pieces) => floor(pieces) * pieces.heightMm),
      1_000_000_000n,
    ),
    // Floors are doubled and divided by two in the end, so that half a floor is still an integer.
    loadingMetres: ratio(
      sum((pieces) => floor(pieces) * (pieces.stackable ? 1n : 2n)),
      2n * 1000n * trailerWidthMm,
    ),
  }
}

/** Cubic centimetres that are charged as one kilogram. */
export const airDivisors = { cargo: 6000n, express: 5000n } as const
export type AirService = keyof typeof airDivisors

export type AirWeight = {
  rule: 'gross' | 'volume' | 'equal'
  gross: Ratio
  volumetric: Ratio
  /** Rounded up to the next half kilogram. */
  chargeable: Ratio
}

export function airWeight({ gross, volume }: Measures, service: AirService): AirWeight {
  const volumetric = ratio(volume.numerator * 1_000_000n, volume.denominator * airDivisors[service])
  const rule = equal(gross, volumetric) ? 'equal' : atLeast(gross, volumetric) ? 'gross' : 'volume'
  const larger = rule === 'volume' ? volumetric : gross
  return { rule, gross, volumetric, chargeable: roundedUpTo(larger, ratio(1n, 2n)) }
}

export type LclWeight = {
  rule: 'weight' | 'volume' | 'equal' | 'minimum'
  tonnes: Ratio
  cubicMetres: Ratio
  /** Freight tons, W/M. */
  chargeable: Ratio
}

const lclMinimum = ratio(1n, 1n)

export function lclWeight({ gross, volume }: Measures): LclWeight {
  const tonnes = ratio(gross.numerator, gross.denominator * 1000n)
  const figures = { tonnes, cubicMetres: volume }
  const larger = atLeast(tonnes, volume) ? tonnes : volume
  if (!atLeast(larger, lclMinimum)) return { ...figures, rule: 'minimum', chargeable: lclMinimum }
  const rule = equal(tonnes, volume) ? 'equal' : larger === tonnes ? 'weight' : 'volume'
  return { ...figures, rule, chargeable: larger }
}

/** Kilograms for one cubic metre on the road. */
export const roadKilogramsPerCubicMetre = 333n
/** Kilograms for one loading metre: Türkiye, continental Europe, the United Kingdom and the Nordic countries. */
export const loadingMetreFactors = { turkey: 1750n, europe: 1850n, north: 2000n } as const

export type RoadWeight = {
  rule: 'gross' | 'volume' | 'floor'
  gross: Ratio
  byVolume: Ratio
  byLoadingMetres: Ratio
  chargeable: Ratio
}

export function roadWeight(
  { gross, volume, loadingMetres }: Measures,
  kilogramsPerLoadingMetre: bigint = loadingMetreFactors.turkey,
): RoadWeight {
  const byVolume = times(volume, roadKilogramsPerCubicMetre)
  const byLoadingMetres = times(loadingMetres, kilogramsPerLoadingMetre)
  const figures = { gross, byVolume, byLoadingMetres }
  if (atLeast(gross, byVolume) && atLeast(gross, byLoadingMetres))
    return { ...figures, rule: 'gross', chargeable: gross }
  return atLeast(byLoadingMetres, byVolume)
    ? { ...figures, rule: 'floor', chargeable: byLoadingMetres }
    : { ...figures, rule: 'volume', chargeable: byVolume }
}
