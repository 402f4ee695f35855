/** One row per page view, with consent only. */

import { visitorSessions } from '#features/analytics/visitor-sessions.table.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { index, pgTable, text, uuid } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const pageViews = pgTable(
  'page_views',
  {
    id: id(),
    session_id: uuid()
      .notNull()
      .references(() => visitorSessions.id, { onDelete: 'cascade' }),
    /** As `pageOf` names it. */
    page_path: text().notNull(),
    visited_at: createdAt(),
  },
  (table) => [
    index('page_views_session').on(table.session_id, table.visited_at),
    index('page_views_visited_at').on(table.visited_at, table.page_path, table.session_id),
    ...rowPolicies('page_views', { staff: { select: everyRow }, admin: { select: everyRow } }),
  ],
)
