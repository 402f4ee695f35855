/** How long a container may stay without a charge, from events: in the terminal (demurrage), then outside it (detention). */
import { isAtEnd } from '#tracking/at-place.ts'
import { lastState } from '#tracking/derive-status.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import type { FreeTimeKind } from '#tracking/free-time-words.ts'
import { newsAmong } from '#tracking/since-hand.ts'
import { currentEvents, type TrackingEvent } from '#tracking/tracking-event.ts'
import { dayInIstanbul, daysBetween, daysLater } from '#values/istanbul-time.ts'

export type FreeContainer = {
  number: string
  free_days_demurrage: number | null
  free_days_detention: number | null
}

export type FreeTimeClock<Event extends TrackingEvent = TrackingEvent> = {
  container_number: string
  kind: FreeTimeKind
  free_days: number
  /** The day after this one is the first that costs. */
  last_free_day: string
  /** Below zero once it costs; of a clock that was stopped, what was left then. */
  days_left: number
  started: Event
  stopped: Event | null
}

/** Where no days were agreed there is no clock, and none runs at a port of call. The day on which it starts is not counted. */
export function freeTimeOf<Event extends TrackingEvent>(
  shipment: Followed,
  containers: readonly FreeContainer[],
  told: readonly Event[],
  now: Date,
): FreeTimeClock<Event>[] {
  const happened = currentEvents(told).filter(({ certainty }) => certainty === 'actual')
  const isNews = newsAmong(told)
  return containers.flatMap((container) => {
    const own = happened.filter(
      ({ container_number }) => container_number === '' || container_number === container.number,
    )
    const landed = own.find((event) => event.kind === 'discharged' && isAtEnd(event, own, shipment))
    // What a hand has put back was not delivered, and what a hand has set delivered was.
    const { value, because } = lastState(own, shipment, isNews)
    const isDelivery = (event: Event) =>
      value === 'delivered' && (event.kind === 'delivered' || event === because[0])
    const left =
      landed &&
      own.find((event) => (event.kind === 'gate_out' || isDelivery(event)) && isNotBefore(event, landed))
    // An empty box that is back has left the terminal, though nobody told.
    const out = left ?? landed
    const returned = out && own.find((event) => event.kind === 'empty_returned' && isNotBefore(event, out))
    const days = { demurrage: container.free_days_demurrage, detention: container.free_days_detention }
    return [
      clock(container.number, 'demurrage', days.demurrage, landed, left ?? returned, now),
      clock(container.number, 'detention', days.detention, left, returned, now),
    ].filter((each) => each !== null)
  })
}

const isNotBefore = (event: TrackingEvent, other: TrackingEvent) => event.happened_at >= other.happened_at

function clock<Event extends TrackingEvent>(
  container_number: string,
  kind: FreeTimeKind,
  free_days: number | null,
  started: Event | undefined,
  stopped: Event | undefined,
  now: Date,
): FreeTimeClock<Event> | null {
  if (free_days === null || !started) return null
  const last_free_day = daysLater(dayInIstanbul(new Date(started.happened_at)), free_days)
  const today = dayInIstanbul(stopped ? new Date(stopped.happened_at) : now)
  const days_left = daysBetween(today, last_free_day)
  return { container_number, kind, free_days, last_free_day, days_left, started, stopped: stopped ?? null }
}
