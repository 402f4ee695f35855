/** Shipments that would lie on each other on a map, as one mark. */
import type { FleetShipment } from '@kervan/domain/tracking/shipment-map.contract.ts'
import type { Point } from '#features/tracking/map/map-view.ts'

export type FleetGroup = { at: Point; shipments: FleetShipment[] }

/** Marks nearer than this, in pixels, are one. */
const reach = 24

/** Each joins the first mark that is near it, so a mark stays where its first shipment is. */
export function groupShipments(
  shipments: readonly FleetShipment[],
  placeOf: (shipment: FleetShipment) => Point | null,
): FleetGroup[] {
  const groups: FleetGroup[] = []
  for (const shipment of shipments) {
    const at = placeOf(shipment)
    if (!at) continue
    const near = groups.find((group) => Math.hypot(group.at[0] - at[0], group.at[1] - at[1]) < reach)
    if (near) near.shipments.push(shipment)
    else groups.push({ at, shipments: [shipment] })
  }
  return groups
}
