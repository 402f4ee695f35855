/** One row: the margins we aim at and the clauses a new quote starts with. */
import { boolean, check, jsonb, numeric, pgTable, sql } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const percent = () => numeric({ precision: 5, scale: 2 })

export const pricingSettings = pgTable(
  'pricing_settings',
  {
    /** Always true, so that there is never a second row. */
    is_only: boolean().primaryKey().default(true),
    target_margin_pct: percent().notNull(),
    /** Below it an admin has to approve. */
    floor_margin_pct: percent().notNull(),
    clauses: jsonb().$type<string[]>().notNull(),
    out_of_scope: jsonb().$type<string[]>().notNull(),
  },
  () => [
    check('pricing_settings_only', sql`is_only`),
    check(
      'pricing_settings_margins',
      sql`0 <= floor_margin_pct and floor_margin_pct <= target_margin_pct and target_margin_pct <= 100`,
    ),
    ...rowPolicies('pricing_settings', {
      staff: { select: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow },
    }),
  ],
)
