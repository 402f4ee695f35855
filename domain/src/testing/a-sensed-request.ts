/** A request from Mersin to Hamburg by sea, of which nothing else is known, to be changed by whoever tests what is noticed. */
import type { SensedRequest } from '#requests/sense/finding.ts'

export function aSensedRequest(more: Partial<SensedRequest> = {}): SensedRequest {
  return {
    shipment_type: 'sea',
    service_type: '',
    origin_city: 'Mersin',
    origin_country: 'Türkiye',
    origin_postal_code: '',
    destination_city: 'Hamburg',
    destination_country: 'Almanya',
    destination_postal_code: '',
    preferred_date: null,
    estimated_weight: null,
    estimated_volume: null,
    cargo_type: null,
    cargo_details: {},
    ...more,
  }
}
