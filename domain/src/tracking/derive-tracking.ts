/**
 * Where a shipment is and when it arrives: computed from the events told about it and from nothing else. In whatever order they came, and
 * however often, the answer is the same. Each statement names the events it rests on.
 */

import type { LateAfterHours } from '#company/late-after-hours.ts'
import type { CustomsStatus, ShipmentStatus } from '#shipments/shipments.policy.ts'
import { isExpected, newest } from '#tracking/derive-arrival.ts'
import { customsOf } from '#tracking/derive-customs.ts'
import { delayOf } from '#tracking/derive-delay.ts'
import { deriveState, followedBoxes, followedEvents } from '#tracking/derive-state.ts'
import type { EventKind } from '#tracking/event-kinds.ts'
import { meaningOf } from '#tracking/event-kinds.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { compare, type TrackingEvent } from '#tracking/tracking-event.ts'

export type Leg<Event extends TrackingEvent> = {
  place_code: string
  place_name: string
  /** The best that is known of arriving there and of leaving. */
  arrival: Event | null
  departure: Event | null
}

export type Tracking<Event extends TrackingEvent = TrackingEvent> = {
  status: ShipmentStatus
  current_location: string
  current_place_code: string
  eta: string | null
  delivered_at: string | null
  delayed: boolean
  delayed_since: string | null
  delay_reason: string
  customs: CustomsStatus
  next: Event | null
  legs: Leg<Event>[]
  /** The events behind each statement. */
  because: Record<'status' | 'place' | 'eta' | 'delay' | 'customs', Event[]>
}

export function deriveTracking<Event extends TrackingEvent>(
  shipment: Followed,
  told: readonly Event[],
  lateAfterHours: LateAfterHours,
): Tracking<Event> {
  const state = deriveState(shipment, told)
  const { status, arrival, isOver } = state
  const events = followedEvents(state)
  const place = lastPlace(events.filter((event) => !isExpected(event)))
  const isCancelled = status.value === 'cancelled'
  const delay = delayOf(shipment, told, state, lateAfterHours)
  const customs = customsOf(shipment, state)
  return {
    status: status.value,
    current_location: place?.place_name ?? '',
    current_place_code: place?.place_code ?? '',
    eta: isCancelled ? null : (arrival?.happened_at ?? null),
    delivered_at: status.value === 'delivered' ? (arrival?.happened_at ?? null) : null,
    delayed: delay.delayed,
    delayed_since: delay.since,
    delay_reason: delay.reason,
    customs: customs.value,
    next: isOver ? null : firstOf(followedBoxes(state).map((box) => nextExpected(box.events))),
    legs: legsOf(events, followedBoxes(state)),
    because: {
      status: status.because,
      place: place ? [place] : [],
      eta: arrival && !isCancelled ? [arrival] : [],
      delay: delay.because,
      customs: customs.because,
    },
  }
}

/** Where the cargo was last; a paper and an empty box have a place too, but the cargo need not be there. */
function lastPlace<Event extends TrackingEvent>(happened: Event[]): Event | undefined {
  const placed = happened.filter(({ place_name, place_code }) => place_name !== '' || place_code !== '')
  return placed.findLast(({ kind }) => !withoutCargo.includes(kind)) ?? placed.at(-1)
}

const withoutCargo: readonly EventKind[] = [
  'created',
  'approved',
  'booked',
  'document',
  'empty_picked_up',
  'empty_returned',
  'consignee_notified',
]

function firstOf<Event extends TrackingEvent>(events: readonly (Event | null)[]): Event | null {
  const [first] = events
    .filter((event) => event !== null)
    .toSorted((a, b) => (a.happened_at < b.happened_at ? -1 : 1))
  return first ?? null
}

/** The first thing that is expected and has not happened, after what has. */
function nextExpected<Event extends TrackingEvent>(events: Event[]): Event | null {
  const done = new Set(
    events
      .filter(({ certainty }) => certainty === 'actual')
      .map(({ kind, place_code }) => `${kind} ${place_code}`),
  )
  // A note or a paper moves no cargo, so what was expected before it still is.
  const last = events.findLast(({ certainty, kind }) => certainty === 'actual' && meaningOf(kind).status)
  const waiting = events.filter(
    (event) =>
      isExpected(event) &&
      !done.has(`${event.kind} ${event.place_code}`) &&
      (!last || event.happened_at >= last.happened_at),
  )
  const [first] = waiting
  return first ? (newest(waiting.filter((event) => isSameStep(event, first))) ?? null) : null
}

const isSameStep = (a: TrackingEvent, b: TrackingEvent): boolean =>
  a.kind === b.kind && a.place_code === b.place_code

/** The places on the way where something arrives or leaves, in the order in which it does. It has arrived once the last of its boxes has. */
function legsOf<Event extends TrackingEvent>(
  events: Event[],
  boxes: readonly { events: readonly Event[] }[],
): Leg<Event>[] {
  const calls = events.filter(
    ({ kind, place_code, place_name }) =>
      (kind === 'arrived' || kind === 'departed') && (place_code !== '' || place_name !== ''),
  )
  const places = [...new Set(calls.map(placeKey))]
  const legs = places.map((key) => {
    const here = calls.filter((event) => placeKey(event) === key)
    const [arrivals, departures] = [
      here.filter(({ kind }) => kind === 'arrived'),
      here.filter(({ kind }) => kind === 'departed'),
    ]
    const each = boxes.flatMap((box) => best(arrivals.filter((event) => box.events.includes(event))) ?? [])
    const arrival = latest(each.filter(isExpected)) ?? latest(each) ?? null
    const departure = best(departures) ?? null
    const { place_code, place_name } = here[0] ?? { place_code: '', place_name: '' }
    return { place_code, place_name, arrival, departure }
  })
  return legs.sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0))
}

const best = <Event extends TrackingEvent>(told: readonly Event[]): Event | undefined =>
  told.findLast((event) => !isExpected(event)) ?? newest(told)
const latest = <Event extends TrackingEvent>(told: readonly Event[]): Event | undefined =>
  told.toSorted((a, b) => compare(a.happened_at, b.happened_at)).at(-1)

const placeKey = ({ place_code, place_name }: TrackingEvent): string => place_code || place_name
const timeOf = ({ arrival, departure }: Leg<TrackingEvent>): string =>
  (arrival ?? departure)?.happened_at ?? ''
