/**
 * What a unit of a kind of load cost on a lane in a month: the median of the quotes that were accepted, only where there are enough. Of the
 * month alone and of those before it as well: who has made some of the quotes needs more of others.
 */
import type { BandBasis } from '@kervan/domain/requests/price-band-basis.ts'
import { check, integer, pgTable, primaryKey, sql, text } from '#spine/database/drizzle.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const readers = { staff: { select: everyRow }, admin: { select: everyRow } }

export const benchmarkPrices = pgTable(
  'benchmark_prices',
  {
    origin: text().notNull(),
    destination: text().notNull(),
    basis: text().$type<BandBasis>().notNull(),
    month: text().notNull(),
    /** Rounded, so that no single price can be told from it. */
    median_usd: integer().notNull(),
    quotes: integer().notNull(),
    /** Organisations; a person without one counts as one. */
    firms: integer().notNull(),
    /** Over how many months up to this one. */
    window_months: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'benchmark_prices_pk',
      columns: [table.origin, table.destination, table.month, table.basis, table.window_months],
    }),
    check('benchmark_prices_enough', sql`quotes >= 5 and firms >= 3`),
    ...rowPolicies('benchmark_prices', readers),
  ],
)
