/**
 * The carrier of a demo: knows by the clock how far a shipment is on its way between its approval and its expected arrival, and tells it
 * as a real carrier would. What somebody else has told already, it does not tell again.
 */

import { lateAfterHours } from '#company/late-after-hours.ts'
import { borderGate } from '#places/border-gate.ts'
import { placeName, positionOf } from '#places/known-places.ts'
import { usualSeaRoute } from '#places/sea/usual-sea-route.ts'
import { estimateTransit } from '#places/transit-estimate.ts'
import { deriveTracking } from '#tracking/derive-tracking.ts'
import type { EventKind } from '#tracking/event-kinds.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { plainEvent } from '#tracking/told-message.ts'
import { currentEvents, type TrackingEvent } from '#tracking/tracking-event.ts'

export type Carried = Followed & {
  id: string
  origin_country: string
  destination_country: string
}

/** `share` is how much of the time between approval and delivery has passed by then. */
type Step = { kind: EventKind; share: number; place_code: string; place_name: string }

const hourMs = 3_600_000
/** From approval to delivery, where nobody has said when it arrives and no estimate knows the lane. */
const fallbackDays = { sea: 24, air: 6, land: 10 } as const

/** Everything up to now; with `hurry` at least the next step, as if it happened now. */
export function demoNews(
  shipment: Carried,
  told: readonly TrackingEvent[],
  now: string,
  { hurry = false } = {},
): TrackingEvent[] {
  const { status } = deriveTracking(shipment, told, lateAfterHours)
  if (status === 'pending' || status === 'delivered' || status === 'cancelled') return []
  const happened = currentEvents(told).filter(({ certainty }) => certainty === 'actual')
  const steps = stepsOf(shipment)
  const reached = steps.findLastIndex((step) => happened.some((event) => isSame(event, step)))
  const begun = Date.parse(happened.findLast(({ kind }) => kind === 'approved')?.happened_at ?? now)
  const last = Date.parse(happened.at(-1)?.happened_at ?? now)
  // When it is delivered is what was expected before it arrived.
  const underWay = told.filter(({ kind, certainty }) => kind !== 'arrived' || certainty !== 'actual')
  const { eta } = deriveTracking(shipment, underWay, lateAfterHours)
  const end = Math.max(Date.parse(eta ?? '') || begun + usualDays(shipment) * 24 * hourMs, last + hourMs)
  const ahead = steps.slice(reached + 1)
  const dueAt = ({ share }: Step) => Math.max(begun + share * (end - begun), last)
  const due = ahead.filter((step) => dueAt(step) <= Date.parse(now))
  const hurried = due.length === 0 && hurry ? ahead.slice(0, 1) : []
  return [...due, ...hurried].map((step) => ({
    ...plainEvent,
    source: 'built_in',
    source_event_id: `${shipment.id}/${step.kind}/${step.place_code || step.place_name}`,
    told_at: now,
    kind: step.kind,
    happened_at: new Date(Math.min(dueAt(step), Date.parse(now))).toISOString(),
    place_code: step.place_code,
    place_name: step.place_name,
  }))
}

function usualDays({ shipment_type, origin_code, destination_code }: Carried): number {
  const [from, to] = [positionOf(origin_code), positionOf(destination_code)]
  const [, latest = undefined] = (from && to && estimateTransit(shipment_type, from, to)) ?? []
  return latest ?? fallbackDays[shipment_type]
}

/** A passed place is known by its name, any other step by its kind. */
const isSame = (event: TrackingEvent, step: Step): boolean =>
  event.kind === step.kind && (step.kind !== 'checkpoint' || event.place_name === step.place_name)

type Line = [kind: EventKind, share: number, at: 'origin' | 'destination']
const lines: Record<Followed['shipment_type'], Line[]> = {
  sea: [
    ['booked', 0.02, 'origin'],
    ['empty_picked_up', 0.08, 'origin'],
    ['gate_in', 0.14, 'origin'],
    ['loaded', 0.18, 'origin'],
    ['departed', 0.2, 'origin'],
    ['arrived', 0.84, 'destination'],
    ['discharged', 0.86, 'destination'],
    ['customs_started', 0.88, 'destination'],
    ['customs_cleared', 0.95, 'destination'],
    ['gate_out', 0.97, 'destination'],
    ['delivered', 1, 'destination'],
  ],
  air: [
    ['booked', 0.05, 'origin'],
    ['received', 0.2, 'origin'],
    ['accepted', 0.25, 'origin'],
    ['departed', 0.35, 'origin'],
    ['arrived', 0.5, 'destination'],
    ['discharged', 0.55, 'destination'],
    ['customs_started', 0.6, 'destination'],
    ['customs_cleared', 0.85, 'destination'],
    ['delivered', 1, 'destination'],
  ],
  land: [
    ['booked', 0.03, 'origin'],
    ['loaded', 0.2, 'origin'],
    ['departed', 0.22, 'origin'],
    ['arrived', 0.84, 'destination'],
    ['customs_started', 0.86, 'destination'],
    ['customs_cleared', 0.94, 'destination'],
    ['delivered', 1, 'destination'],
  ],
}

function stepsOf(shipment: Carried): Step[] {
  const ends = {
    origin: end(shipment.origin_code, shipment.origin_city),
    destination: end(shipment.destination_code, shipment.destination_city),
  }
  const steps = lines[shipment.shipment_type].map(([kind, share, at]): Step => ({ kind, share, ...ends[at] }))
  const share = (kind: EventKind) => steps.find((step) => step.kind === kind)?.share ?? 0
  const [left, arrived] = [share('departed'), share('arrived')]
  const passed = placesPassed(shipment).map(
    ({ kind, name, along }): Step => ({
      kind,
      share: left + along * (arrived - left),
      place_code: '',
      place_name: name,
    }),
  )
  return [...steps, ...passed].sort((a, b) => a.share - b.share)
}

const end = (place_code: string, city: string) => ({ place_code, place_name: placeName(place_code) || city })

type Passed = { kind: EventKind; name: string; along: number }

function placesPassed({ shipment_type, ...shipment }: Carried): Passed[] {
  if (shipment_type === 'air') return []
  if (shipment_type === 'sea')
    return (usualSeaRoute(shipment.origin_code, shipment.destination_code)?.passes ?? []).map(
      ({ name, share }) => ({
        kind: 'checkpoint',
        name,
        along: share,
      }),
    )
  const towns = [shipment.origin_code, shipment.destination_code]
  const name = borderGate(shipment.origin_country, shipment.destination_country, towns)
  const along = shipment.origin_country === 'Türkiye' ? 0.3 : 0.7
  return name ? [{ kind: 'border_crossing', name, along }] : []
}
