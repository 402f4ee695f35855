/** Links by which a customer lets others follow a shipment, and when those were opened. */
import { profiles } from '#features/customers/profiles.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`customer_id = ${actorId}`

export const shareLinks = pgTable(
  'share_links',
  {
    id: id(),
    shipment_id: uuid()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    customer_id: uuid()
      .notNull()
      .references(() => profiles.id),
    label: text().notNull().default(''),
    created_at: createdAt(),
    expires_at: moment().notNull(),
    revoked_at: moment(),
  },
  (table) => [
    index('share_links_shipment').on(table.shipment_id, table.id),
    index('share_links_customer').on(table.customer_id),
    ...rowPolicies('share_links', {
      customer: {
        select: own,
        // Who may see the shipment is asked of its own table.
        insert: sql`${own} and exists (select from shipments s where s.id = shipment_id)`,
        update: own,
      },
      staff: { select: everyRow, update: everyRow },
      admin: { select: everyRow, update: everyRow },
    }),
  ],
)

/** One for each device and hour. */
export const shareVisits = pgTable(
  'share_visits',
  {
    id: id(),
    link_id: uuid()
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    customer_id: uuid()
      .notNull()
      .references(() => profiles.id),
    device: text().notNull().default(''),
    visited_at: createdAt(),
  },
  (table) => [
    index('share_visits_link').on(table.link_id, table.visited_at),
    index('share_visits_customer').on(table.customer_id),
    ...rowPolicies('share_visits', {
      customer: { select: own },
      staff: { select: everyRow },
      admin: { select: everyRow },
    }),
  ],
)
