/** Queued mail. Its content is encrypted with the app's secret and deleted after delivery. */

import { bytes, createdAt, id, moment } from '#spine/database/columns.ts'
import { index, jsonb, pgTable, text } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { rowPolicies } from '#spine/database/row-policies.ts'
import type { MailMatter } from '#spine/mail/send-mail.jobs.ts'

export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text().notNull(),
    sealed: bytes(),
    /** After this time the mail is dropped, such as one with an expired code. */
    not_after: moment(),
    /** What it is about, for those who are told if it comes back after it was sent. */
    matter: jsonb().$type<MailMatter>(),
    /** Bounced: its server has taken it and said later that it could not be delivered. Uncertain: the mail server may have taken it. Tried once more, as long as its content is there. */
    outcome: text({ enum: ['waiting', 'sent', 'uncertain', 'expired', 'refused', 'bounced'] })
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
