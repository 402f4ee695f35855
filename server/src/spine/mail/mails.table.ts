/** Queued mail. Its content is encrypted with the app's secret and deleted after delivery. */
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, moment } from '#spine/database/columns.ts'
import { rowPolicies } from '#spine/database/row-policies.ts'

export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text().notNull(),
    sealed: bytes(),
    /** After this time the mail is dropped, such as one with an expired code. */
    not_after: moment(),
    outcome: text({ enum: ['waiting', 'sent', 'expired', 'refused'] })
      .notNull()
      .default('waiting'),
    queued_at: createdAt(),
    settled_at: moment(),
  },
  (table) => [index('mails_settled_at').on(table.settled_at), ...rowPolicies('mails', {})],
)
