/**
 * Where the customer of a request had come from when they made it: known of those who have agreed to be measured, for as long as the visit
 * itself is.
 */
import { visitorSessions } from '#features/analytics/visitor-sessions.table.ts'
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
    /** The visit that it was read from: withdrawn or grown old, it takes this with it. */
    session_id: uuid()
      .notNull()
      .references(() => visitorSessions.id, { onDelete: 'cascade' }),
    source: text().notNull(),
    campaign: text().notNull(),
    entry_page: text().notNull(),
    requested_at: createdAt(),
  },
  (table) => [
    index('request_sources_requested_at').on(table.requested_at),
    index('request_sources_session').on(table.session_id),
    ...rowPolicies('request_sources', { staff: { select: everyRow }, admin: { select: everyRow } }),
  ],
)
