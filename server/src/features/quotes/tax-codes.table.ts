/** Tax codes of charges. Which one a local charge has is for finance to confirm; the delivered ones follow the leg. */
import { check, date, numeric, pgTable, sql, text } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const taxCodes = pgTable(
  'tax_codes',
  {
    code: text().primaryKey(),
    title: text().notNull(),
    percent: numeric({ precision: 5, scale: 2 }).notNull(),
    /** The reason that electronic invoices want for an exemption. */
    exemption_reason: text(),
    /** A rate that is known before it holds, and its first day. */
    next_percent: numeric({ precision: 5, scale: 2 }),
    next_from: date({ mode: 'string' }),
  },
  () => [
    check('tax_codes_percent', sql`percent between 0 and 100`),
    check(
      'tax_codes_next',
      sql`(next_percent is null) = (next_from is null) and next_percent between 0 and 100`,
    ),
    ...rowPolicies('tax_codes', {
      staff: { select: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
