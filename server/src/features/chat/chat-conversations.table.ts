/**
 * Conversations with customers and guests. The row's lock gives messages their order. A customer has one; only after two records were
 * merged there may be a second, which stays as it was: `current-conversation.ts` says which counts.
 */
import { chatSides, conversationStatuses } from '@kervan/domain/chat/chat.policy.ts'
import { users } from '#features/auth/users.table.ts'
import { chatGuests } from '#features/chat/chat-guests.table.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const office = { select: everyRow, update: everyRow }
/** Of the conversations a customer sees their own. */
export const ofOwnConversation = sql`conversation_id in (select c.id from chat_conversations c)`

export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: id(),
    customer_id: uuid().references(() => profiles.id, { onDelete: 'cascade' }),
    /** Where it began on the site, also after the guest has become a lead. */
    guest_id: uuid().references(() => chatGuests.id, { onDelete: 'set null' }),
    /** Who of the office takes care of it. */
    staff_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    status: text({ enum: conversationStatuses }).notNull().default('active'),
    last_position: integer().notNull().default(0),
    last_message_at: moment(),
    /** Which side has written last. */
    last_side: text({ enum: chatSides }),
    /** Since when the customer waits for an answer; null while nobody waits. */
    waiting_since: moment(),
    /** Not shown in the inbox until then. */
    snoozed_until: moment(),
    created_at: createdAt(),
  },
  (table) => [
    index('chat_conversations_customer').on(table.customer_id, table.id),
    uniqueIndex('chat_conversations_guest').on(table.guest_id),
    index('chat_conversations_newest').on(table.status, table.last_message_at, table.id),
    index('chat_conversations_staff').on(table.staff_id, table.status, table.last_message_at, table.id),
    index('chat_conversations_waiting')
      .on(table.waiting_since, table.id)
      .where(sql`waiting_since is not null`),
    index('chat_conversations_snoozed')
      .on(table.snoozed_until, table.id)
      .where(sql`snoozed_until is not null`),
    check('chat_conversations_closed', sql`status = 'active' or waiting_since is null`),
    ...enumChecks(table),
    ...rowPolicies('chat_conversations', {
      // Written by the program for both sides.
      customer: { select: sql`customer_id = ${actorId}` },
      staff: office,
      admin: office,
    }),
  ],
)

/** From the first message until staff close the conversation; the next message begins another round. */
export const chatRounds = pgTable(
  'chat_rounds',
  {
    id: id(),
    conversation_id: uuid()
      .notNull()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    opened_by: text({ enum: chatSides }).notNull(),
    opened_at: createdAt(),
    /** The first answer to what the customer's side has written. */
    first_answered_at: moment(),
    first_answered_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    closed_at: moment(),
    closed_by: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('chat_rounds_conversation').on(table.conversation_id, table.id),
    uniqueIndex('chat_rounds_open').on(table.conversation_id).where(sql`closed_at is null`),
    index('chat_rounds_opened').on(table.opened_at),
    index('chat_rounds_first_answered_by').on(table.first_answered_by),
    index('chat_rounds_closed_by').on(table.closed_by),
    ...enumChecks(table),
    ...rowPolicies('chat_rounds', { staff: office, admin: office }),
  ],
)

/** How far each side has received and read; a row of its own for each, so that readers do not wait for writers. */
export const chatPositions = pgTable(
  'chat_positions',
  {
    conversation_id: uuid()
      .notNull()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    side: text({ enum: chatSides }).notNull(),
    delivered_position: integer().notNull().default(0),
    read_position: integer().notNull().default(0),
    updated_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.conversation_id, table.side] }),
    check('chat_positions_order', sql`read_position <= delivered_position`),
    ...enumChecks(table),
    ...rowPolicies('chat_positions', {
      customer: { select: ofOwnConversation },
      staff: { select: everyRow },
      admin: { select: everyRow },
    }),
  ],
)
