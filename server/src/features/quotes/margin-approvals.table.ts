/** An admin's approval to send a quote below the margin floor, down to the margin they saw. */
import { users } from '#features/auth/users.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { index, numeric, pgTable, text, uuid } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const marginApprovals = pgTable(
  'margin_approvals',
  {
    id: id(),
    quote_id: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    /** The approval holds while the margin is not lower. */
    margin_pct: numeric({ precision: 24, scale: 2 }).notNull(),
    note: text().notNull().default(''),
    approved_by: uuid()
      .notNull()
      .references(() => users.id),
    approved_by_name: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('margin_approvals_quote').on(table.quote_id, table.id),
    index('margin_approvals_approved_by').on(table.approved_by),
    ...rowPolicies('margin_approvals', {
      staff: { select: everyRow },
      admin: { select: everyRow, insert: everyRow },
    }),
  ],
)
