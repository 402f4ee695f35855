/** The one row of what an admin has set for Luna: whether the language model may be used, and what it costs. */
import { createdAt } from '#spine/database/columns.ts'
import { boolean, check, integer, numeric, pgTable, smallint, sql } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const lunaSettings = pgTable(
  'luna_settings',
  {
    id: smallint().primaryKey().default(1),
    model_enabled: boolean().notNull().default(true),
    /** US dollars for a million tokens that are read, and that are written. */
    price_in: numeric({ precision: 10, scale: 4 }),
    price_out: numeric({ precision: 10, scale: 4 }),
    version: integer().notNull().default(1),
    updated_at: createdAt(),
  },
  () => [
    check('luna_settings_is_one', sql`id = 1`),
    ...rowPolicies('luna_settings', {
      admin: { select: everyRow, insert: everyRow, update: everyRow },
    }),
  ],
)
