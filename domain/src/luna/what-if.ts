/** How one load would travel by sea, air and road: with which equipment, and by how many units its price is counted. Without zod. */
import { storedWeight } from '#requests/load-measures.ts'
import type { BandBasis } from '#requests/price-band-basis.ts'
import { sharedContainerLimits, truckLimits } from '#requests/sense/equipment-limits.ts'
import { fittingBoxes } from '#requests/sense/what-fits.ts'
import { airWeight, lclWeight, type Measures, roadWeight } from '#values/chargeable-weight.ts'
import { decimalOfUnits, decimalUnits } from '#values/decimal-text.ts'
import { formatMeasure } from '#values/format-number.ts'
import { ratio, rounded } from '#values/ratio.ts'

export type WayOfTravel = {
  transport_mode: 'sea_fcl' | 'sea_lcl' | 'air' | 'land'
  basis: BandBasis
  /** Units of the basis, as decimal text. */
  quantity: string
  equipment: string
  container_type: string
}

/** Decimal texts: kilograms and cubic metres. */
type Load = { weight: string; volume: string }

/** From this share of a truck on it is sold whole. */
const wholeTruckShare = 0.88

export function waysOfTravel(load: Load): WayOfTravel[] {
  const [kg, cubicMetres] = [Number(load.weight), Number(load.volume)]
  const measures: Measures = {
    gross: ratio(decimalUnits(load.weight, 3), 1000n),
    volume: ratio(decimalUnits(load.volume, 3), 1000n),
    loadingMetres: ratio(0n, 1n),
  }
  return [bySea(kg, cubicMetres, measures), byAir(measures), byRoad(kg, cubicMetres, measures)]
}

/** Shared where it is small enough for a shared container, otherwise in the fewest boxes that hold it. */
function bySea(kg: number, cubicMetres: number, measures: Measures): WayOfTravel {
  if (kg <= sharedContainerLimits.kg && cubicMetres <= sharedContainerLimits.cubicMetres) {
    const quantity = storedWeight(lclWeight(measures).chargeable)
    return {
      transport_mode: 'sea_lcl',
      basis: 'lcl',
      quantity,
      equipment: `Parsiyel, ${formatMeasure(quantity, 'W/M')}`,
      container_type: '',
    }
  }
  const fit = fittingBoxes(
    { kg, cubicMetres, pieces: [], piecesCounted: false, pallets: null, stackable: true },
    ['20GP'],
  )
  const type = fit?.name ?? '40HC'
  const quantity = String(fit?.quantity ?? 1)
  return {
    transport_mode: 'sea_fcl',
    basis: type.startsWith('20') ? 'dry_20' : 'dry_40',
    quantity,
    equipment: `${quantity} × ${type}`,
    container_type: type,
  }
}

function byAir(measures: Measures): WayOfTravel {
  const quantity = storedWeight(airWeight(measures, 'cargo').chargeable)
  return {
    transport_mode: 'air',
    basis: airBreak(Number(quantity)),
    quantity,
    equipment: `Ücrete esas ${formatMeasure(quantity, 'kg')}`,
    container_type: '',
  }
}

const airBreaks = [
  [45, 'air_45'],
  [100, 'air_100'],
  [300, 'air_300'],
  [500, 'air_500'],
  [1000, 'air_1000'],
] as const
const airBreak = (kg: number): BandBasis => airBreaks.find(([below]) => kg < below)?.[1] ?? 'air_over'

function byRoad(kg: number, cubicMetres: number, measures: Measures): WayOfTravel {
  const truck = truckLimits.tenteli
  const share = Math.max(kg / truck.easyKg, cubicMetres / truck.cubicMetres)
  if (share >= wholeTruckShare) {
    const quantity = String(Math.max(1, Math.ceil(share - 1e-9)))
    return {
      transport_mode: 'land',
      basis: 'truck',
      quantity,
      equipment: `${quantity} × tır`,
      container_type: '',
    }
  }
  const quantity = storedWeight(roadWeight(measures).chargeable)
  return {
    transport_mode: 'land',
    basis: 'truck_kg',
    quantity,
    equipment: `Parsiyel, ücrete esas ${formatMeasure(quantity, 'kg')}`,
    container_type: '',
  }
}

/** A price for one unit times the units, rounded half up to cents. */
export function priceOfAll(unitPrice: string, quantity: string): string {
  const exact = ratio(decimalUnits(unitPrice, 2) * decimalUnits(quantity, 3), 100_000n)
  return decimalOfUnits(rounded(exact, 2), 2)
}
