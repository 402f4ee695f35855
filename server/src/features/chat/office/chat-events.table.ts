/** What staff did with a conversation besides answering: who had it when, and when it was put off or closed. Only added to. */
import { conversationEventKinds } from '@kervan/domain/chat/office-chat.ts'
import { users } from '#features/auth/users.table.ts'
import { chatConversations } from '#features/chat/chat-conversations.table.ts'
import { createdAt, id, moment } from '#spine/database/columns.ts'
import { index, pgTable, sql, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { actorId, everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const own = sql`actor_id = ${actorId}`

export const chatEvents = pgTable(
  'chat_events',
  {
    id: id(),
    conversation_id: uuid()
      .notNull()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    kind: text({ enum: conversationEventKinds }).notNull(),
    /** Null where the program did it. */
    actor_id: uuid().references(() => users.id),
    /** To whom it went, or from whom. */
    colleague_id: uuid().references(() => users.id),
    text: text().notNull().default(''),
    /** Until when it was put off. */
    until: moment(),
    created_at: createdAt(),
  },
  (table) => [
    index('chat_events_conversation').on(table.conversation_id, table.id),
    index('chat_events_actor').on(table.actor_id),
    index('chat_events_colleague').on(table.colleague_id),
    ...enumChecks(table),
    ...rowPolicies('chat_events', {
      staff: { select: everyRow, insert: own },
      admin: { select: everyRow, insert: own },
    }),
  ],
)
