/** The outbox: events written in the transaction they report. They get a position after it has committed. */

import { createdAt, id } from '#spine/database/columns.ts'
import { bigint, index, jsonb, pgTable, sql, text, uniqueIndex } from '#spine/database/drizzle.ts'
import { rowPolicies } from '#spine/database/row-policies.ts'

export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** Order of writing; rows of one entity are written under that entity's lock, so their order is their commit order. */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Order of delivery, given by the flusher after commit; null until then. */
    position: bigint({ mode: 'number' }),
    name: text().notNull(),
    audiences: text().array().notNull(),
    data: jsonb().notNull(),
    at: createdAt(),
  },
  (table) => [
    uniqueIndex('outbox_position').on(table.position),
    index('outbox_waiting').on(table.sequence).where(sql`position is null`),
    index('outbox_at').on(table.at),
    // A trigger writes the end of a session, also when the sign-in library ends it.
    ...rowPolicies('outbox', { auth: { insert: sql`name = 'session.ended'` } }),
  ],
)

/** One row: the last position given, and the last one that has been pruned. */
export const outboxHead = pgTable(
  'outbox_head',
  {
    id: bigint({ mode: 'number' }).primaryKey(),
    last: bigint({ mode: 'number' }).notNull(),
    pruned: bigint({ mode: 'number' }).notNull(),
  },
  () => rowPolicies('outbox_head', {}),
)
