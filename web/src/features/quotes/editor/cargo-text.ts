/** The cargo of a quote in one line, by what its transport mode has. */
import { equipmentName } from '@kervan/domain/quotes/equipment.ts'
import type { QuoteFields } from '@kervan/domain/quotes/quote-content.ts'
import { formatMeasure, formatVolume, formatWeight } from '@kervan/domain/values/format-number.ts'

type Loaded = Pick<QuoteFields, 'transport_mode' | 'cargo_details' | 'container_type' | 'container_qty'>

export function cargoText(fields: Loaded): string {
  return partsOf(fields)
    .filter((part) => part !== undefined && part !== '' && part !== false)
    .join(', ')
}

/** What has no row of its own, such as a tank. */
export const otherEquipment = ({ transport_mode, cargo_details, container_type, container_qty }: Loaded) =>
  transport_mode === 'sea_fcl' && !cargo_details.containers?.length && container_type
    ? `${container_qty ?? 1} × ${equipmentName(container_type)}`
    : undefined

function partsOf(fields: Loaded): (string | false | undefined)[] {
  const { transport_mode: mode, cargo_details: cargo } = fields
  if (mode === 'sea_fcl')
    return [otherEquipment(fields), ...(cargo.containers ?? []).map(({ type, qty }) => `${qty} × ${type}`)]
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
    mode === 'land' && cargo.vehicles !== undefined && `${cargo.vehicles} araç`,
    cargo.pallets !== undefined && `${cargo.pallets} palet`,
    dimensions && sizeText(dimensions.length, dimensions.width, dimensions.height),
    cargo.stackable && 'üst üste konabilir',
    cargo.forklift_needed && 'forklift gerekir',
  ]
}

const sizeText = (...sides: string[]) =>
  formatMeasure(sides.map((side) => side.replace('.', ',')).join('×'), 'cm')
