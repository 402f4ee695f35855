/** What the price of an offer is for, in words: without it a total says nothing. Without zod. */
import { cargoMeasures, shortestDecimal } from '#quotes/cargo-measures.ts'
import { equipmentName } from '#quotes/equipment.ts'
import type { QuoteCargo } from '#quotes/quote-content.ts'
import { isSoldWhole } from '#requests/price-band-basis.ts'
import type { TransportMode } from '#requests/request-options.ts'
import { airWeight, lclWeight, roadWeight } from '#values/chargeable-weight.ts'
import { formatMeasure, formatVolume, formatWeight } from '#values/format-number.ts'

export type BasisSource = {
  transport_mode: TransportMode
  container_type: string
  container_qty: number | null
  cargo_details: QuoteCargo
  /** Of the request, in kilograms and cubic metres, where the quote does not say. */
  request_weight: string | null
  request_volume: string | null
  /** Whether the request asks for one; else it follows from the pallets. */
  full_truck: boolean
}
/** Empty where nothing is known. */
export type OfferBasis = {
  /** `2 × 40HC`, `12 parça`, `8 palet`, `2 komple araç, 66 palet`. */
  load: string
  weight: string
  volume: string
  chargeable_weight: string
  /** `Toplam fiyat 2 × 40HC içindir.` */
  price_is_for: string
}

export function offerBasis(source: BasisSource): OfferBasis {
  const load = loadOf(source)
  const weight = weightOf(source)
  const volume = volumeOf(source)
  const shown = {
    load,
    weight: weight && formatWeight(weight),
    volume: volume && formatVolume(volume),
    chargeable_weight: chargeableWeight(source, weight, volume),
  }
  return { ...shown, price_is_for: priceIsFor(shown) }
}

function priceIsFor({ load, weight, volume }: Pick<OfferBasis, 'load' | 'weight' | 'volume'>): string {
  const measured = [load, load ? '' : volume, load ? '' : weight].filter(Boolean).join(', ')
  return measured ? `Toplam fiyat ${measured} içindir.` : 'Toplam fiyat sevkiyatın tamamı içindir.'
}

function loadOf(source: BasisSource): string {
  const { transport_mode: mode, container_type, container_qty, cargo_details: cargo } = source
  if (mode === 'sea_fcl') {
    const rows = cargo.containers ?? []
    if (rows.length > 0) return rows.map(({ type, qty }) => `${qty} × ${type}`).join(' + ')
    return container_type ? `${container_qty ?? 1} × ${equipmentName(container_type)}` : ''
  }
  if (mode === 'air') return cargo.pieces === undefined ? '' : `${cargo.pieces} parça`
  if (mode === 'sea_lcl') return ''
  const trucks = truckCount(source)
  return [trucks && `${trucks} komple araç`, cargo.pallets && `${cargo.pallets} palet`]
    .filter(Boolean)
    .join(', ')
}

/** Null for part of a truck, and for a van, which its mode says. */
function truckCount({ transport_mode, cargo_details: { vehicles }, full_truck }: BasisSource): number | null {
  if (transport_mode !== 'land') return null
  return full_truck || (vehicles ?? 1) > 1 ? (vehicles ?? 1) : null
}

function weightOf({ transport_mode: mode, cargo_details: cargo, request_weight }: BasisSource): string {
  const written = mode === 'sea_lcl' ? cargo.weight_kg : mode === 'air' ? cargo.total_weight_kg : undefined
  return known(written) ?? known(request_weight) ?? ''
}

function volumeOf({ transport_mode: mode, cargo_details: cargo, request_volume }: BasisSource): string {
  return (mode === 'sea_lcl' ? known(cargo.cbm) : undefined) ?? known(request_volume) ?? ''
}

const known = (figure: string | null | undefined) => (figure && /[1-9]/.test(figure) ? figure : undefined)

/** What is sold whole has none; the rest needs a weight and something to compare it with. */
function chargeableWeight(source: BasisSource, weight: string, volume: string): string {
  const { transport_mode: mode, cargo_details: cargo, full_truck } = source
  if (!weight || isSoldWhole({ transport_mode: mode, ...cargo, full_truck })) return ''
  const measures = cargoMeasures(mode, cargo, { weight, volume })
  if (measures.volume.numerator === 0n && measures.loadingMetres.numerator === 0n) return ''
  if (mode === 'sea_lcl') return formatMeasure(shortestDecimal(lclWeight(measures).chargeable), 'W/M')
  const { chargeable } = mode === 'air' ? airWeight(measures, 'cargo') : roadWeight(measures)
  return formatWeight(shortestDecimal(chargeable))
}
