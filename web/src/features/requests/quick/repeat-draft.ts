/** Converts an earlier request into a draft of the wizard, without the date. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { keysOf, type TransportMode, wizardPriorityWords } from '@kervan/domain/requests/request-options.ts'
import { writeDecimal } from '@kervan/domain/values/decimal-input.ts'
import { decimalUnits } from '@kervan/domain/values/decimal-text.ts'
import { blankDraft, type QuickDraft } from '#features/requests/quick/quick-draft.ts'

/** For requests of other forms, which have no transport mode. */
const likelyMode: Record<RequestDetail['shipment_type'], TransportMode> = {
  sea: 'sea_fcl',
  air: 'air',
  land: 'land',
}

export function draftFrom(request: RequestDetail): QuickDraft {
  const blank = blankDraft()
  const { container_details = [], dimension_rows = [], ...cargo } = request.cargo_details
  return {
    ...blank,
    transport_mode: cargo.transport_mode ?? likelyMode[request.shipment_type],
    from_city: request.origin_city,
    from_country: request.origin_country,
    from_post_code: request.origin_postal_code,
    to_city: request.destination_city,
    to_country: request.destination_country,
    to_post_code: request.destination_postal_code,
    description: request.description,
    weight: formatDecimal(request.estimated_weight),
    volume: formatDecimal(request.estimated_volume),
    packages: String(cargo.packages ?? ''),
    pallets: String(cargo.pallets ?? ''),
    vehicle_count: String(cargo.vehicle_count ?? ''),
    containers:
      container_details.length > 0
        ? container_details.map(({ type, quantity }, key) => ({ key, type, quantity: String(quantity) }))
        : blank.containers,
    dimensions:
      dimension_rows.length > 0
        ? dimension_rows.map(({ length, width, height, quantity }, key) => ({
            key,
            length: String(length),
            width: String(width),
            height: String(height),
            quantity: String(quantity),
          }))
        : blank.dimensions,
    stackable: cargo.stackable ?? false,
    forklift_needed: cargo.forklift_needed ?? false,
    priority: keysOf(wizardPriorityWords).find((each) => each === request.urgency_level) ?? blank.priority,
    notes: cargo.notes ?? '',
  }
}

/** `1850.500` in Turkish notation: `1.850,5`. */
function formatDecimal(decimal: string | null): string {
  return decimal === null ? '' : writeDecimal(decimalUnits(decimal, 3), 3)
}
