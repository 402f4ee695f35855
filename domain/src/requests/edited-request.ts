/** A request after its customer has edited it: what was said of another way or another place is not kept. */

import type { CargoDetails } from '#requests/cargo-details.ts'
import { fittingTwin } from '#requests/incoterms.ts'
import { movedEnds } from '#requests/moved-ends.ts'
import { quickTitle } from '#requests/quick-form.ts'
import type { RequestDetail } from '#requests/request.ts'
import {
  deliveryModeWords,
  serviceTypeWords,
  shipmentTypeWords,
  type TransportMode,
} from '#requests/request-options.ts'
import { shortened } from '#values/shortened.ts'

/** What an edit says, with its countries as they are kept. */
type Edit = Pick<
  RequestDetail,
  'title' | 'shipment_type' | 'origin_city' | 'origin_country' | 'destination_city' | 'destination_country'
>
/** What is not edited itself, but says something of what is. */
type Consequences = Pick<
  RequestDetail,
  | 'title'
  | 'delivery_mode'
  | 'service_type'
  | 'origin_postal_code'
  | 'origin_address'
  | 'origin_port'
  | 'destination_postal_code'
  | 'destination_address'
  | 'destination_port'
  | 'cargo_details'
>
export type RequestBeforeEdit = Edit & Consequences

export function consequencesOf(before: RequestBeforeEdit, edit: Edit): Consequences {
  const otherWay = edit.shipment_type !== before.shipment_type
  const moved = movedEnds(before, edit)
  const kept = (text: string, isOutdated: boolean) => (isOutdated ? '' : text)
  return {
    title: titleAfter(before, edit),
    // Another way of travelling has other services: what no longer fits is chosen anew.
    delivery_mode: kept(
      before.delivery_mode,
      !(before.delivery_mode in deliveryModeWords[edit.shipment_type]),
    ),
    service_type: kept(before.service_type, !(before.service_type in serviceTypeWords[edit.shipment_type])),
    origin_postal_code: kept(before.origin_postal_code, moved.origin),
    origin_address: kept(before.origin_address, moved.origin),
    origin_port: kept(before.origin_port, otherWay || moved.origin),
    destination_postal_code: kept(before.destination_postal_code, moved.destination),
    destination_address: kept(before.destination_address, moved.destination),
    destination_port: kept(before.destination_port, otherWay || moved.destination),
    cargo_details: detailsAfter(before, edit),
  }
}

const ofTheWay = [
  'transport_mode',
  'container_details',
  'container_type',
  'container_quantity',
  'container_number',
  'fcl_lcl',
  'service_detail',
  'cut_off_date',
  'preferred_airline',
  'vehicle_type',
  'partial_full',
  'gps_tracking',
  'adr_required',
  'airport_codes',
  'chargeable_weight',
]
const suggestedPort = { origin: 'auto_detected_pol', destination: 'auto_detected_pod' } as const

function detailsAfter(before: RequestBeforeEdit, edit: Edit): CargoDetails {
  const outdated = outdatedDetails(before, edit)
  const kept = Object.entries(before.cargo_details).filter(([name]) => !outdated.includes(name))
  const { airport_codes, ...facts }: CargoDetails = Object.fromEntries(kept)
  if (!airport_codes) return facts
  // Both airports are one fact: each end has its half.
  const moved = movedEnds(before, edit)
  const airport = (end: 'origin' | 'destination') => (moved[end] ? '' : airport_codes[end])
  return { ...facts, airport_codes: { origin: airport('origin'), destination: airport('destination') } }
}

function outdatedDetails(before: RequestBeforeEdit, edit: Edit): string[] {
  const otherWay = before.shipment_type !== edit.shipment_type
  const moved = movedEnds(before, edit)
  const incoterm = before.cargo_details.incoterm
  return [
    ...(otherWay ? ofTheWay : []),
    ...(otherWay || moved.origin ? [suggestedPort.origin] : []),
    ...(otherWay || moved.destination ? [suggestedPort.destination] : []),
    ...(incoterm && fittingTwin(incoterm, edit.shipment_type) ? ['incoterm'] : []),
  ]
}

/** A title that the wizard made, and nobody has changed, goes with the route. */
function titleAfter(before: RequestBeforeEdit, edit: Edit): string {
  const mode = before.cargo_details.transport_mode
  if (!mode || edit.title !== before.title || before.title !== made(mode, before)) return edit.title
  if (before.shipment_type === edit.shipment_type) return made(mode, edit)
  const words = shipmentTypeWords[edit.shipment_type]
  return shortened(`${words}: ${edit.origin_city} – ${edit.destination_city}`, 140)
}

function made(transport_mode: TransportMode, { origin_city, destination_city }: Edit) {
  return quickTitle({ transport_mode, route: { from_city: origin_city, to_city: destination_city } })
}
