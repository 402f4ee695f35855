/** Browsers in which a person has signed in before, by a hash of the browser's own device cookie. */

import { users } from '#features/auth/users.table.ts'
import { createdAt } from '#spine/database/columns.ts'
import { pgTable, primaryKey, sql, text, uuid } from '#spine/database/drizzle.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const own = { select: sql`user_id = ${actorId}` }

export const knownDevices = pgTable(
  'known_devices',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device_hash: text().notNull(),
    device: text().notNull(),
    first_seen_at: createdAt(),
    last_seen_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.device_hash] }),
    ...rowPolicies('known_devices', {
      customer: own,
      staff: own,
      admin: own,
      auth: { select: everyRow, insert: everyRow, update: everyRow },
    }),
  ],
)
