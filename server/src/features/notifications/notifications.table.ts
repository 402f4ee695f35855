/** Notifications for one customer: written by the system, marked as read and dismissed by the customer. */

import { notificationKinds } from '@kervan/domain/notifications/notifications.contract.ts'
import { currencies } from '@kervan/domain/values/currency.ts'
import { chatMessages } from '#features/chat/chat-messages.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, numeric, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`user_id = ${actorId}`
const reader = { select: own, update: own }

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text({ enum: notificationKinds }).notNull(),
    title: text().notNull(),
    message: text().notNull(),
    link: text().notNull(),
    request_id: uuid().references(() => requests.id, { onDelete: 'cascade' }),
    /** Whose text it shows: corrected there, it is corrected here. */
    chat_message_id: uuid().references(() => chatMessages.id, { onDelete: 'set null' }),
    quote_amount: numeric({ precision: 14, scale: 2 }),
    quote_currency: text({ enum: currencies }),
    read_at: moment(),
    /** Taken off the banner of new offers; it stays in the list. */
    dismissed_at: moment(),
    created_at: createdAt(),
  },
  (table) => [
    index('notifications_user').on(table.user_id, table.id),
    index('notifications_unread').on(table.user_id, table.id).where(sql`read_at is null`),
    index('notifications_request').on(table.request_id).where(sql`request_id is not null`),
    index('notifications_chat_message').on(table.chat_message_id).where(sql`chat_message_id is not null`),
    ...enumChecks(table),
    ...rowPolicies('notifications', { customer: reader, staff: reader, admin: reader }),
  ],
)
