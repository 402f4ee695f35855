/** What was told about a shipment, by whom: rows are only added. Its state follows from them (derive-tracking.ts of the domain). */

import { keysOf } from '@kervan/domain/requests/request-options.ts'
import { shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import { eventKindNames } from '@kervan/domain/tracking/event-kinds.ts'
import { namings } from '@kervan/domain/tracking/event-versions.ts'
import { certainties, trackingSources } from '@kervan/domain/tracking/tracking-event.ts'
import { users } from '#features/auth/users.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { createdAt, id, moment, transactionId } from '#spine/database/columns.ts'
import {
  boolean,
  doublePrecision,
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

export const trackingEvents = pgTable(
  'tracking_events',
  {
    id: id(),
    shipment_id: uuid()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    customer_id: uuid()
      .notNull()
      .references(() => profiles.id),
    source: text({ enum: keysOf(trackingSources) }).notNull(),
    /** The source's own name of the event; what it says later under the same name replaces what it said before. */
    source_event_id: text().notNull(),
    told_at: moment().notNull(),
    /** Whether this version names this shipment. One that names another is kept as a retraction: the event has gone from here. */
    naming: text({ enum: namings }).notNull().default('this'),
    /** The numbers of boxes, papers and trucks that it names: when one of them is corrected, it may be about another shipment. */
    named_numbers: text().array().notNull().default(sql`'{}'::text[]`),
    retracted: boolean().notNull().default(false),
    kind: text({ enum: eventKindNames }).notNull(),
    certainty: text({ enum: certainties }).notNull().default('actual'),
    happened_at: moment().notNull(),
    place_code: words(),
    place_name: words(),
    container_number: words(),
    status: text({ enum: keysOf(shipmentStatusWords) }),
    reason: words(),
    note: words(),
    vessel: words(),
    voyage: words(),
    vessel_imo: words(),
    service_code: words(),
    /** How many pieces it is about, of how many; null where nobody says so. */
    pieces: integer(),
    total_pieces: integer(),
    weight_kg: doublePrecision(),
    actor_id: uuid().references(() => users.id),
    /** The name of whoever told it, where that is a person. */
    actor_name: words(),
    /** Of what is told, so that what comes twice is one row, and two words of one moment are two. */
    digest: text().notNull(),
    heard_at: createdAt(),
    /** What partners read in its order: an event of a transaction that ends late cannot come before what they have read. */
    heard_in: transactionId(),
  },
  (table) => [
    uniqueIndex('tracking_events_told').on(
      table.shipment_id,
      table.source,
      table.source_event_id,
      table.told_at,
      table.digest,
    ),
    // What a source says later under a name finds what it said before, whichever shipment that was about.
    index('tracking_events_name').on(table.source, table.source_event_id),
    index('tracking_events_customer').on(table.customer_id, table.heard_in, table.id),
    index('tracking_events_heard').on(table.heard_in, table.id),
    index('tracking_events_actor').on(table.actor_id),
    ...enumChecks(table),
    ...rowPolicies('tracking_events', {
      customer: { select: sql`customer_id = ${actorId}` },
      staff: { select: everyRow, insert: everyRow },
      admin: { select: everyRow, insert: everyRow },
    }),
  ],
)
