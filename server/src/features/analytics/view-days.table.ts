/**
 * What is left of visits after 13 months, and what long periods are read from: counts per day in Istanbul, computed from the rows of that
 * day (`roll-up.jobs.ts`) and never changed otherwise. A day that is not rolled up yet is read from its rows.
 */
import { deviceTypes, userTypes } from '@kervan/domain/analytics/analytics.copy.ts'
import { bigint, check, date, integer, pgTable, primaryKey, sql, text } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const readers = { staff: { select: everyRow }, admin: { select: everyRow } }
const count = () => integer().notNull().default(0)

/** Views of a page by the day of the view; visits that began or ended with it by the day of their beginning. */
export const pageDays = pgTable(
  'page_days',
  {
    day: date().notNull(),
    page: text().notNull(),
    views: count(),
    visits: count(),
    entries: count(),
    exits: count(),
    /** Views after which another page of the visit followed, and how long that took together. */
    timed_views: count(),
    timed_seconds: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] }), ...rowPolicies('page_days', readers)],
)

/** Visits by the day of their beginning. */
export const visitDays = pgTable(
  'visit_days',
  {
    day: date().notNull(),
    user_type: text({ enum: userTypes }).notNull(),
    device_type: text({ enum: deviceTypes }).notNull(),
    /** Empty where it is not known. */
    country: text().notNull(),
    source: text().notNull(),
    campaign: text().notNull(),
    visits: count(),
    views: count(),
    seconds: bigint({ mode: 'number' }).notNull().default(0),
    tool_visits: count(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.user_type, table.device_type, table.country, table.source, table.campaign],
    }),
    ...enumChecks(table),
    ...rowPolicies('visit_days', readers),
  ],
)

/** Up to which day, this one excluded, all days are rolled up. */
export const viewRolls = pgTable(
  'view_rolls',
  { id: integer().primaryKey(), rolled_until: date().notNull() },
  () => [check('view_rolls_one', sql`id = 1`), ...rowPolicies('view_rolls', readers)],
)

/** Days that were rolled up and of which a row has changed since. */
export const staleViewDays = pgTable('stale_view_days', { day: date().primaryKey() }, () =>
  rowPolicies('stale_view_days', {}),
)
