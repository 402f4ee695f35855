/** How long goods take between two countries, where an admin knows it better than the estimate; the same in both directions. */
import { longestLaneDays } from '@kervan/domain/places/corrections.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { check, pgTable, smallint, sql, text, uniqueIndex } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const laneCorrections = pgTable(
  'lane_corrections',
  {
    id: id(),
    shipment_type: text({ enum: ['sea', 'air', 'land'] }).notNull(),
    /** The codes of the two, in the order of the alphabet. */
    one_country: text().notNull(),
    other_country: text().notNull(),
    soonest_days: smallint().notNull(),
    latest_days: smallint().notNull(),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('lane_corrections_lane').on(table.shipment_type, table.one_country, table.other_country),
    check('lane_corrections_order', sql`one_country <= other_country`),
    check(
      'lane_corrections_days',
      sql`soonest_days between 1 and latest_days and latest_days <= ${sql.raw(String(longestLaneDays))}`,
    ),
    ...enumChecks(table),
    ...rowPolicies('lane_corrections', {
      customer: { select: everyRow },
      staff: { select: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
