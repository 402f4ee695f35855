/** The views that follow shipments, under their names. */
import { TrackingView } from '#features/tracking/tracking-view.tsx'

export const ShipmentTrackingView = () => <TrackingView />
export const OneShipmentView = () => <TrackingView opensFirst />
