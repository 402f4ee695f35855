/** What happened on a lane in a month by sea, air or land, counted by a job: offers and their answers, deliveries, days on the way, stars. Of nobody. */
import { doublePrecision, index, integer, pgTable, primaryKey, text } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const readers = { staff: { select: everyRow }, admin: { select: everyRow } }
const counted = () => integer().notNull().default(0)
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
  },
  (table) => [
    primaryKey({ columns: [table.origin, table.destination, table.month, table.mode] }),
    ...enumChecks(table),
    index('benchmark_lanes_month').on(table.month),
    ...rowPolicies('benchmark_lanes', readers),
  ],
)
