/** The route of a shipment in one line. */
import type { ShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'

type Ends = Pick<
  ShipmentSummary,
  'origin_city' | 'origin_country' | 'destination_city' | 'destination_country'
>

/** `Mersin – Hamburg`; the country where the city is not known. */
export function routeText(ends: Ends): string {
  const [from, to] = [
    ends.origin_city || ends.origin_country,
    ends.destination_city || ends.destination_country,
  ]
  return [from, to].filter(Boolean).join(' – ')
}
