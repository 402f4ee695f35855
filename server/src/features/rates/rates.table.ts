/** The rates of a bulletin: lira per one unit of a currency, with as many decimals as were printed. */

import { ratedCurrencies } from '@kervan/domain/rates/rate-source.ts'
import { rateBulletins } from '#features/rates/rate-bulletins.table.ts'
import { id } from '#spine/database/columns.ts'
import { check, numeric, pgTable, sql, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const enteredByHand = sql`exists (select from rate_bulletins b where b.id = bulletin_id and b.source = 'manual')`

export const rates = pgTable(
  'rates',
  {
    id: id(),
    bulletin_id: uuid()
      .notNull()
      .references(() => rateBulletins.id, { onDelete: 'cascade' }),
    currency: text({ enum: ratedCurrencies }).notNull(),
    buying: numeric().notNull(),
    selling: numeric(),
  },
  (table) => [
    uniqueIndex('rates_of_bulletin').on(table.bulletin_id, table.currency),
    check(
      'rates_printed',
      sql`buying > 0 and scale(buying) between 4 and 6 and (selling is null or selling > 0 and scale(selling) between 4 and 6)`,
    ),
    ...enumChecks(table),
    ...rowPolicies('rates', {
      staff: { select: everyRow },
      admin: { select: everyRow, insert: enteredByHand },
    }),
  ],
)
