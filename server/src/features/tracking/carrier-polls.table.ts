/** How far a carrier was asked about each shipment, and until when it wants to be left alone. */
import { shipments } from '#features/shipments/shipments.table.ts'
import { moment } from '#spine/database/columns.ts'
import { check, integer, pgTable, smallint, sql, uuid } from '#spine/database/drizzle.ts'
import { rowPolicies } from '#spine/database/row-policies.ts'

export const carrierPolls = pgTable(
  'carrier_polls',
  {
    shipment_id: uuid()
      .primaryKey()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    asked_at: moment().notNull(),
    /** By the carrier's clock, the newest word of it that was taken in. */
    heard_until: moment(),
  },
  () => rowPolicies('carrier_polls', {}),
)

/** A single row. */
export const carrierPause = pgTable(
  'carrier_pause',
  {
    id: smallint().primaryKey(),
    quiet_until: moment(),
    /** Calls that failed since the last one that was answered. */
    failures: integer().notNull().default(0),
  },
  () => [check('carrier_pause_one_row', sql`id = 1`), ...rowPolicies('carrier_pause', {})],
)
