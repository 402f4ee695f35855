/** What happened to a quote, for staff. Kinds of a later version are kept and shown by their own name. */
import type { CallOutcome } from '@kervan/domain/quotes/call-outcomes.ts'
import { users } from '#features/auth/users.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { index, jsonb, pgTable, text, uuid } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export type QuoteEventMeta = {
  email?: string
  total?: string
  currency?: string
  fx_source?: string
  ip_address?: string
  note?: string
  send_at?: string
  outcome?: CallOutcome
}

export const quoteEvents = pgTable(
  'quote_events',
  {
    id: id(),
    quote_id: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    actor_id: uuid().references(() => users.id),
    actor_name: text().notNull().default(''),
    meta: jsonb().$type<QuoteEventMeta>().notNull().default({}),
    created_at: createdAt(),
  },
  (table) => [
    index('quote_events_quote').on(table.quote_id, table.id),
    index('quote_events_actor').on(table.actor_id),
    ...rowPolicies('quote_events', {
      staff: { select: everyRow, insert: everyRow, update: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow },
    }),
  ],
)
