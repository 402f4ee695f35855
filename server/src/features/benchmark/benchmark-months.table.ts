/** The months whose market prices are frozen: what was computed for them once is never computed again. */
import { createdAt } from '#spine/database/columns.ts'
import { integer, pgTable, text } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const readers = { staff: { select: everyRow }, admin: { select: everyRow } }

export const benchmarkMonths = pgTable(
  'benchmark_months',
  {
    /** `2026-03` */
    month: text().primaryKey(),
    /** How many prices of lanes it has. */
    prices: integer().notNull(),
    frozen_at: createdAt(),
  },
  () => [...rowPolicies('benchmark_months', readers)],
)
