/** What a member of staff wants to be told of, and how often by mail. No row means everything, and no mail. */

import { digests } from '@kervan/domain/notifications/staff-notifications.copy.ts'
import { users } from '#features/auth/users.table.ts'
import { createdAt } from '#spine/database/columns.ts'
import { boolean, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`user_id = ${actorId}`
const member = { select: own, insert: own, update: own }

export const staffNotificationPreferences = pgTable(
  'staff_notification_preferences',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    request: boolean().notNull().default(true),
    quote: boolean().notNull().default(true),
    system: boolean().notNull().default(true),
    digest: text({ enum: digests }).notNull().default('off'),
    /** What came before the digest was asked for is not mailed. */
    digest_since: createdAt(),
    digested_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    ...enumChecks(table),
    ...rowPolicies('staff_notification_preferences', { staff: member, admin: member }),
  ],
)
