/** Mails of a quote: the offer itself and its reminder, sent at once or at a chosen time. Only staff see them. */
import type { mailOutcomes } from '@kervan/domain/quotes/quotes.events.ts'
import { users } from '#features/auth/users.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { check, index, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

type MailOutcome = { state: (typeof mailOutcomes)[number]; reason: string }

const everything = { select: everyRow, insert: everyRow, update: everyRow }

export const quoteMails = pgTable(
  'quote_mails',
  {
    id: id(),
    quote_id: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['offer', 'reminder'] }).notNull(),
    /** Scheduled: waits for its time. Queued: on its way. */
    state: text({ enum: ['scheduled', 'queued', 'sent', 'failed', 'cancelled'] }).notNull(),
    recipients: jsonb().$type<string[]>().notNull(),
    copies: jsonb().$type<string[]>().notNull().default([]),
    subject: text().notNull(),
    message: text().notNull().default(''),
    send_at: moment().notNull(),
    settled_at: moment(),
    /** What the mail server said, or why it was cancelled. */
    reason: text().notNull().default(''),
    /** What became of it at each address, once that is known. */
    outcomes: jsonb().$type<Record<string, MailOutcome>>().notNull().default({}),
    created_by: uuid()
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
  },
  (table) => [
    index('quote_mails_quote').on(table.quote_id, table.id),
    index('quote_mails_created_by').on(table.created_by),
    index('quote_mails_due').on(table.send_at).where(sql`state = 'scheduled'`),
    // Two people, or two tabs, schedule one.
    uniqueIndex('quote_mails_one_scheduled').on(table.quote_id, table.kind).where(sql`state = 'scheduled'`),
    check('quote_mails_settled', sql`(state in ('scheduled', 'queued')) = (settled_at is null)`),
    ...enumChecks(table),
    ...rowPolicies('quote_mails', { staff: everything, admin: everything }),
  ],
)
