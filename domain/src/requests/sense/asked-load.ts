/** The load of a request in plain numbers, and the equipment it asks for. Not money: floats are exact enough. Without zod. */
import type { ContainerKey, TruckKey } from '#requests/sense/equipment-limits.ts'
import type { Piece, SensedRequest } from '#requests/sense/finding.ts'

export type AskedLoad = {
  kg: number | null
  /** As typed. */
  cubicMetres: number | null
  pieces: readonly Piece[]
  /** Whether the number of pieces is known, and so their volume. */
  piecesCounted: boolean
  /** Euro pallets, which the wizard asks for. */
  pallets: number | null
  stackable: boolean
}

/** `called` as its form calls it, where that is not its key. */
type AskedBoxes = { key: ContainerKey; quantity: number; called?: string }

export type AskedEquipment =
  | { kind: 'containers'; boxes: readonly AskedBoxes[] }
  /** A full container of which nobody has said the type; cold cargo needs one that cools. */
  | { kind: 'unchosen_container'; cold: boolean }
  | { kind: 'shared_container' }
  | { kind: 'air'; charter: boolean }
  | { kind: 'truck'; key: TruckKey; chosen: boolean; partial: boolean; quantity: number }
  | { kind: 'van' }
  /** Loose cargo, or nothing chosen yet: there is nothing to compare the load with. */
  | { kind: 'other' }

export function loadOfRequest({
  estimated_weight,
  estimated_volume,
  cargo_details: details,
}: SensedRequest): AskedLoad {
  const { dimensions, piece_count, dimension_rows = [] } = details
  return {
    kg: positive(estimated_weight),
    cubicMetres: positive(estimated_volume),
    pieces: [...(dimensions ? [{ ...dimensions, quantity: piece_count ?? 1 }] : []), ...dimension_rows],
    piecesCounted: !dimensions || typeof piece_count === 'number',
    pallets: details.pallets ?? null,
    stackable: details.stackable ?? false,
  }
}

function positive(decimal: string | null): number | null {
  const number = Number(decimal)
  return number > 0 ? number : null
}

const cubicCentimetres = 1_000_000

export function volumeOfPieces({ pieces }: AskedLoad): number {
  return pieces.reduce(
    (sum, { length, width, height, quantity }) =>
      sum + (length * width * height * quantity) / cubicCentimetres,
    0,
  )
}

/** The measured pieces say it more exactly than an estimate, if they are counted. */
export function volumeOf(load: AskedLoad): number | null {
  const measured = load.piecesCounted ? volumeOfPieces(load) : 0
  return measured || load.cubicMetres
}

export function equipmentOf(request: SensedRequest): AskedEquipment {
  const { shipment_type: type, service_type, cargo_details: details } = request
  const mode = details.transport_mode
  if (mode === 'van') return { kind: 'van' }
  if (type === 'air') return { kind: 'air', charter: service_type === 'CHARTER' }
  if (type === 'sea') return seaEquipment(request)
  const vehicle = details.vehicle_type
  const partial = service_type === 'LTL' || service_type === 'GROUPAGE' || details.partial_full === 'partial'
  // Part of a truck is never more than one, and a number that is still being typed has a fault of its own.
  const quantity = partial ? 1 : Math.max(1, details.vehicle_count ?? 1)
  return { kind: 'truck', key: vehicle ?? 'tenteli', chosen: Boolean(vehicle), partial, quantity }
}

/** The detailed form names some containers without their length; the long ones hold more. */
const sizedContainers = {
  '20DC': '20GP',
  '40DC': '40GP',
  '40HC': '40HC',
  '45HC': '45HC',
  reefer: '40RF',
  open_top: '40OT',
  flat_rack: '40FR',
  tank: 'tank',
} as const

const calledAs = (type: keyof typeof sizedContainers) => (type.endsWith('DC') ? { called: type } : {})

function seaEquipment(request: SensedRequest): AskedEquipment {
  const { service_type, cargo_details: details } = request
  const isShared = details.transport_mode === 'sea_lcl' || service_type === 'LCL' || details.fcl_lcl === 'LCL'
  if (isShared) return { kind: 'shared_container' }
  const { container_details = [], container_type: type, container_quantity } = details
  const boxes: AskedBoxes[] = [
    ...container_details.map(({ type: key, quantity }) => ({ key, quantity })),
    ...(type ? [{ key: sizedContainers[type], quantity: container_quantity ?? 1, ...calledAs(type) }] : []),
  ]
  // A number that is still being typed has a fault of its own.
  const counted = boxes.length > 0 && boxes.every(({ quantity }) => quantity >= 1)
  if (counted) return { kind: 'containers', boxes }
  const isFull = service_type === 'FCL' || details.fcl_lcl === 'FCL'
  return isFull && boxes.length === 0
    ? { kind: 'unchosen_container', cold: isCold(request) }
    : { kind: 'other' }
}

/** By its kind or by its flag. */
export function isCold({ cargo_type, cargo_details }: SensedRequest): boolean {
  return cargo_type === 'reefer' || Boolean(cargo_details.temperature_controlled)
}
