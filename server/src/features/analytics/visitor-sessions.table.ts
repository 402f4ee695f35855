/** Visits, with consent only: a visit ends after half an hour without a page. */

import { createdAt, id } from '#spine/database/columns.ts'
import { index, pgTable, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const visitorSessions = pgTable(
  'visitor_sessions',
  {
    id: id(),
    visitor_id: uuid().notNull(),
    user_type: text({ enum: ['guest', 'customer', 'staff'] }).notNull(),
    current_page: text().notNull(),
    city: text(),
    country: text(),
    device_type: text().notNull(),
    browser: text().notNull(),
    /** Truncated, so that it identifies a region and not a household. */
    network: text().notNull(),
    start_time: createdAt(),
    last_activity: createdAt(),
  },
  (table) => [
    index('visitor_sessions_visitor').on(table.visitor_id, table.last_activity),
    index('visitor_sessions_last_activity').on(table.last_activity),
    index('visitor_sessions_start_time').on(table.start_time),
    ...enumChecks(table),
    ...rowPolicies('visitor_sessions', { staff: { select: everyRow }, admin: { select: everyRow } }),
  ],
)
