/** What an edit changes besides the edited fields: details of the old shipment type or the old places are cleared. */

import type { CargoDetails } from '#requests/cargo-details.ts'
import { advisedTerm } from '#requests/incoterms.ts'
import { movedEnds } from '#requests/moved-ends.ts'
import { quickTitle } from '#requests/quick-form.ts'
import type { RequestDetail } from '#requests/request.ts'
import {
  deliveryModeWords,
  type ShipmentType,
  serviceTypeWords,
  shipmentTypeWords,
  type TransportMode,
  transportModeWords,
} from '#requests/request-options.ts'
import { shortened } from '#values/shortened.ts'

/** The edited fields, with country names as they are stored. */
type Edit = Pick<
  RequestDetail,
  'title' | 'shipment_type' | 'origin_city' | 'origin_country' | 'destination_city' | 'destination_country'
>
/** Undefined where the count of trucks is left as it is. */
type LoadEdit = { vehicle_count?: number | null | undefined }
/** Fields that depend on the edited ones. */
type DependentFields = Pick<
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
export type RequestBeforeEdit = Edit & DependentFields

export function fieldsAfterEdit(before: RequestBeforeEdit, edit: Edit & LoadEdit): DependentFields {
  const typeChanged = edit.shipment_type !== before.shipment_type
  const moved = movedEnds(before, edit)
  const unlessOutdated = (text: string, isOutdated: boolean) => (isOutdated ? '' : text)
  return {
    title: titleAfter(before, edit),
    // Other shipment types have other services, so the customer has to choose again.
    delivery_mode: unlessOutdated(
      before.delivery_mode,
      !(before.delivery_mode in deliveryModeWords[edit.shipment_type]),
    ),
    service_type: unlessOutdated(
      before.service_type,
      !(before.service_type in serviceTypeWords[edit.shipment_type]),
    ),
    origin_postal_code: unlessOutdated(before.origin_postal_code, moved.origin),
    origin_address: unlessOutdated(before.origin_address, moved.origin),
    origin_port: unlessOutdated(before.origin_port, typeChanged || moved.origin),
    destination_postal_code: unlessOutdated(before.destination_postal_code, moved.destination),
    destination_address: unlessOutdated(before.destination_address, moved.destination),
    destination_port: unlessOutdated(before.destination_port, typeChanged || moved.destination),
    cargo_details: detailsAfter(before, edit),
  }
}

/** Details that depend on the shipment type. */
const typeDetails = [
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
  'vehicle_count',
  'partial_full',
  'gps_tracking',
  'adr_required',
  'airport_codes',
  'chargeable_weight',
]
const suggestedPort = { origin: 'auto_detected_pol', destination: 'auto_detected_pod' } as const

function detailsAfter(before: RequestBeforeEdit, edit: Edit & LoadEdit): CargoDetails {
  const kept = currentDetails(before, edit)
  const { vehicle_count } = edit
  return edit.shipment_type === 'land' && vehicle_count !== undefined ? { ...kept, vehicle_count } : kept
}

function currentDetails(before: RequestBeforeEdit, edit: Edit): CargoDetails {
  const outdated = outdatedDetails(before, edit)
  const current = Object.entries(before.cargo_details).filter(([name]) => !outdated.includes(name))
  const { airport_codes, ...facts }: CargoDetails = Object.fromEntries(current)
  if (!airport_codes) return facts
  // One field for both airports, of which only that of the moved end is cleared.
  const moved = movedEnds(before, edit)
  const airport = (end: 'origin' | 'destination') => (moved[end] ? '' : airport_codes[end])
  return { ...facts, airport_codes: { origin: airport('origin'), destination: airport('destination') } }
}

function outdatedDetails(before: RequestBeforeEdit, edit: Edit): string[] {
  const typeChanged = before.shipment_type !== edit.shipment_type
  const moved = movedEnds(before, edit)
  const incoterm = before.cargo_details.incoterm
  return [
    ...(typeChanged ? typeDetails : []),
    ...(typeChanged || moved.origin ? [suggestedPort.origin] : []),
    ...(typeChanged || moved.destination ? [suggestedPort.destination] : []),
    ...(incoterm && advisedTerm(incoterm, edit.shipment_type, false) ? ['incoterm'] : []),
  ]
}

/** A title that the wizard has made, and that was not edited, follows the route. */
function titleAfter(before: RequestBeforeEdit, edit: Edit): string {
  const mode = before.cargo_details.transport_mode
  if (!mode || edit.title !== before.title || before.title !== wizardTitle(mode, before)) return edit.title
  if (before.shipment_type === edit.shipment_type) return wizardTitle(mode, edit)
  return shortened(`${wordsOf(edit.shipment_type)}: ${edit.origin_city} – ${edit.destination_city}`, 140)
}

/** As the wizard calls it; by sea it would have to know whether the container is shared. */
const wordsOf = (type: ShipmentType) => (type === 'sea' ? shipmentTypeWords.sea : transportModeWords[type])

function wizardTitle(transport_mode: TransportMode, { origin_city, destination_city }: Edit) {
  return quickTitle({ transport_mode, route: { from_city: origin_city, to_city: destination_city } })
}
