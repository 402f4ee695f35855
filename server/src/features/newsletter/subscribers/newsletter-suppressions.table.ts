/** Addresses that get no campaign, whoever asks for it. Of somebody whose data were erased only a hash is left. */
import { suppressionReasons } from '@kervan/domain/newsletter/subscriber-words.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { check, index, pgTable, sql, text, uniqueIndex } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const newsletterSuppressions = pgTable(
  'newsletter_suppressions',
  {
    id: id(),
    email: text(),
    address_hash: text(),
    reason: text({ enum: suppressionReasons }).notNull(),
    note: text().notNull().default(''),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('newsletter_suppressions_email').on(table.email),
    uniqueIndex('newsletter_suppressions_hash').on(table.address_hash),
    index('newsletter_suppressions_reason').on(table.reason, table.id),
    check('newsletter_suppressions_somebody', sql`(email is null) <> (address_hash is null)`),
    ...enumChecks(table),
    ...rowPolicies('newsletter_suppressions', {
      staff: { select: everyRow, insert: everyRow, delete: everyRow },
      admin: { select: everyRow, insert: everyRow, delete: everyRow },
    }),
  ],
)
