/** The lines of a quote. The amount of a line is its quantity times its price, rounded once. */

import { currencies } from '@kervan/domain/values/currency.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { id } from '#spine/database/columns.ts'
import { index, integer, numeric, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

/** Visible exactly when the policy of `quotes` lets the customer see the quote. */
const ofVisibleQuote = sql`exists (select from quotes where quotes.id = quote_id)`

export const quoteItems = pgTable(
  'quote_items',
  {
    id: id(),
    quote_id: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    description: text().notNull(),
    quantity: numeric({ precision: 14, scale: 3 }).notNull().default('1'),
    unit: text().notNull().default(''),
    unit_price: numeric({ precision: 14, scale: 4 }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    amount: numeric({ precision: 14, scale: 2 }).notNull(),
  },
  (table) => [
    index('quote_items_quote').on(table.quote_id, table.position),
    ...enumChecks(table),
    ...rowPolicies('quote_items', {
      customer: { select: ofVisibleQuote },
      staff: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
