/** Browsers that receive push messages while their person is signed in there. An endpoint belongs to one person at a time. */

import { sessions } from '#features/auth/sessions.table.ts'
import { users } from '#features/auth/users.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, pgTable, smallint, sql, text, uniqueIndex, uuid } from '#spine/database/drizzle.ts'
import { actorId, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`user_id = ${actorId}`
// Written with the system's rights: on a shared machine an endpoint can pass from one person to another.
const person = { select: own, delete: own }

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A device is deleted together with the session it was registered in. */
    session_id: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Consecutive failures. */
    failures: smallint().notNull().default(0),
    rests_until: moment(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_user').on(table.user_id),
    index('push_subscriptions_session').on(table.session_id),
    ...rowPolicies('push_subscriptions', { customer: person, staff: person, admin: person }),
  ],
)
