/** Counters of the rate limits, in the format of rate-limiter-flexible's PostgreSQL store. */
import { bigint, integer, pgTable, text } from '#spine/database/drizzle.ts'
import { rowPolicies } from '#spine/database/row-policies.ts'

export const limits = pgTable(
  'limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  () => rowPolicies('limits', {}),
)
