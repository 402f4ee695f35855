/** What the list of all boxes says of one: where it is, what happened to it last, and until when it stays without a charge. */
import type { EventKind } from '#tracking/event-kinds.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { type FreeContainer, freeTimeOf } from '#tracking/free-time.ts'
import type { FreeTimeKind } from '#tracking/free-time-words.ts'
import { currentEvents, type TrackingEvent } from '#tracking/tracking-event.ts'
import { dayInIstanbul, daysBetween, daysLater, momentInIstanbul } from '#values/istanbul-time.ts'

export type ContainerNow = {
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
): ContainerNow {
  const own = currentEvents(told).filter(
    ({ certainty, container_number }) =>
      certainty === 'actual' && (container_number === '' || container_number === container.number),
  )
  const last = own.findLast(({ kind }) => kind !== 'note')
  const running = freeTimeOf(shipment, [container], told, new Date(0)).find(({ stopped }) => !stopped)
  return {
    place_name: own.findLast(({ place_name }) => place_name !== '')?.place_name ?? '',
    last_kind: last?.kind ?? null,
    last_at: last?.happened_at ?? null,
    free_kind: running?.kind ?? null,
    free_until: running ? momentInIstanbul(daysLater(running.last_free_day, 1), '00:00').toISOString() : null,
  }
}

/** Zero on the last day without a charge, below zero from the day after. */
export function daysLeft(freeUntil: string, now: Date): number {
  return daysBetween(dayInIstanbul(now), dayInIstanbul(new Date(freeUntil))) - 1
}
