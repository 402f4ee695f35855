/** How customers liked a shipment: one opinion each, which they may change. */
import { profiles } from '#features/customers/profiles.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { createdAt } from '#spine/database/columns.ts'
import { check, index, pgTable, smallint, sql, text, uuid } from '#spine/database/drizzle.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const shipmentFeedback = pgTable(
  'shipment_feedback',
  {
    shipment_id: uuid()
      .primaryKey()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    customer_id: uuid()
      .notNull()
      .references(() => profiles.id),
    stars: smallint().notNull(),
    comment: text().notNull().default(''),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    index('shipment_feedback_customer').on(table.customer_id),
    check('shipment_feedback_stars', sql`stars between 1 and 5`),
    ...rowPolicies('shipment_feedback', {
      // Who may see the shipment is asked of its own table.
      customer: {
        select: sql`customer_id = ${actorId}`,
        insert: sql`customer_id = ${actorId} and exists (select from shipments s where s.id = shipment_id)`,
        update: sql`customer_id = ${actorId}`,
      },
      staff: { select: everyRow },
      admin: { select: everyRow },
    }),
  ],
)
