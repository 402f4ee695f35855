/** The freight indices that admins have brought: the newest months first, the lanes of a month by name. So few that no index is needed to sort them. */
import type { FreightIndex, FreightIndexListInput } from '@kervan/domain/benchmark/freight-index.contract.ts'
import { freightIndices } from '#features/benchmark/freight-indices.table.ts'
import { sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { amountKey, by, codeKey, textKey } from '#spine/lists/sorts.ts'

/** The later the month, the smaller: all keys of a sort go the same way, and lanes are read from A to Z. */
const monthsBack = sql`(-replace(${freightIndices.month}, '-', '')::numeric)`

export const freightIndexList = defineList<FreightIndex, FreightIndexListInput>({
  name: 'freight-indices',
  table: freightIndices,
  columns: {
    id: freightIndices.id,
    name: freightIndices.name,
    origin: freightIndices.origin,
    destination: freightIndices.destination,
    unit: freightIndices.unit,
    month: freightIndices.month,
    usd: freightIndices.usd,
    source: freightIndices.source,
    published_on: freightIndices.published_on,
    entered_by: freightIndices.entered_by,
    updated_at: freightIndices.updated_at,
  },
  sorts: {
    age: by(
      amountKey(monthsBack),
      textKey(freightIndices.origin),
      textKey(freightIndices.destination),
      codeKey(freightIndices.unit),
    ),
  },
})
