/** Where the customer of a request had come from when they made it: known of those who have agreed to be measured. */
import { requests } from '#features/requests/requests.table.ts'
import { createdAt } from '#spine/database/columns.ts'
import { index, pgTable, text, uuid } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const requestSources = pgTable(
  'request_sources',
  {
    request_id: uuid()
      .primaryKey()
      .references(() => requests.id, { onDelete: 'cascade' }),
    source: text().notNull(),
    campaign: text().notNull(),
    entry_page: text().notNull(),
    requested_at: createdAt(),
  },
  (table) => [
    index('request_sources_requested_at').on(table.requested_at),
    ...rowPolicies('request_sources', { staff: { select: everyRow }, admin: { select: everyRow } }),
  ],
)
