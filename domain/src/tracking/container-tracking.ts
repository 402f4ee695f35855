/** Where each container of a shipment is, from the events told about it and about the whole shipment. */
import type { LateAfterHours } from '#company/late-after-hours.ts'
import { deriveTracking, type Tracking } from '#tracking/derive-tracking.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import type { TrackingEvent } from '#tracking/tracking-event.ts'

export type TrackedContainer<Event extends TrackingEvent> = Pick<
  Tracking<Event>,
  'status' | 'current_location' | 'current_place_code' | 'eta' | 'delivered_at' | 'customs'
> & {
  container_number: string
  /** What this was derived from. */
  told: Event[]
}

export function containerTracking<Event extends TrackingEvent>(
  shipment: Followed,
  told: readonly Event[],
  lateAfterHours: LateAfterHours,
): TrackedContainer<Event>[] {
  return shipment.containers.map((container_number) => {
    const about = told.filter((event) => ['', container_number].includes(event.container_number))
    const { status, current_location, current_place_code, eta, delivered_at, customs } = deriveTracking(
      { ...shipment, containers: [container_number] },
      about,
      lateAfterHours,
    )
    return {
      container_number,
      ...{ status, current_location, current_place_code, eta, delivered_at, customs },
      told: about,
    }
  })
}
