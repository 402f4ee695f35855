/** A finding before it is stored. */
import type { insights } from '#features/luna/insights/insights.table.ts'

type Stored = typeof insights.$inferSelect
type Later = 'id' | 'created_at' | 'computed_at' | 'words' | 'words_for' | 'words_tried_at'
export type NewInsight = Omit<Stored, Later>

/** About no single customer. */
export const forEverybody = { customer_id: null, shipment_id: null }
