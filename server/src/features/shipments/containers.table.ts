/** The containers of shipments. Their numbers are written into the shipment's own row by a trigger, for lists and for search. */
import { profiles } from '#features/customers/profiles.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { check, index, integer, pgTable, sql, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const words = () => text().notNull().default('')

export const containers = pgTable(
  'containers',
  {
    id: id(),
    shipment_id: uuid()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    customer_id: uuid()
      .notNull()
      .references(() => profiles.id),
    number: text().notNull(),
    /** An ISO code such as 45G1; empty where nobody has said it. */
    size_type: words(),
    seal: words(),
    /** Days without a charge, in the terminal and outside it; without one nothing was agreed. */
    free_days_demurrage: integer(),
    free_days_detention: integer(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('containers_of_shipment').on(table.shipment_id, table.number),
    index('containers_number').on(table.number),
    index('containers_customer').on(table.customer_id),
    check('containers_free_days', sql`free_days_demurrage >= 0 and free_days_detention >= 0`),
    ...rowPolicies('containers', {
      customer: { select: sql`customer_id = ${actorId}` },
      staff: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
