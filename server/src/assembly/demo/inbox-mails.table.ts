/** The demo inbox: mails instead of SMTP, rendered when they are opened. */

import { createdAt, id } from '#spine/database/columns.ts'
import { index, json, pgTable, text } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'
import type { Letter } from '#spine/mail/mail-template.ts'

export const inboxMails = pgTable(
  'inbox_mails',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Where an answer goes; empty where nobody reads one. */
    reply_to: text().notNull().default(''),
    letter: json().$type<Letter>().notNull(),
    sent_at: createdAt(),
  },
  (table) => [
    index('inbox_mails_recipient').on(table.recipient, table.id),
    ...rowPolicies('inbox_mails', {
      guest: { select: everyRow },
      customer: { select: everyRow },
      staff: { select: everyRow },
      admin: { select: everyRow },
    }),
  ],
)
