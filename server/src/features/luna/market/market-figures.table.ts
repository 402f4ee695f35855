/** What staff write down of the market by day: fuel, freight index, how full ports and gates are. One value a day for each. */
import { figureKinds } from '@kervan/domain/luna/market.copy.ts'
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { check, date, integer, numeric, pgTable, sql, text, uniqueIndex } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const writer = { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow }

export const marketFigures = pgTable(
  'market_figures',
  {
    id: id(),
    kind: text({ enum: keysOf(figureKinds) }).notNull(),
    /** The code of a place, or the name of a region. */
    subject: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    value: numeric({ precision: 12, scale: 2 }).notNull(),
    wait_low_hours: integer(),
    wait_high_hours: integer(),
    source: text().notNull(),
    /** The name of who entered it; whose account that is stands in the audit. */
    entered_by: text().notNull().default(''),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('market_figures_day').on(table.kind, table.subject, table.day),
    check('market_figures_value', sql`value > 0`),
    check(
      'market_figures_wait',
      sql`(wait_low_hours is null) = (wait_high_hours is null) and wait_low_hours between 0 and wait_high_hours`,
    ),
    ...enumChecks(table),
    ...rowPolicies('market_figures', { customer: { select: everyRow }, staff: writer, admin: writer }),
  ],
)
