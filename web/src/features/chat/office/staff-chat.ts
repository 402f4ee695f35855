/** A conversation as a colleague answers it: what was said, and what is still to be sent. */
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { createConversation } from '#features/chat/conversation.ts'
import type { AnswerOutbox } from '#features/chat/office/answer-outboxes.ts'
import { client } from '#spine/api/api.ts'

export type StaffChat = ReturnType<typeof createStaffChat>

export function createStaffChat(conversation_id: string, outbox: AnswerOutbox) {
  const conversation = createConversation((input) =>
    client.chat.staff.messages({ ...input, conversation_id }, callTimeout()),
  )
  return {
    conversation,
    outbox,
    edit: async (id: string, message_text: string): Promise<void> => {
      await conversation.take(await client.chat.staff.edit({ id, message_text }, callTimeout()))
    },
    remove: async (id: string): Promise<void> => {
      await conversation.take(await client.chat.staff.remove({ id }, callTimeout()))
    },
  }
}
