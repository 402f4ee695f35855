/** The views that follow shipments, under their three names. */
import { TrackingView } from '#features/tracking/tracking-view.tsx'

export const ShipmentTrackingView = () => <TrackingView title="Gönderi Takibi" />
export const OneShipmentView = () => <TrackingView title="Gönderi Takibi" opensFirst />
export const ContainerTrackingView = () => <TrackingView title="Konteyner Takip" />
