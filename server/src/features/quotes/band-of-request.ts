/** The price band for the load of a request; of several kinds of boxes for that of the first. */
import type { PriceBand } from '@kervan/domain/quotes/quotes.contract.ts'
import { containersOf, quoteCargoOf, transportModeOf } from '@kervan/domain/quotes/request-to-quote.ts'
import { type BandBasis, bandBasisOf, isFullTruck } from '@kervan/domain/requests/price-band-basis.ts'
import { priceBand } from '#features/quotes/price-band.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'
import type { ReadAs } from '#spine/database/act-as.ts'

export function bandBasisOfRequest(request: AddedRequest): BandBasis | null {
  const { cargo_details: cargo } = request
  return bandBasisOf({
    transport_mode: transportModeOf(request.shipment_type, request),
    container_type: quoteCargoOf(request).containers?.[0]?.type ?? containersOf(request).type,
    chargeable_kg: Number(cargo.chargeable_weight) || null,
    pallets: cargo.pallets ?? null,
    vehicles: cargo.vehicle_count ?? null,
    full_truck: isFullTruck(request),
  })
}

export async function bandOfRequest(
  readAs: ReadAs,
  request: AddedRequest,
): Promise<PriceBand | 'unknown_load' | null> {
  const { customer_id, origin_country, destination_country } = request
  const basis = bandBasisOfRequest(request)
  if (!basis) return 'unknown_load'
  return priceBand(readAs, { basis, origin_country, destination_country, customer_id })
}
