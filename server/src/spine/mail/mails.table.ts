/** Queued mail. Its content is encrypted with the app's secret and deleted after delivery. */

import { bytes, createdAt, id, moment } from '#spine/database/columns.ts'
import { index, pgTable, text } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { rowPolicies } from '#spine/database/row-policies.ts'

export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text().notNull(),
    sealed: bytes(),
    /** After this time the mail is dropped, such as one with an expired code. */
    not_after: moment(),
    /** Uncertain: the mail server may have taken it. Tried once more, as long as its content is there. */
    outcome: text({ enum: ['waiting', 'sent', 'uncertain', 'expired', 'refused'] })
      .notNull()
      .default('waiting'),
    queued_at: createdAt(),
    settled_at: moment(),
  },
  (table) => [
    index('mails_settled_at').on(table.settled_at),
    ...enumChecks(table),
    ...rowPolicies('mails', {}),
  ],
)
