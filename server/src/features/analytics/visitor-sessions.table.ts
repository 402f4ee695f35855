/** Visits, with consent only: a visit ends after half an hour without a page. */

import { deviceTypes, userTypes } from '@kervan/domain/analytics/analytics.copy.ts'
import { users } from '#features/auth/users.table.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { boolean, index, integer, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const visitorSessions = pgTable(
  'visitor_sessions',
  {
    id: id(),
    visitor_id: uuid().notNull(),
    user_type: text({ enum: userTypes }).notNull(),
    /** Who was signed in, and had agreed in their account too; the visit ends with the account, or with the consent. */
    user_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    entry_page: text().notNull().default('/*'),
    current_page: text().notNull(),
    city: text(),
    country: text(),
    device_type: text({ enum: deviceTypes }).notNull(),
    browser: text().notNull(),
    /** Truncated, so that it identifies a region and not a household. */
    network: text().notNull(),
    /** Empty where the visitor came by themselves. */
    source: text().notNull().default(''),
    campaign: text().notNull().default(''),
    views: integer().notNull().default(1),
    /** Has opened a tool or a form for requests. */
    used_tool: boolean().notNull().default(false),
    start_time: createdAt(),
    last_activity: createdAt(),
  },
  (table) => [
    index('visitor_sessions_visitor').on(table.visitor_id, table.last_activity),
    index('visitor_sessions_last_activity').on(table.last_activity, table.id),
    index('visitor_sessions_start_time').on(table.start_time, table.id),
    index('visitor_sessions_user').on(table.user_id).where(sql`user_id is not null`),
    ...enumChecks(table),
    ...rowPolicies('visitor_sessions', { staff: { select: everyRow }, admin: { select: everyRow } }),
  ],
)
