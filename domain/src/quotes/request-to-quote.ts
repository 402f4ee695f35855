/** What a quote takes over from its request, whichever form it came through. Without zod. */
import type { QuoteCargo } from '#quotes/quote-content.ts'
import type { CargoDetails } from '#requests/cargo-details.ts'
import { measuresOf } from '#requests/load-measures.ts'
import type { ShipmentType, TransportMode } from '#requests/request-options.ts'
import { shipmentTypeOf } from '#requests/requests.policy.ts'
import { decimalOfUnits, plainDecimal } from '#values/decimal-text.ts'
import { rounded } from '#values/ratio.ts'

type Load = { service_type: string; cargo_details: CargoDetails }
type Measured = Load & {
  shipment_type: ShipmentType
  estimated_weight: string | null
  estimated_volume: string | null
}

/** The quick form's mode counts unless the shipment type has changed since. */
export function transportModeOf(shipmentType: ShipmentType, load: Load): TransportMode {
  const { transport_mode, fcl_lcl } = load.cargo_details
  if (transport_mode && shipmentTypeOf(transport_mode).type === shipmentType) return transport_mode
  if (shipmentType !== 'sea') return shipmentType
  return load.service_type === 'LCL' || fcl_lcl === 'LCL' ? 'sea_lcl' : 'sea_fcl'
}

export function containersOf({ cargo_details }: Pick<Load, 'cargo_details'>): {
  type: string
  quantity: number | null
} {
  const { container_details = [], container_type, container_quantity } = cargo_details
  if (container_details.length === 0)
    return { type: container_type ?? '', quantity: container_quantity ?? null }
  return {
    type: [...new Set(container_details.map(({ type }) => type))].join(', '),
    quantity: container_details.reduce((total, { quantity }) => total + quantity, 0),
  }
}

/** The detailed form names its containers in its own words; these are the same boxes. */
const sameBox: Record<string, string> = {
  '20DC': '20GP',
  '40DC': '40GP',
  reefer: '40RF',
  open_top: '40OT',
  flat_rack: '40FR',
}

/** What was measured of the pieces: row by row in the wizard, one piece for all in the detailed form. */
function rowsOf({ dimension_rows, dimensions, piece_count }: CargoDetails): DimensionRow[] {
  if (dimension_rows?.length) return dimension_rows
  return dimensions ? [{ ...dimensions, quantity: piece_count ?? 1 }] : []
}

/** Cubic metres as written, else as measured; a quote has them with two decimals. Undefined where neither is known. */
function volumeOf({ estimated_volume: written, cargo_details }: Measured): string | undefined {
  if (written !== null) return plainDecimal(written)
  const { volume } = measuresOf({ weight: '0', rows: rowsOf(cargo_details) }) ?? {}
  const measured = volume ? rounded(volume, 2) : 0n
  return measured > 0n ? plainDecimal(decimalOfUnits(measured, 2)) : undefined
}

/** The cargo in the shape that quotes have it for the mode. */
export function quoteCargoOf(request: Measured): QuoteCargo {
  const { cargo_details: cargo } = request
  const weight = request.estimated_weight === null ? undefined : plainDecimal(request.estimated_weight)
  const volume = volumeOf(request)
  const rows = rowsOf(cargo)
  const pieces = cargo.packages ?? cargo.piece_count
  switch (transportModeOf(request.shipment_type, request)) {
    case 'sea_fcl':
      return { containers: boxesOf(cargo) }
    case 'sea_lcl':
      return {
        ...(volume && { cbm: volume }),
        ...(weight && { weight_kg: weight }),
      }
    case 'air':
      return {
        ...(pieces && { pieces }),
        ...(weight && { total_weight_kg: weight }),
        ...(rows.length > 0 && { dims_cm: rows.map(dimensionsOf) }),
      }
    default:
      return {
        ...(cargo.vehicle_count && { vehicles: cargo.vehicle_count }),
        ...(cargo.pallets && { pallets: cargo.pallets }),
        ...(cargo.stackable !== undefined && { stackable: cargo.stackable }),
        ...(cargo.forklift_needed !== undefined && { forklift_needed: cargo.forklift_needed }),
      }
  }
}

function boxesOf(cargo: CargoDetails): { type: string; qty: number }[] {
  if (cargo.container_details?.length)
    return cargo.container_details.map(({ type, quantity }) => ({ type, qty: quantity }))
  const type = cargo.container_type && (sameBox[cargo.container_type] ?? cargo.container_type)
  // A tank has no size of ours.
  return type && type !== 'tank' ? [{ type, qty: cargo.container_quantity ?? 1 }] : []
}

type DimensionRow = NonNullable<CargoDetails['dimension_rows']>[number]
const dimensionsOf = ({ length, width, height, quantity }: DimensionRow) => ({
  l: String(length),
  w: String(width),
  h: String(height),
  qty: quantity,
})
