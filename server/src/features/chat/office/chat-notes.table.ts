/** What the office notes about a conversation for itself. A table of its own, so that nothing that reads messages can ever show one. */
import { users } from '#features/auth/users.table.ts'
import { chatConversations } from '#features/chat/chat-conversations.table.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { index, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`created_by = ${actorId}`

export const chatNotes = pgTable(
  'chat_notes',
  {
    id: id(),
    conversation_id: uuid()
      .notNull()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    created_by: uuid()
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
  },
  (table) => [
    index('chat_notes_conversation').on(table.conversation_id, table.id),
    index('chat_notes_created_by').on(table.created_by),
    ...rowPolicies('chat_notes', {
      staff: { select: everyRow, insert: own },
      admin: { select: everyRow, insert: own },
    }),
  ],
)
