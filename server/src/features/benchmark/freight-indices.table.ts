/** Prices of containers on lanes by month, as others publish them; an admin brings them from a file. */
import { indexUnits } from '@kervan/domain/benchmark/freight-index.copy.ts'
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { check, date, numeric, pgTable, sql, text, uniqueIndex } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const freightIndices = pgTable(
  'freight_indices',
  {
    id: id(),
    name: text().notNull(),
    /** By the names that places have here. */
    origin: text().notNull(),
    destination: text().notNull(),
    unit: text({ enum: keysOf(indexUnits) }).notNull(),
    month: text().notNull(),
    usd: numeric({ precision: 12, scale: 2 }).notNull(),
    source: text().notNull(),
    published_on: date({ mode: 'string' }).notNull(),
    /** The name of who brought it; whose account that is stands in the audit. */
    entered_by: text().notNull().default(''),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('freight_indices_month').on(table.origin, table.destination, table.unit, table.month),
    check('freight_indices_usd', sql`usd > 0`),
    ...enumChecks(table),
    ...rowPolicies('freight_indices', {
      staff: { select: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
