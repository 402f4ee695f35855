/** The load as far as it is readable, for the chargeable weight below the form. */
import { type Load, measuresOf, storedWeight } from '@kervan/domain/requests/load-measures.ts'
import { type BandBasis, bandBasesOf, isSoldWhole } from '@kervan/domain/requests/price-band-basis.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import { airWeight } from '@kervan/domain/values/chargeable-weight.ts'
import type { ChargeRule } from '#features/requests/help/chargeable-weight-line.tsx'
import { positiveDecimal, positiveWhole } from '#features/requests/positive-number.ts'
import { loadFields, type QuickDraft, sides } from '#features/requests/quick/quick-draft.ts'

const chargeRules: Record<TransportMode, ChargeRule | null> = {
  sea_fcl: null,
  sea_lcl: 'lcl',
  air: 'air',
  land: 'road',
  van: null,
}

/** Null for what is sold whole, and before the mode is chosen. */
export function chargeRuleOf(draft: QuickDraft): ChargeRule | null {
  const { transport_mode } = draft
  if (transport_mode === '') return null
  const load = { transport_mode, pallets: loadOf(draft).pallets, vehicles: vehiclesOf(draft) }
  return isSoldWhole(load) ? null : chargeRules[transport_mode]
}

export function loadOf(draft: QuickDraft): Load {
  const fields = loadFields[draft.transport_mode || 'sea_fcl']
  return {
    weight: positiveDecimal(draft.weight),
    volume: fields.has('volume') ? positiveDecimal(draft.volume) : null,
    rows: fields.has('dimensions') ? draft.dimensions.flatMap(rowOf) : [],
    pallets: fields.has('pallets') ? positiveWhole(draft.pallets) : null,
    stackable: draft.stackable,
  }
}

/** Null where the mode has none, or nothing readable is typed. */
export function vehiclesOf({ transport_mode: mode, vehicle_count }: QuickDraft): number | null {
  return mode !== '' && loadFields[mode].has('vehicle_count') ? positiveWhole(vehicle_count) : null
}

function rowOf(row: QuickDraft['dimensions'][number]) {
  const [length, width, height, quantity] = sides.map((side) => positiveWhole(row[side]))
  return length && width && height && quantity ? [{ length, width, height, quantity }] : []
}

/** Which prices this load can be compared with. */
export function bandBasesOfDraft(draft: QuickDraft): BandBasis[] {
  if (draft.transport_mode === '') return []
  const load = loadOf(draft)
  const measures = measuresOf(load)
  return bandBasesOf(
    {
      transport_mode: draft.transport_mode,
      chargeable_kg: measures ? Number(storedWeight(airWeight(measures, 'cargo').chargeable)) : null,
      pallets: load.pallets,
      vehicles: vehiclesOf(draft),
    },
    draft.containers.map(({ type }) => type),
  )
}
