/** The state of a shipment as it follows from what has happened. An event never takes it back to a stage that lies behind it; a hand does. */
import type { ShipmentStatus } from '#shipments/shipments.policy.ts'
import { destinationOf, isAt, originOf } from '#tracking/at-place.ts'
import { meaningOf, statusRank } from '#tracking/event-kinds.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { completingDelivery } from '#tracking/part-deliveries.ts'
import type { IsNews } from '#tracking/since-hand.ts'
import { lastTold, type TrackingEvent } from '#tracking/tracking-event.ts'

export type Stated<Event> = { value: ShipmentStatus; because: Event[] }

/**
 * Of several boxes the last one counts: delivered is a shipment whose boxes all are. But it is on its way as soon as the first one
 * is. One that was called off holds up none of the others.
 */
export function statusOfAll<Event extends TrackingEvent>(states: readonly Stated<Event>[]): Stated<Event> {
  const going = states.filter(({ value }) => value !== 'cancelled')
  const each = going.length > 0 ? going : states
  const [behind, ahead] = [
    each.reduce((a, b) => (rank(b) < rank(a) || (rank(b) === rank(a) && time(b) > time(a)) ? b : a)),
    each.reduce((a, b) => (rank(b) > rank(a) ? b : a)),
  ]
  if (rank(behind) >= statusRank.in_transit || rank(ahead) < statusRank.in_transit) return behind
  return { value: 'in_transit', because: ahead.because }
}

const rank = ({ value }: Stated<unknown>): number => statusRank[value]
const time = ({ because }: Stated<TrackingEvent>): string => because[0]?.happened_at ?? ''

/** What was set by hand last. */
export const handOf = <Event extends TrackingEvent>(happened: readonly Event[]): Event | undefined =>
  lastTold(happened.filter(({ kind, status }) => kind === 'status_set' && status))

/** What was set by hand last, and whatever became known after it. */
export function lastState<Event extends TrackingEvent>(
  happened: readonly Event[],
  shipment: Followed,
  isNews: IsNews<Event>,
): Stated<Event> {
  const hand = handOf(happened)
  let state: Stated<Event> = hand?.status
    ? { value: hand.status, because: [hand] }
    : { value: 'pending', because: [] }
  const completing = completingDelivery(happened)
  for (const event of happened) {
    const value = event === completing ? 'delivered' : stateAfter(event, shipment)
    if (value && (!hand || isNews(event, hand)) && movesOn(state, event, value))
      state = { value, because: [event] }
  }
  return state
}

/** A ship that comes to where it loads has not left with the cargo yet. */
function stateAfter(event: TrackingEvent, shipment: Followed): ShipmentStatus | undefined {
  const comesToLoad =
    event.kind === 'arrived' && isAt(event, originOf(shipment)) && !isAt(event, destinationOf(shipment))
  return comesToLoad ? 'preparing' : meaningOf(event.kind).status
}

/** Goods on their way pass customs at both ends and at borders, and go on: that is one stage. */
const stageOf: Record<ShipmentStatus, number> = {
  pending: 0,
  preparing: 1,
  in_transit: 2,
  customs: 2,
  delivered: 3,
  cancelled: 4,
}

/** A booking that is confirmed again on the way, or a gate at a port of call, is no step back. */
function movesOn(state: Stated<TrackingEvent>, event: TrackingEvent, value: ShipmentStatus): boolean {
  // A booking that is void ends nothing that has arrived, and goods that move after it go with another one.
  const isByCarrier = state.because[0]?.kind !== 'status_set'
  if (value === 'cancelled' && event.kind !== 'status_set' && state.value === 'delivered') return false
  if (state.value === 'cancelled' && isByCarrier && stageOf[value] >= stageOf.in_transit)
    return event.happened_at > time(state)
  const stages = stageOf[value] - stageOf[state.value]
  if (stages !== 0) return stages > 0
  // When it was delivered is known better where it was.
  if (value === 'delivered' && state.because[0]?.kind === 'status_set') return true
  // Two things of the same moment: the one that is further on came later.
  if (event.happened_at === time(state)) return statusRank[value] >= statusRank[state.value]
  return event.happened_at > time(state)
}
