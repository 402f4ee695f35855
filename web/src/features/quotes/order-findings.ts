/** What a forwarder would notice about a new order, as far as it is readable. */
import { mayBecomeCountry } from '@kervan/domain/places/country.ts'
import type { Finding } from '@kervan/domain/requests/sense/finding.ts'
import { requestFindings } from '@kervan/domain/requests/sense/request-findings.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { parseTravel } from '#features/places/place-suggestions.ts'
import { cargoOf, type OrderDraft, type OrderField } from '#features/quotes/order-draft.ts'
import { readMeasure } from '#features/quotes/typed-amount.ts'

export function orderFindings(draft: OrderDraft, today = dayInIstanbul(new Date())): Finding[] {
  const shipment_type = parseTravel(draft.shipment_type)
  if (!shipment_type) return []
  const postCode = (text: string) => (shipment_type === 'land' ? text : '')
  return requestFindings(
    {
      ...draft,
      shipment_type,
      service_type: '',
      origin_postal_code: postCode(draft.origin_postal_code),
      destination_postal_code: postCode(draft.destination_postal_code),
      preferred_date: draft.preferred_date || null,
      estimated_weight: readMeasure(draft.estimated_weight).value,
      estimated_volume: readMeasure(draft.estimated_volume).value,
      // An order has no field for what this would ask for.
      cargo_type: null,
      cargo_details: cargoOf(draft),
    },
    today,
  ).filter(({ field }) => !field.endsWith('_country') || !mayBecomeCountry(draft[field as OrderField]))
}
