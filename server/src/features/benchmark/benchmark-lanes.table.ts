/**
 * What happened on a lane in a month by sea, air or land, counted by a job: offers and their answers, deliveries, days on the way, stars. Of
 * nobody: of the firms there are a few marks, to say whether there were enough of them.
 */
import { doublePrecision, index, integer, pgTable, primaryKey, text } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const readers = { staff: { select: everyRow }, admin: { select: everyRow } }
const counted = () => integer().notNull().default(0)
/** Hashes of different firms, a few of them; null in months that were counted before there were any. */
const firms = () => integer().array()
const summed = () => doublePrecision().notNull().default(0)

export const benchmarkLanes = pgTable(
  'benchmark_lanes',
  {
    origin: text().notNull(),
    destination: text().notNull(),
    month: text().notNull(),
    mode: text({ enum: ['sea', 'air', 'land'] }).notNull(),
    /** Sent in the month. */
    quotes: counted(),
    answers: counted(),
    answer_hours: summed(),
    /** Answered in the month. */
    won: counted(),
    lost: counted(),
    /** Delivered in the month, of those that a day was promised for. */
    delivered: counted(),
    on_time: counted(),
    /** Arrived in the month. */
    transits: counted(),
    transit_days: summed(),
    /** Given to what was delivered in the month. */
    ratings: counted(),
    stars: counted(),
    answer_firms: firms(),
    settled_firms: firms(),
    on_time_firms: firms(),
    transit_firms: firms(),
    rating_firms: firms(),
  },
  (table) => [
    primaryKey({ columns: [table.origin, table.destination, table.month, table.mode] }),
    ...enumChecks(table),
    index('benchmark_lanes_month').on(table.month),
    ...rowPolicies('benchmark_lanes', readers),
  ],
)
