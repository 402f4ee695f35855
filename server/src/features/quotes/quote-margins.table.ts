/** What we aim to earn on a quote and what we would, apart from it like the costs. */
import { marginStates } from '@kervan/domain/quotes/quote-margin.ts'
import { quoteStatuses } from '@kervan/domain/quotes/quotes.policy.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { check, index, numeric, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const everything = { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow }
const sum = () => numeric({ precision: 18, scale: 2 })

export const quoteMargins = pgTable(
  'quote_margins',
  {
    quote_id: uuid()
      .primaryKey()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    /** A copy from the quote, to sort by the margin within a status. Triggers keep it. */
    quote_status: text({ enum: quoteStatuses }).notNull().default('draft'),
    target_margin_pct: numeric({ precision: 5, scale: 2 }).notNull(),
    /** In the quote's currency, of the lines that count. */
    price_amount: sum().notNull().default('0'),
    cost_amount: sum().notNull().default('0'),
    /** Null without a price. A loss may be many times the price. */
    margin_pct: numeric({ precision: 24, scale: 2 }),
    state: text({ enum: marginStates }).notNull().default('no_price'),
  },
  (table) => [
    // For the list by margin: of all quotes, and of those of a status.
    index('quote_margins_margin').on(table.margin_pct, table.quote_id),
    index('quote_margins_status').on(table.quote_status, table.margin_pct, table.quote_id),
    check('quote_margins_target', sql`target_margin_pct between 0 and 100`),
    ...enumChecks(table),
    ...rowPolicies('quote_margins', { staff: everything, admin: everything }),
  ],
)
