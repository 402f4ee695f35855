/** The load as far as it is readable, for the chargeable weight below the form. */

import type { Load } from '@kervan/domain/requests/load-measures.ts'
import { readDecimal } from '@kervan/domain/values/decimal-input.ts'
import { decimalOfUnits } from '@kervan/domain/values/decimal-text.ts'
import { loadFields, type QuickDraft, sides } from '#features/requests/quick/quick-draft.ts'

export function loadOf(draft: QuickDraft): Load {
  const fields = loadFields[draft.transport_mode || 'sea_fcl']
  return {
    weight: decimal(draft.weight),
    volume: fields.has('volume') ? decimal(draft.volume) : null,
    rows: fields.has('dimensions') ? draft.dimensions.flatMap(rowOf) : [],
    pallets: fields.has('pallets') ? whole(draft.pallets) : null,
    stackable: draft.stackable,
  }
}

function rowOf(row: QuickDraft['dimensions'][number]) {
  const [length, width, height, quantity] = sides.map((side) => whole(row[side]))
  return length && width && height && quantity ? [{ length, width, height, quantity }] : []
}

function decimal(text: string): string | null {
  const reading = readDecimal(text, 3)
  return 'units' in reading && reading.units > 0n ? decimalOfUnits(reading.units, 3) : null
}

function whole(text: string): number | null {
  const reading = readDecimal(text, 0)
  return 'units' in reading && reading.units > 0n ? Number(reading.units) : null
}
