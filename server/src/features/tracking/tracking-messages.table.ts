/** What sources told that could not be understood, or is about no shipment of ours: kept as it came until staff have seen to it. */
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import type { ToldEvent } from '@kervan/domain/tracking/told-message.ts'
import { trackingSources } from '@kervan/domain/tracking/tracking-event.ts'
import { users } from '#features/auth/users.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const trackingMessages = pgTable(
  'tracking_messages',
  {
    id: id(),
    source: text({ enum: keysOf(trackingSources) }).notNull(),
    heard_at: createdAt(),
    content: text().notNull(),
    why: text().notNull(),
    /** What was understood of it, so that it can be given to a shipment; null where nothing was. */
    told: jsonb().$type<Omit<ToldEvent, 'content'>>(),
    /** Of source and content, so that what comes twice is one row. */
    digest: text().notNull(),
    shipment_id: uuid().references(() => shipments.id, { onDelete: 'set null' }),
    settled_at: moment(),
    settled_by: uuid().references(() => users.id),
  },
  (table) => [
    uniqueIndex('tracking_messages_digest').on(table.digest),
    index('tracking_messages_open').on(table.id).where(sql`settled_at is null`),
    index('tracking_messages_name')
      .on(table.source, sql`(told -> 'event' ->> 'source_event_id')`)
      .where(sql`told is not null`),
    index('tracking_messages_shipment').on(table.shipment_id),
    index('tracking_messages_settled_by').on(table.settled_by),
    ...enumChecks(table),
    ...rowPolicies('tracking_messages', {
      staff: { select: everyRow, update: everyRow },
      admin: { select: everyRow, update: everyRow },
    }),
  ],
)
