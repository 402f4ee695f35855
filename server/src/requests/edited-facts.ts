/** What a customer's edit leaves true of the finer facts: what was said of another way or another place is not kept. */
import { fittingTwin } from '@kervan/domain/requests/incoterms.ts'
import { movedEnds } from '@kervan/domain/requests/moved-ends.ts'
import { quickTitle } from '@kervan/domain/requests/quick-form.ts'
import { shipmentTypeWords, type TransportMode } from '@kervan/domain/requests/request-options.ts'
import type { RequestEdit } from '@kervan/domain/requests/requests.contract.ts'
import { decimalUnits } from '@kervan/domain/values/decimal-text.ts'
import type { AddedRequest } from '#requests/add-request.ts'

export type FactsBefore = Pick<
  AddedRequest,
  | 'title'
  | 'shipment_type'
  | 'origin_city'
  | 'origin_country'
  | 'destination_city'
  | 'destination_country'
  | 'estimated_weight'
  | 'estimated_volume'
  | 'cargo_details'
>
/** The edit with its countries as they are kept. */
type FactsAfter = Omit<FactsBefore, 'cargo_details'> & Pick<RequestEdit, 'shipment_type'>

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
]
const suggestedPort = { origin: 'auto_detected_pol', destination: 'auto_detected_pod' } as const

/** `cargo_details` without what is no longer true. */
export function factsAfter(before: FactsBefore, after: FactsAfter): AddedRequest['cargo_details'] {
  const outdated = outdatedFacts(before, after)
  const kept = Object.entries(before.cargo_details).filter(([name]) => !outdated.includes(name))
  const { airport_codes, ...facts }: AddedRequest['cargo_details'] = Object.fromEntries(kept)
  if (!airport_codes) return facts
  // Both airports are one fact: each end has its half.
  const moved = movedEnds(before, after)
  const airport = (end: 'origin' | 'destination') => (moved[end] ? '' : airport_codes[end])
  return { ...facts, airport_codes: { origin: airport('origin'), destination: airport('destination') } }
}

function outdatedFacts(before: FactsBefore, after: FactsAfter): string[] {
  const otherWay = before.shipment_type !== after.shipment_type
  const moved = movedEnds(before, after)
  const incoterm = before.cargo_details.incoterm
  return [
    ...(otherWay ? ofTheWay : []),
    ...(otherWay || moved.origin ? [suggestedPort.origin] : []),
    ...(otherWay || moved.destination ? [suggestedPort.destination] : []),
    ...(incoterm && fittingTwin(incoterm, after.shipment_type) ? ['incoterm'] : []),
    // What the load is charged for was reckoned from what it was; the office reckons anew when it prices.
    ...(otherWay || measures(before) !== measures(after) ? ['chargeable_weight'] : []),
  ]
}

function measures({ estimated_weight, estimated_volume }: FactsAfter | FactsBefore): string {
  return [estimated_weight, estimated_volume].map((text) => text && decimalUnits(text, 3)).join(' ')
}

/** A title that the wizard made, and nobody has changed, goes with the route. */
export function titleAfter(before: FactsBefore, after: FactsAfter): string {
  const mode = before.cargo_details.transport_mode
  if (!mode || after.title !== before.title || before.title !== made(mode, before)) return after.title
  if (before.shipment_type === after.shipment_type) return made(mode, after)
  const words = shipmentTypeWords[after.shipment_type]
  return `${words}: ${after.origin_city} – ${after.destination_city}`.slice(0, 140)
}

function made(transport_mode: TransportMode, { origin_city, destination_city }: FactsAfter | FactsBefore) {
  return quickTitle({ transport_mode, route: { from_city: origin_city, to_city: destination_city } })
}
