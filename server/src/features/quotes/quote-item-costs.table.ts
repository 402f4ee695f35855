/** What a line costs us. A table of its own, for which customers have no policy, so that nothing they ask for can carry it. */
import { currencies } from '@kervan/domain/values/currency.ts'
import { quoteItems } from '#features/quotes/quote-items.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { index, numeric, pgTable, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const everything = { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow }

export const quoteItemCosts = pgTable(
  'quote_item_costs',
  {
    item_id: uuid()
      .primaryKey()
      .references(() => quoteItems.id, { onDelete: 'cascade' }),
    quote_id: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    unit_cost: numeric({ precision: 16, scale: 4 }).notNull(),
    currency: text({ enum: currencies }).notNull(),
  },
  (table) => [
    index('quote_item_costs_quote').on(table.quote_id),
    ...enumChecks(table),
    ...rowPolicies('quote_item_costs', { staff: everything, admin: everything }),
  ],
)
