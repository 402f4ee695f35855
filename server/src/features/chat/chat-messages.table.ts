/** What customers, guests and staff have written to each other. What the office notes for itself is never here. */
import { aboutKinds, messageMaxLength, messageTypes, senderTypes } from '@kervan/domain/chat/chat.policy.ts'
import { users } from '#features/auth/users.table.ts'
import { chatConversations, ofOwnConversation } from '#features/chat/chat-conversations.table.ts'
import { documents } from '#features/documents/documents.table.ts'
import { createdAt, moment } from '#spine/database/columns.ts'
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
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const reading = {
  customer: { select: ofOwnConversation },
  staff: { select: everyRow },
  admin: { select: everyRow },
}

export const chatMessages = pgTable(
  'chat_messages',
  {
    /** Given by the writer's browser, so that a message that is sent again is written once. */
    id: uuid().primaryKey(),
    conversation_id: uuid()
      .notNull()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … under the conversation's lock: the order on both sides. */
    position: integer().notNull(),
    sender_type: text({ enum: senderTypes }).notNull(),
    sender_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    sender_name: text().notNull().default(''),
    /** Empty once it was taken back. */
    message_text: text().notNull(),
    message_type: text({ enum: messageTypes }).notNull().default('text'),
    /** By kind and id, without a foreign key: the message stays when what it was about is gone. */
    about_kind: text({ enum: aboutKinds }),
    about_id: uuid(),
    about_number: text().notNull().default(''),
    created_at: createdAt(),
    edited_at: moment(),
    deleted_at: moment(),
    search: text().generatedAlwaysAs(sql`kervan_fold(message_text)`),
  },
  (table) => [
    uniqueIndex('chat_messages_position').on(table.conversation_id, table.position),
    index('chat_messages_sender').on(table.sender_id),
    index('chat_messages_search').using('gin', sql`search gin_trgm_ops`),
    check('chat_messages_length', sql`length(message_text) <= ${sql.raw(String(messageMaxLength))}`),
    check('chat_messages_about', sql`(about_kind is null) = (about_id is null)`),
    check('chat_messages_deleted', sql`deleted_at is null or message_text = ''`),
    ...enumChecks(table),
    ...rowPolicies('chat_messages', reading),
  ],
)

export const chatAttachments = pgTable(
  'chat_attachments',
  {
    message_id: uuid()
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    document_id: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.message_id, table.document_id] }),
    index('chat_attachments_document').on(table.document_id),
    ...rowPolicies('chat_attachments', {
      ...reading,
      customer: { select: sql`message_id in (select m.id from chat_messages m)` },
    }),
  ],
)
