/** The customer's shipments with what was told about each. */
import { ShipmentsView } from '#features/shipments/shipments-view.tsx'
import { ShipmentTimeline } from '#features/tracking/shipment-timeline.tsx'

export function OwnShipmentsView() {
  return <ShipmentsView timeline={ShipmentTimeline} />
}
