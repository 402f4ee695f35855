/** The last number given in each series and year. Numbers may have gaps: one that was taken for work that failed is not given again. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { rowPolicies } from '#spine/database/row-policies.ts'

export const numberCounters = pgTable(
  'number_counters',
  {
    series: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] }), ...rowPolicies('number_counters', {})],
)
