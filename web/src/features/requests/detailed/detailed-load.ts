/** The load as far as it is readable, and its charge rule; the server calculates the same way. */
import type { Load } from '@kervan/domain/requests/load-measures.ts'
import type { DetailedDraft } from '#features/requests/detailed/detailed-draft.ts'
import type { ChargeRule } from '#features/requests/help/chargeable-weight-line.tsx'
import { positiveDecimal, positiveWhole } from '#features/requests/positive-number.ts'

/** Null for full containers, full trucks and loose cargo, and before the shipment type is chosen. */
export function chargeRuleOf(draft: DetailedDraft): ChargeRule | null {
  const { shipment_type, service_type, fcl_lcl, partial_full } = draft
  if (shipment_type === 'air') return service_type === 'EXPRESS' ? 'air_express' : 'air'
  if (shipment_type === 'land') return service_type === 'FTL' || partial_full === 'full' ? null : 'road'
  return shipment_type === 'sea' && (service_type === 'LCL' || fcl_lcl === 'LCL') ? 'lcl' : null
}

/** Measured pieces are preferred to an estimated volume. */
export function loadOf(draft: DetailedDraft): Load {
  const [length, width, height] = [
    positiveWhole(draft.length),
    positiveWhole(draft.width),
    positiveWhole(draft.height),
  ]
  const rows =
    length && width && height
      ? [{ length, width, height, quantity: positiveWhole(draft.piece_count) ?? 1 }]
      : []
  return {
    weight: positiveDecimal(draft.estimated_weight),
    volume: rows.length > 0 ? null : positiveDecimal(draft.estimated_volume),
    rows,
    stackable: draft.stackable,
  }
}
