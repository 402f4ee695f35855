/** The load as far as it is readable, and its charge rule; the server calculates the same way. */
import { type Load, measuresOf, storedWeight } from '@kervan/domain/requests/load-measures.ts'
import { type BandBasis, bandBasesOf } from '@kervan/domain/requests/price-band-basis.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import { airWeight, roadWeight } from '@kervan/domain/values/chargeable-weight.ts'
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

/** Loose sea cargo has none of the wizard's modes. */
export function transportModeOfDraft({ shipment_type, service_type }: DetailedDraft): TransportMode | null {
  if (shipment_type === 'air' || shipment_type === 'land') return shipment_type
  return service_type === 'FCL' ? 'sea_fcl' : service_type === 'LCL' ? 'sea_lcl' : null
}

/** Which prices this load can be compared with. */
export function bandBasesOfDraft(draft: DetailedDraft): BandBasis[] {
  const mode = transportModeOfDraft(draft)
  if (!mode) return []
  const measures = measuresOf(loadOf(draft))
  const weight = measures && (mode === 'air' ? airWeight(measures, 'cargo') : roadWeight(measures))
  return bandBasesOf(
    {
      transport_mode: mode,
      chargeable_kg: weight ? Number(storedWeight(weight.chargeable)) : null,
      full_truck: draft.service_type === 'FTL' || draft.partial_full === 'full',
    },
    draft.container_type === '' ? [] : [draft.container_type],
  )
}
