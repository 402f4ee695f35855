/** How far the customer of a conversation was told of what they have not read, outside our pages. Only the program reads it. */
import { chatConversations } from '#features/chat/chat-conversations.table.ts'
import { moment } from '#spine/database/columns.ts'
import { integer, pgTable, uuid } from '#spine/database/drizzle.ts'
import { rowPolicies } from '#spine/database/row-policies.ts'

export const chatNotices = pgTable(
  'chat_notices',
  {
    conversation_id: uuid()
      .primaryKey()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    /** On their devices. */
    noticed_position: integer().notNull().default(0),
    /** By mail, and when. */
    mailed_position: integer().notNull().default(0),
    mailed_at: moment(),
  },
  () => rowPolicies('chat_notices', {}),
)
