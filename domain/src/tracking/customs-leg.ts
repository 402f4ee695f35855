/** Whose customs it is that something is told of: by where it was, else by whether the cargo had left. */
import { placeCode } from '#places/known-places.ts'
import { destinationOf, isAt, originOf } from '#tracking/at-place.ts'
import type { EventKind } from '#tracking/event-kinds.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import type { TrackingEvent } from '#tracking/tracking-event.ts'

/** Of the country it leaves, of one on the way, or of the one it is for. */
export type CustomsLeg = 'export' | 'transit' | 'import'

export function customsLeg(
  event: TrackingEvent,
  happened: readonly TrackingEvent[],
  shipment: Followed,
): CustomsLeg {
  const [begins, ends] = [isAt(event, originOf(shipment)), isAt(event, destinationOf(shipment))]
  if (ends && !begins) return 'import'
  if (begins && !ends) return 'export'
  return legByCountry(event, shipment) ?? (hasLeft(event, happened, shipment) ? 'import' : 'export')
}

/** Cargo for Ankara is cleared in Mersin. */
function legByCountry({ place_code, place_name }: TrackingEvent, shipment: Followed): CustomsLeg | undefined {
  const [here, from, to] = [
    place_code || placeCode(place_name),
    shipment.origin_code,
    shipment.destination_code,
  ].map((code) => code.slice(0, 2))
  if (!here || !from || !to || from === to) return undefined
  return here === to ? 'import' : here === from ? 'export' : 'transit'
}

const moving: readonly EventKind[] = [
  'departed',
  'in_transit',
  'checkpoint',
  'border_crossing',
  'ferry_loaded',
  'ferry_unloaded',
  'transferred',
]
const landing: readonly EventKind[] = ['arrived', 'discharged']

/** A truck is loaded before it goes to customs, a ship after. */
function moves(event: TrackingEvent, shipment: Followed): boolean {
  if (event.kind === 'loaded' || event.kind === 'accepted') return shipment.shipment_type !== 'land'
  return moving.includes(event.kind) || (landing.includes(event.kind) && !isAt(event, originOf(shipment)))
}

const hasLeft = (event: TrackingEvent, happened: readonly TrackingEvent[], shipment: Followed): boolean =>
  happened.some((other) => other.happened_at < event.happened_at && moves(other, shipment))

/** Whether the cargo went on after it. */
export const hasMovedOn = (
  event: TrackingEvent,
  happened: readonly TrackingEvent[],
  shipment: Followed,
): boolean => happened.some((other) => other.happened_at > event.happened_at && moves(other, shipment))
