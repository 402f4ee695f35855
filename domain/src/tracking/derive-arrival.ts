/** When a shipment arrives at the end of its way, by what was told of it. */
import { isAtEnd } from '#tracking/at-place.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import type { IsNews } from '#tracking/since-hand.ts'
import { lastTold, type TrackingEvent } from '#tracking/tracking-event.ts'

/** What staff set by hand stands until somebody tells otherwise after it. */
export function expectedArrival<Event extends TrackingEvent>(
  events: readonly Event[],
  shipment: Followed,
  isNews: IsNews<Event>,
): Event | undefined {
  const arrivals = events.filter(
    (event) => event.kind === 'delivered' || (event.kind === 'arrived' && isAtEnd(event, events, shipment)),
  )
  const hand = newest(arrivals.filter((event) => event.source === 'staff' && isExpected(event)))
  if (!hand) return bestWord(arrivals)
  const isWeaker = ({ certainty }: Event) => certainty === 'planned' && hand.certainty !== 'planned'
  return bestWord(arrivals.filter((event) => !isWeaker(event) && isNews(event, hand))) ?? hand
}

/** A delivery that is expected, unless a later word of the arrival refutes it; what has happened stands above what is expected. */
function bestWord<Event extends TrackingEvent>(arrivals: readonly Event[]): Event | undefined {
  const delivery = newest(arrivals.filter((event) => event.kind === 'delivered' && isExpected(event)))
  const ofArrival = arrivals.filter(({ kind }) => kind === 'arrived')
  const arrival = ofArrival.findLast((event) => !isExpected(event)) ?? newest(ofArrival)
  if (!delivery || !arrival) return delivery ?? arrival
  const isRefuted = arrival.told_at > delivery.told_at && arrival.happened_at > delivery.happened_at
  return isRefuted ? arrival : delivery
}

export const isExpected = ({ certainty }: TrackingEvent): boolean => certainty !== 'actual'

/** An estimate counts more than a plan; of several the one that was told last. */
export function newest<Event extends TrackingEvent>(events: readonly Event[]): Event | undefined {
  const estimates = events.filter(({ certainty }) => certainty === 'estimated')
  return lastTold(estimates.length > 0 ? estimates : events)
}
