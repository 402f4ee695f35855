/** The two things that everything else about a shipment follows from: how far it is, and when it arrives. */
import { expectedArrival } from '#tracking/derive-arrival.ts'
import { type Stated, statusOf } from '#tracking/derive-status.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { newsAmong } from '#tracking/since-hand.ts'
import { currentEvents, type TrackingEvent } from '#tracking/tracking-event.ts'

export type State<Event extends TrackingEvent> = {
  /** What holds of all that was told, in the order of time, and what of it has happened. */
  events: Event[]
  happened: Event[]
  status: Stated<Event>
  /** What says when it arrives, or has been delivered. */
  arrival: Event | undefined
  isOver: boolean
}

export function deriveState<Event extends TrackingEvent>(
  shipment: Followed,
  told: readonly Event[],
): State<Event> {
  const events = currentEvents(told)
  const happened = events.filter(({ certainty }) => certainty === 'actual')
  const isNews = newsAmong(told)
  const status = statusOf(happened, shipment, isNews)
  const delivery = status.value === 'delivered' ? status.because[0] : undefined
  return {
    events,
    happened,
    status,
    arrival: delivery ?? expectedArrival(events, shipment, isNews),
    isOver: status.value === 'delivered' || status.value === 'cancelled',
  }
}
