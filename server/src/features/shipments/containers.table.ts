/** The containers of shipments. Their numbers and the ends of their free times are written into the shipment's own row by triggers, for lists and for search. */
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import { shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { createdAt, id, inTurkish, moment } from '#spine/database/columns.ts'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
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
    // Of its shipment; triggers write these.
    shipment_number: words(),
    shipment_status: text({ enum: keysOf(shipmentStatusWords) })
      .notNull()
      .default('pending'),
    customer_listed_as: words(),
    // What follows from the events that were told of it; until then it is as its shipment, by a trigger.
    status: text({ enum: keysOf(shipmentStatusWords) })
      .notNull()
      .default('pending'),
    delayed: boolean().notNull().default(false),
    eta: moment(),
    place_name: words(),
    last_kind: text(),
    last_at: moment(),
    /** The free time that runs, and the midnight at which it begins to cost. */
    free_kind: text({ enum: ['demurrage', 'detention'] }),
    free_until: moment(),
    /** Closed once its shipment has ended and no free time runs. */
    state: text({ enum: ['open', 'closed'] })
      .notNull()
      .generatedAlwaysAs(
        sql`case when shipment_status in ('delivered', 'cancelled') and free_until is null then 'closed' else 'open' end`,
      ),
    search: text().generatedAlwaysAs(sql`kervan_fold(number || ' ' || seal || ' ' || shipment_number)`),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('containers_of_shipment').on(table.shipment_id, table.number),
    index('containers_number').on(table.number),
    index('containers_customer').on(table.customer_id),
    // For what the office's list is sorted by; one of both states is put together from one of each.
    index('containers_state_number').on(table.state, table.number, table.id),
    index('containers_state_shipment').on(table.state, table.shipment_number, table.id),
    index('containers_state_customer').on(
      table.state,
      inTurkish(sql`nullif(customer_listed_as, '')`),
      table.id,
    ),
    index('containers_state_place').on(table.state, inTurkish(sql`nullif(place_name, '')`), table.id),
    index('containers_state_last').on(table.state, table.last_at, table.id),
    index('containers_state_eta').on(table.state, table.eta, table.id),
    index('containers_state_free').on(table.state, table.free_until, table.id),
    index('containers_open_places').on(table.place_name).where(sql`state = 'open'`),
    index('containers_search').using('gin', sql`search gin_trgm_ops`),
    ...enumChecks(table),
    check('containers_free_days', sql`free_days_demurrage >= 0 and free_days_detention >= 0`),
    ...rowPolicies('containers', {
      customer: { select: sql`customer_id = ${actorId}` },
      staff: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
