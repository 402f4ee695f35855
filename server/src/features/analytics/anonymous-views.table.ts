/** Views that carry no identity, counted per day and page: robots, and visitors who have not agreed to be measured. */
import { date, integer, pgTable, primaryKey, text } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const anonymousViews = pgTable(
  'anonymous_views',
  {
    day: date().notNull(),
    kind: text({ enum: ['robot', 'without_consent'] }).notNull(),
    page: text().notNull(),
    views: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind, table.page] }),
    ...enumChecks(table),
    ...rowPolicies('anonymous_views', { staff: { select: everyRow }, admin: { select: everyRow } }),
  ],
)
