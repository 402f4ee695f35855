/** Through which channels a person wants notifications, and of how small a change. No row means all of them. */

import {
  type EtaChangeHours,
  etaChangeHours,
  usualEtaChangeHours,
} from '@kervan/domain/notifications/notifications.copy.ts'
import { users } from '#features/auth/users.table.ts'
import { createdAt } from '#spine/database/columns.ts'
import { boolean, check, pgTable, smallint, sql, uuid } from '#spine/database/drizzle.ts'
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
    eta_change_hours: smallint().$type<EtaChangeHours>().notNull().default(usualEtaChangeHours),
    updated_at: createdAt(),
  },
  () => [
    check('notification_preferences_eta', sql.raw(`eta_change_hours in (${etaChangeHours.join(', ')})`)),
    ...rowPolicies('notification_preferences', { customer: person, staff: person, admin: person }),
  ],
)
