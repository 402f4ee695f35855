/** The load as far as it is readable, for the chargeable weight below the form. */
import type { Load } from '@kervan/domain/requests/load-measures.ts'
import { positiveDecimal, positiveWhole } from '#features/requests/positive-number.ts'
import { loadFields, type QuickDraft, sides } from '#features/requests/quick/quick-draft.ts'

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

function rowOf(row: QuickDraft['dimensions'][number]) {
  const [length, width, height, quantity] = sides.map((side) => positiveWhole(row[side]))
  return length && width && height && quantity ? [{ length, width, height, quantity }] : []
}
