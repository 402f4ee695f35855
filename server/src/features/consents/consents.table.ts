/** The history of consents: each decision with the version of the text and where it was made. Rows are only added. */
import { consentPurposes, consentSources } from '@kervan/domain/consents/consent-versions.ts'
import { users } from '#features/auth/users.table.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { boolean, index, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`user_id = ${actorId}`

export const consents = pgTable(
  'consents',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: consentPurposes }).notNull(),
    granted: boolean().notNull(),
    text_version: text().notNull(),
    source: text({ enum: consentSources }).notNull().default('account'),
    decided_at: createdAt(),
  },
  (table) => [
    index('consents_user_id').on(table.user_id, table.purpose, table.id),
    ...enumChecks(table),
    ...rowPolicies('consents', {
      customer: { select: own, insert: own },
      staff: { select: own, insert: own },
      admin: { select: everyRow, insert: own },
    }),
  ],
)
