/** Links that let the driver of a shipment report without signing in. */
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import { driverLegWords } from '@kervan/domain/tracking/driver-link.ts'
import { users } from '#features/auth/users.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, pgTable, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const driverLinks = pgTable(
  'driver_links',
  {
    id: id(),
    shipment_id: uuid()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    driver_name: text().notNull().default(''),
    plate: text().notNull().default(''),
    /** The one box that this driver carries; empty where it is the whole shipment. */
    container_number: text().notNull().default(''),
    /** Which part of the way this driver has. */
    leg: text({ enum: keysOf(driverLegWords) })
      .notNull()
      .default('whole'),
    created_by: uuid()
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
    expires_at: moment().notNull(),
    revoked_at: moment(),
    last_seen_at: moment(),
  },
  (table) => [
    index('driver_links_shipment').on(table.shipment_id, table.id),
    index('driver_links_creator').on(table.created_by),
    ...enumChecks(table),
    ...rowPolicies('driver_links', {
      staff: { select: everyRow, insert: everyRow, update: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow },
    }),
  ],
)
