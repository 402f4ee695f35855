/** The places on a shipment's way as they were told: where it begins, calls, passes and ends, each with its times. */
import { placeName } from '#places/known-places.ts'
import { destinationOf, isAt, originOf } from '#tracking/at-place.ts'
import { isExpected, newest } from '#tracking/derive-arrival.ts'
import type { Tracking } from '#tracking/derive-tracking.ts'
import type { EventKind } from '#tracking/event-kinds.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { type Certainty, compare, type TrackingEvent } from '#tracking/tracking-event.ts'

export type ToldTime = { at: string; certainty: Certainty }

export type ToldStop = {
  part: 'origin' | 'call' | 'passed' | 'destination'
  code: string
  name: string
  /** Nothing where nobody has told a time. */
  arrival: ToldTime | null
  departure: ToldTime | null
}

const passingKinds: readonly EventKind[] = [
  'checkpoint',
  'border_crossing',
  'transferred',
  'ferry_loaded',
  'ferry_unloaded',
  'in_transit',
]

type Place = { place_code: string; place_name: string }

/** In the order of time; the way begins and ends where the shipment does, whatever was told. */
export function toldStops(
  shipment: Followed,
  tracking: Tracking,
  events: readonly TrackingEvent[],
): ToldStop[] {
  const isOrigin = (place: Place) => isAt(place, originOf(shipment)) === true
  const isDestination = (place: Place) => isAt(place, destinationOf(shipment)) === true
  const { legs, because, status } = tracking
  const arrival = legs.find(isDestination)?.arrival
  // What was delivered has arrived, whether or not somebody has told that of its port.
  const isTold = arrival && !(status === 'delivered' && isExpected(arrival))
  const calls = legs.map(
    (leg): ToldStop => ({
      part: 'call',
      ...named(leg),
      arrival: timeOf(leg.arrival),
      departure: timeOf(leg.departure),
    }),
  )
  const called = new Set(legs.map(keyOf))
  const passings = events.filter(
    (event) => passingKinds.includes(event.kind) && keyOf(event) !== '' && !called.has(keyOf(event)),
  )
  const passed = [...Map.groupBy(passings, keyOf).values()].map((here): ToldStop => {
    const best = here.findLast(({ certainty }) => certainty === 'actual') ?? newest(here)
    return { part: 'passed', ...named(here[0]), arrival: timeOf(best), departure: null }
  })
  const between = [...calls, ...passed].filter((stop) => {
    const place = { place_code: stop.code, place_name: stop.name }
    return !isOrigin(place) && !isDestination(place)
  })
  return [
    {
      part: 'origin',
      ...named({ place_code: shipment.origin_code, place_name: shipment.origin_city }),
      arrival: null,
      departure: timeOf(legs.find(isOrigin)?.departure),
    },
    ...between.toSorted((a, b) => compare(firstTime(a), firstTime(b))),
    {
      part: 'destination',
      ...named({ place_code: shipment.destination_code, place_name: shipment.destination_city }),
      arrival: timeOf(isTold ? arrival : because.eta[0]),
      departure: null,
    },
  ]
}

const named = (place: Place | undefined) => ({
  code: place?.place_code ?? '',
  name: placeName(place?.place_code ?? '') || (place?.place_name ?? ''),
})
const keyOf = ({ place_code, place_name }: Place): string => place_code || place_name
const timeOf = (event: TrackingEvent | null | undefined): ToldTime | null =>
  event ? { at: event.happened_at, certainty: event.certainty } : null

export const firstTime = ({ arrival, departure }: Pick<ToldStop, 'arrival' | 'departure'>): string =>
  (arrival ?? departure)?.at ?? ''
