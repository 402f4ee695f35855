/** Where each container of a shipment is, from the events told about it and about the whole shipment. */
import type { LateAfterHours } from '#company/late-after-hours.ts'
import { deriveState } from '#tracking/derive-state.ts'
import { deriveTracking, type Tracking } from '#tracking/derive-tracking.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { missedArrival } from '#tracking/overdue.ts'
import { type TrackingEvent, toldOfContainer } from '#tracking/tracking-event.ts'

export type TrackedContainer<Event extends TrackingEvent> = Tracking<Event> & {
  container_number: string
  missed_arrival: string | null
  /** What this was derived from. */
  told: Event[]
}

export function containerTracking<Event extends TrackingEvent>(
  shipment: Followed,
  told: readonly Event[],
  lateAfterHours: LateAfterHours,
  now: Date,
): TrackedContainer<Event>[] {
  return shipment.containers.map((container_number) => {
    const about = toldOfContainer(told, container_number)
    const alone = { ...shipment, containers: [container_number] }
    return {
      ...deriveTracking(alone, about, lateAfterHours),
      container_number,
      missed_arrival: missedArrival(alone, deriveState(alone, about), lateAfterHours, now),
      told: about,
    }
  })
}
