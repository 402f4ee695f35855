/** Mail on its way out. The words are sealed with the app's secret while they wait and are gone once delivered. */
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, moment } from '#spine/database/columns.ts'
import { rowPolicies } from '#spine/database/row-policies.ts'

export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text().notNull(),
    sealed: bytes(),
    /** A code that has expired by then is dropped, not delivered late. */
    not_after: moment(),
    outcome: text({ enum: ['waiting', 'sent', 'expired', 'refused'] })
      .notNull()
      .default('waiting'),
    queued_at: createdAt(),
    settled_at: moment(),
  },
  (table) => [index('mails_settled_at').on(table.settled_at), ...rowPolicies('mails', {})],
)
