/** What proves an acceptance later: who, when, from where, which document and which options. Written once, never changed. */

import { currencies } from '@kervan/domain/values/currency.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { createdAt } from '#spine/database/columns.ts'
import { index, jsonb, numeric, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const quoteAcceptances = pgTable(
  'quote_acceptances',
  {
    quote_id: uuid()
      .primaryKey()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    customer_id: uuid()
      .notNull()
      .references(() => profiles.id),
    person_name: text().notNull(),
    person_email: text().notNull(),
    ip_address: text().notNull(),
    user_agent: text().notNull(),
    /** SHA-256 of the document that was accepted. */
    pdf_hash: text(),
    /** The chosen optional items with their titles, as they were. */
    options: jsonb().$type<{ id: string; title: string; amount: string; currency: string }[]>().notNull(),
    total_amount: numeric({ precision: 18, scale: 2 }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    accepted_at: createdAt(),
  },
  (table) => [
    index('quote_acceptances_customer').on(table.customer_id),
    ...enumChecks(table),
    ...rowPolicies('quote_acceptances', {
      customer: { select: sql`customer_id = ${actorId}` },
      staff: { select: everyRow },
      admin: { select: everyRow },
    }),
  ],
)
