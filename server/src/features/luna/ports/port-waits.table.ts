/** How long our goods wait at a port, airport or gate, lately and usually; from our own events, by a job. */
import { createdAt } from '#spine/database/columns.ts'
import { check, integer, numeric, pgTable, primaryKey, sql, text } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const hours = () => numeric({ precision: 8, scale: 1 })

export const portWaits = pgTable(
  'port_waits',
  {
    port_code: text().notNull(),
    /** Before goods leave it, or after they have come. */
    side: text({ enum: ['origin', 'destination'] }).notNull(),
    recent_median: hours().notNull(),
    recent_low: hours().notNull(),
    recent_high: hours().notNull(),
    recent_sample: integer().notNull(),
    /** Null where too few came before. */
    usual_median: hours(),
    usual_sample: integer().notNull(),
    computed_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.port_code, table.side] }),
    check('port_waits_sample', sql`recent_sample > 0`),
    ...enumChecks(table),
    ...rowPolicies('port_waits', {
      customer: { select: everyRow },
      staff: { select: everyRow },
      admin: { select: everyRow },
    }),
  ],
)
