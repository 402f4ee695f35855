/** Every change of a shipment: who, when, where, old value, new value. Rows are only added. */

import { users } from '#features/auth/users.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { index, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const shipmentHistory = pgTable(
  'shipment_history',
  {
    id: id(),
    shipment_id: uuid()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    customer_id: uuid()
      .notNull()
      .references(() => profiles.id),
    kind: text({ enum: ['created', 'status', 'location', 'eta', 'delay', 'note'] }).notNull(),
    old_value: text().notNull().default(''),
    new_value: text().notNull().default(''),
    place: text().notNull().default(''),
    note: text().notNull().default(''),
    actor_id: uuid().references(() => users.id),
    /** A person's name, or that of the program that wrote the entry. */
    actor_name: text().notNull().default(''),
    at: createdAt(),
  },
  (table) => [
    index('shipment_history_shipment').on(table.shipment_id, table.id),
    index('shipment_history_customer').on(table.customer_id),
    index('shipment_history_actor').on(table.actor_id),
    ...enumChecks(table),
    ...rowPolicies('shipment_history', {
      customer: { select: sql`customer_id = ${actorId}` },
      staff: { select: everyRow, insert: everyRow },
      admin: { select: everyRow, insert: everyRow },
    }),
  ],
)
