/** What should have happened by now and of which nobody says that it has: a departure, an arrival, what was promised. */
import type { LateAfterHours } from '#company/late-after-hours.ts'
import { isAtEnd } from '#tracking/at-place.ts'
import { customsLeg } from '#tracking/customs-leg.ts'
import { isExpected, newest } from '#tracking/derive-arrival.ts'
import type { BoxState, State } from '#tracking/derive-state.ts'
import { meaningOf } from '#tracking/event-kinds.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { compare, type TrackingEvent } from '#tracking/tracking-event.ts'
import { dayAfter, hasPassed } from '#values/has-passed.ts'

export type Overdue = {
  what: 'departure' | 'arrival' | 'promise'
  /** When it was expected, and the midnight after which it is overdue. */
  expected: string
  since: string
  /** The boxes that are, where others are not. */
  containers: string[]
}

/** What was expected first. A request that is not approved yet expects nothing. */
export function overdueOf(
  shipment: Followed,
  { boxes, status, isOver }: Pick<State<TrackingEvent>, 'boxes' | 'status' | 'isOver'>,
  now: Date,
): Overdue | undefined {
  if (isOver || status.value === 'pending') return undefined
  const found = boxes
    .filter((box) => !box.isOver)
    .flatMap((box) =>
      [departureOf(box), arrivalOf(box, shipment)]
        .filter((each) => each !== undefined)
        .map((each) => ({ ...each, since: dayAfter(each.expected), number: box.container_number })),
    )
    .filter(({ expected }) => hasPassed(expected, now))
    .sort((a, b) => compare(a.since, b.since) || compare(a.expected, b.expected))
  const [first] = found
  if (!first) return undefined
  const numbers = new Set(found.filter(({ what }) => what === first.what).map(({ number }) => number))
  const { what, expected, since } = first
  return { what, expected, since, containers: numbers.size < boxes.length ? [...numbers] : [] }
}

/**
 * The day of arrival that has passed in silence, by as much as makes a shipment late. That is no delay: late it is by an arrival that is
 * told beyond the promise, or by a carrier's word, and it may be there already. So its customer reads that the day has passed and that
 * news is awaited; *Gecikti* is said, counted and mailed only once somebody knows. For staff the day is an exception from its midnight on.
 */
export function missedArrival(
  shipment: Followed,
  { boxes, status, isOver }: Pick<State<TrackingEvent>, 'boxes' | 'status' | 'isOver'>,
  hours: LateAfterHours,
  now: Date,
): string | null {
  if (isOver || status.value === 'pending') return null
  const patience = hours[shipment.shipment_type] * 3_600_000
  const missed = boxes
    .filter((box) => !box.isOver)
    .flatMap((box) => arrivalOf(box, shipment)?.expected ?? [])
    .filter((expected) => Date.parse(expected) + patience < now.getTime())
  return missed.toSorted()[0] ?? null
}

type Awaited = Pick<Overdue, 'what' | 'expected'>

function departureOf({ status, events }: BoxState<TrackingEvent>): Awaited | undefined {
  if (status.value !== 'preparing') return undefined
  const departures = events.filter(({ kind }) => kind === 'departed')
  const departure = departures.every(isExpected) ? newest(departures) : undefined
  return departure && { what: 'departure', expected: departure.happened_at }
}

/** What has come to its port waits for its delivery: then only the day of that counts, where somebody has named one. */
function arrivalOf({ arrival, happened }: BoxState<TrackingEvent>, shipment: Followed): Awaited | undefined {
  const isThere = happened.some((event) => shows(event, happened, shipment))
  if (arrival && (!isExpected(arrival) || (isThere && arrival.kind === 'arrived'))) return undefined
  if (arrival && arrival.happened_at !== shipment.promised_at)
    return { what: 'arrival', expected: arrival.happened_at }
  return shipment.promised_at && !isThere ? { what: 'promise', expected: shipment.promised_at } : undefined
}

/** Whether it has come to where its way ends. */
function shows(event: TrackingEvent, happened: readonly TrackingEvent[], shipment: Followed): boolean {
  if (event.kind === 'arrived' || event.kind === 'discharged') return isAtEnd(event, happened, shipment)
  const isCustoms =
    meaningOf(event.kind).customs || (event.kind === 'status_set' && event.status === 'customs')
  return Boolean(isCustoms) && customsLeg(event, happened, shipment) === 'import'
}
