/** Browsers that a person lets us wake. The endpoint belongs to one person at a time. */
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#auth/users.table.ts'
import { createdAt, id } from '#database/columns.ts'
import { actorId, rowPolicies } from '#database/row-policies.ts'

const own = sql`user_id = ${actorId}`
// Written through the system's rights: an endpoint may pass from one person to the next on a shared machine.
const person = { select: own, delete: own }

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_user').on(table.user_id),
    ...rowPolicies('push_subscriptions', { customer: person, staff: person, admin: person }),
  ],
)
