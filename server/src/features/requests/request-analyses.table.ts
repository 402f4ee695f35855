/** The findings of the job that analyses detailed requests. */

import { profiles } from '#features/customers/profiles.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import { createdAt } from '#spine/database/columns.ts'
import { index, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const requestAnalyses = pgTable(
  'request_analyses',
  {
    request_id: uuid()
      .primaryKey()
      .references(() => requests.id, { onDelete: 'cascade' }),
    customer_id: uuid()
      .notNull()
      .references(() => profiles.id),
    findings: text().array().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('request_analyses_customer').on(table.customer_id),
    ...rowPolicies('request_analyses', {
      customer: { select: sql`customer_id = ${actorId}` },
      staff: { select: everyRow },
      admin: { select: everyRow },
    }),
  ],
)
