/** Sessions. Deleting one, for whatever reason, writes an event for every process to the outbox (trigger `sessions_ended`). */

import { users } from '#features/auth/users.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { boolean, index, pgTable, sql, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

/** People see their own sessions. The system ends them, so that the event is always written. */
const own = { select: sql`user_id = ${actorId}` }

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull(),
    surface: text({ enum: ['portal', 'office'] }).notNull(),
    ip_address: text(),
    user_agent: text(),
    /** Opened by the demo's own button, without a code. */
    is_demo: boolean().notNull().default(false),
    /** Whoever has it only looks: PostgreSQL refuses all that its transactions would write. */
    read_only: boolean().notNull().default(false),
    expires_at: moment().notNull(),
    last_active_at: createdAt(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.token),
    index('sessions_user_id').on(table.user_id),
    index('sessions_expires_at').on(table.expires_at),
    ...enumChecks(table),
    ...rowPolicies('sessions', {
      customer: own,
      staff: own,
      admin: own,
      auth: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
