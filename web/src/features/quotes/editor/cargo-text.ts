/** The cargo of a quote in one line, by what its transport mode has. */
import type { QuoteCargo } from '@kervan/domain/quotes/quote-content.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import { formatMeasure, formatVolume, formatWeight } from '@kervan/domain/values/format-number.ts'

export function cargoText(cargo: QuoteCargo, mode: TransportMode): string {
  return partsOf(cargo, mode)
    .filter((part) => part !== undefined && part !== '' && part !== false)
    .join(', ')
}

function partsOf(cargo: QuoteCargo, mode: TransportMode): (string | false | undefined)[] {
  if (mode === 'sea_fcl') return (cargo.containers ?? []).map(({ type, qty }) => `${qty} × ${type}`)
  if (mode === 'sea_lcl')
    return [cargo.cbm && formatVolume(cargo.cbm), cargo.weight_kg && formatWeight(cargo.weight_kg)]
  if (mode === 'air')
    return [
      cargo.pieces !== undefined && `${cargo.pieces} parça`,
      cargo.total_weight_kg && formatWeight(cargo.total_weight_kg),
      ...(cargo.dims_cm ?? []).map(({ l, w, h, qty }) => `${qty} × ${sizeText(l, w, h)}`),
    ]
  const { dimensions } = cargo
  return [
    cargo.pallets !== undefined && `${cargo.pallets} palet`,
    dimensions && sizeText(dimensions.length, dimensions.width, dimensions.height),
    cargo.stackable && 'üst üste konabilir',
    cargo.forklift_needed && 'forklift gerekir',
  ]
}

const sizeText = (...sides: string[]) =>
  formatMeasure(sides.map((side) => side.replace('.', ',')).join('×'), 'cm')
