/** Through which channels a person wants notifications. No row means all of them. */

import { users } from '#features/auth/users.table.ts'
import { createdAt } from '#spine/database/columns.ts'
import { boolean, pgTable, sql, uuid } from '#spine/database/drizzle.ts'
import { actorId, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`user_id = ${actorId}`
const person = { select: own, insert: own, update: own }

export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: boolean().notNull().default(true),
    sms: boolean().notNull().default(true),
    push: boolean().notNull().default(true),
    updated_at: createdAt(),
  },
  () => rowPolicies('notification_preferences', { customer: person, staff: person, admin: person }),
)
