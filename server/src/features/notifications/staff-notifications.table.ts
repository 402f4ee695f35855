/**
 * Notifications for one member of staff: written by the system, marked as read by them. Not in the customers' table: that one
 * belongs to profiles and carries offers, here it is users, other types, and a mark of what was mailed.
 */

import { staffNotificationTypes } from '@kervan/domain/notifications/staff-notifications.copy.ts'
import { users } from '#features/auth/users.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`user_id = ${actorId}`
const reader = { select: own, update: own }

export const staffNotifications = pgTable(
  'staff_notifications',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: staffNotificationTypes }).notNull(),
    title: text().notNull(),
    message: text().notNull().default(''),
    link: text().notNull(),
    read_at: moment(),
    /** When it went out with a digest. */
    mailed_at: moment(),
    created_at: createdAt(),
  },
  (table) => [
    index('staff_notifications_user').on(table.user_id, table.id),
    index('staff_notifications_unread').on(table.user_id, table.id).where(sql`read_at is null`),
    ...enumChecks(table),
    ...rowPolicies('staff_notifications', { staff: reader, admin: reader }),
  ],
)
