/** The lines of a quote. The amount of a line is its quantity times its price, rounded once. */

import { itemKindWords, itemUnitWords } from '@kervan/domain/quotes/quote-options.ts'
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import { currencies } from '@kervan/domain/values/currency.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { taxCodes } from '#features/quotes/tax-codes.table.ts'
import { id } from '#spine/database/columns.ts'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  type PgColumn,
  pgTable,
  sql,
  text,
  uuid,
} from '#spine/database/drizzle.ts'
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
    /** The first line it was copied from, so that revisions can be compared line by line; null for a line that was typed. */
    origin_id: uuid().references((): PgColumn => quoteItems.id, { onDelete: 'set null' }),
    sort_order: integer().notNull(),
    kind: text({ enum: keysOf(itemKindWords) as ['ocean', ...(keyof typeof itemKindWords)[]] }).notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    quantity: numeric({ precision: 12, scale: 3 }).notNull().default('1'),
    unit: text({ enum: keysOf(itemUnitWords) as ['container', ...(keyof typeof itemUnitWords)[]] })
      .notNull()
      .default('shipment'),
    unit_price: numeric({ precision: 16, scale: 4 }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    amount: numeric({ precision: 14, scale: 2 })
      .notNull()
      .generatedAlwaysAs(sql`round(quantity * unit_price, 2)`),
    is_optional: boolean().notNull().default(false),
    is_disbursement: boolean().notNull().default(false),
    tax_code: text()
      .notNull()
      .references(() => taxCodes.code),
    /** The rate of the code when the line was last saved, so that an offer keeps its tax when a code changes. */
    tax_percent: numeric({ precision: 5, scale: 2 }).notNull(),
  },
  (table) => [
    index('quote_items_quote').on(table.quote_id, table.sort_order),
    index('quote_items_origin').on(table.origin_id).where(sql`origin_id is not null`),
    index('quote_items_tax_code').on(table.tax_code),
    check('quote_items_price', sql`quantity > 0 and unit_price >= 0`),
    ...enumChecks(table),
    ...rowPolicies('quote_items', {
      customer: { select: ofVisibleQuote },
      staff: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
