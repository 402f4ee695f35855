/** Recomputes the chargeable weight after an edit, by the rule of the form that the request came through. */
import type { CargoDetails } from '@kervan/domain/requests/cargo-details.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { intakeChargeableWeight } from '#features/requests/intake-weight.ts'
import { quickChargeableWeight } from '#features/requests/quick-weight.ts'

type EditedRequest = Pick<
  RequestDetail,
  'shipment_type' | 'service_type' | 'estimated_weight' | 'estimated_volume' | 'cargo_details'
>

export function recomputeChargeableWeight(request: EditedRequest): CargoDetails {
  const details = request.cargo_details
  // Absent after a change of transport mode: staff then compute it when they price the request.
  if (details.chargeable_weight === undefined) return details
  return { ...details, chargeable_weight: chargeableWeight(request) }
}

function chargeableWeight(request: EditedRequest): string {
  const { transport_mode, dimension_rows = [], ...load } = request.cargo_details
  if (!transport_mode) return intakeChargeableWeight(request)
  const { estimated_weight: weight, estimated_volume: volume } = request
  if (weight === null) return ''
  return quickChargeableWeight({
    transport_mode,
    cargo: {
      weight,
      volume,
      dimensions: dimension_rows,
      pallets: load.pallets ?? null,
      vehicle_count: load.vehicle_count ?? null,
      stackable: load.stackable ?? false,
    },
  })
}
