/** What a load is charged for after an edit of its weight or volume: reckoned anew, by the rule of the form it came through. */
import type { CargoDetails } from '@kervan/domain/requests/cargo-details.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { intakeChargeableWeight } from '#features/requests/intake-weight.ts'
import { quickChargeableWeight } from '#features/requests/quick-weight.ts'

type Charged = Pick<
  RequestDetail,
  'shipment_type' | 'service_type' | 'estimated_weight' | 'estimated_volume' | 'cargo_details'
>

export function recomputeChargeableWeight(request: Charged): CargoDetails {
  const details = request.cargo_details
  // Another way of travelling has taken it away: the office reckons when it prices.
  if (details.chargeable_weight === undefined) return details
  return { ...details, chargeable_weight: chargeableWeight(request) }
}

function chargeableWeight(request: Charged): string {
  const { transport_mode, dimension_rows = [], pallets = null, stackable = false } = request.cargo_details
  if (!transport_mode) return intakeChargeableWeight(request)
  const { estimated_weight: weight, estimated_volume: volume } = request
  if (weight === null) return ''
  return quickChargeableWeight({
    transport_mode,
    cargo: { weight, volume, dimensions: dimension_rows, pallets, stackable },
  })
}
