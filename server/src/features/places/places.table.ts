/** Cities, ports, airports and border terminals, added from the shipped list at each start; rows that an admin adds stay. */

import { createdAt } from '#spine/database/columns.ts'
import { doublePrecision, index, integer, pgTable, sql, text } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const places = pgTable(
  'places',
  {
    /** UN/LOCODE. */
    code: text().primaryKey(),
    name: text().notNull(),
    /** Other names people type, such as the English one. */
    aliases: text().array().notNull().default(sql`'{}'`),
    country_code: text().notNull(),
    kinds: text({ enum: ['city', 'port', 'airport', 'terminal'] })
      .array()
      .notNull(),
    iata: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** From 0 (empty) to 1 (full); null where it is not known. */
    utilization: doublePrecision(),
    /** Larger places are suggested first. */
    rank: integer().notNull().default(0),
    updated_at: createdAt(),
    search: text().generatedAlwaysAs(
      sql`kervan_fold(name || ' ' || code || ' ' || coalesce(iata, '') || ' ' || kervan_words(aliases))`,
    ),
  },
  (table) => [
    index('places_search').using('gin', sql`search gin_trgm_ops`),
    index('places_country').on(table.country_code),
    ...enumChecks(table),
    ...rowPolicies('places', {
      guest: { select: everyRow },
      customer: { select: everyRow },
      staff: { select: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
