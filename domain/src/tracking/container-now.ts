/** What lists of boxes say of one: its state, where it is, when it arrives, what happened to it last, and until when it stays without a charge. */
import type { LateAfterHours } from '#company/late-after-hours.ts'
import type { ShipmentStatus } from '#shipments/shipments.policy.ts'
import { deriveTracking } from '#tracking/derive-tracking.ts'
import type { EventKind } from '#tracking/event-kinds.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { type FreeContainer, freeTimeOf } from '#tracking/free-time.ts'
import type { FreeTimeKind } from '#tracking/free-time-words.ts'
import { currentEvents, type TrackingEvent, toldOfContainer } from '#tracking/tracking-event.ts'
import { daysLater, momentInIstanbul } from '#values/istanbul-time.ts'

export type ContainerNow = {
  /** Its own; its shipment waits for the last of its boxes. */
  status: ShipmentStatus
  delayed: boolean
  eta: string | null
  place_name: string
  last_kind: EventKind | null
  last_at: string | null
  /** Of the clock that runs. */
  free_kind: FreeTimeKind | null
  /** The midnight at which it begins to cost. */
  free_until: string | null
}

/** From what was told of the box or of the whole shipment, and from nothing else; so it stays true as time passes. */
export function containerNow(
  shipment: Followed,
  container: FreeContainer,
  told: readonly TrackingEvent[],
  lateAfterHours: LateAfterHours,
): ContainerNow {
  const about = toldOfContainer(told, container.number)
  const alone = { ...shipment, containers: [container.number] }
  const { status, delayed, eta } = deriveTracking(alone, about, lateAfterHours)
  const own = currentEvents(about).filter(({ certainty }) => certainty === 'actual')
  const last = own.findLast(({ kind }) => kind !== 'note')
  const running = freeTimeOf(shipment, [container], told, new Date(0)).find(({ stopped }) => !stopped)
  return {
    status,
    delayed,
    eta,
    place_name: own.findLast(({ place_name }) => place_name !== '')?.place_name ?? '',
    last_kind: last?.kind ?? null,
    last_at: last?.happened_at ?? null,
    free_kind: running?.kind ?? null,
    free_until: running ? momentInIstanbul(daysLater(running.last_free_day, 1), '00:00').toISOString() : null,
  }
}
