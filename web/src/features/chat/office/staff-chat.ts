/** A conversation as a colleague answers it: what was said, and what is still to be sent. */
import { createConversation } from '#features/chat/conversation.ts'
import { createMessageOutbox } from '#features/chat/message-outbox.ts'
import { sendFailure } from '#features/chat/own-chat.ts'
import type { UnsentStore } from '#features/chat/unsent-messages.ts'
import { client } from '#spine/api/api.ts'

export type StaffChat = ReturnType<typeof createStaffChat>

export function createStaffChat(conversation_id: string, store: UnsentStore) {
  const conversation = createConversation((input) =>
    client.chat.staff.messages({ ...input, conversation_id }),
  )
  const outbox = createMessageOutbox({
    store,
    failureOf: sendFailure,
    send: async ({ id, message_text, about, files }) => {
      const message = await client.chat.staff.send({
        conversation_id,
        id,
        message_text,
        about: about && { kind: about.kind, id: about.id },
        attachments: files.map(({ upload_id }) => upload_id),
      })
      await conversation.take(message)
    },
  })
  return {
    conversation,
    outbox,
    edit: async (id: string, message_text: string): Promise<void> => {
      await conversation.take(await client.chat.staff.edit({ id, message_text }))
    },
    remove: async (id: string): Promise<void> => {
      await conversation.take(await client.chat.staff.remove({ id }))
    },
    /** The network or the colleague is back. */
    wake: () => {
      outbox.wake()
      void conversation.catchUp()
    },
  }
}
