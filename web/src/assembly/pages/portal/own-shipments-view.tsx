/** The customer's shipments with what was told about each, and a way to ask for news. */
import { ShipmentsView } from '#features/shipments/shipments-view.tsx'
import { RefreshCard } from '#features/tracking/refresh-card.tsx'
import { ShipmentTimeline } from '#features/tracking/shipment-timeline.tsx'

export function OwnShipmentsView() {
  return (
    <ShipmentsView timeline={ShipmentTimeline}>
      <RefreshCard />
    </ShipmentsView>
  )
}
