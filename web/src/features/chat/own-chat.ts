/** The conversation of whoever looks at this page, customer or guest: what was said, what is still to be sent, and how far it was read. */
import type { ChatMessage } from '@kervan/domain/chat/chat-message.ts'
import { longWait } from '#features/auth/countdown.ts'
import { secondsToWait } from '#features/auth/failure-message.ts'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { createConversation } from '#features/chat/conversation.ts'
import { createMessageOutbox, type SendFailure } from '#features/chat/message-outbox.ts'
import type { UnsentStore } from '#features/chat/unsent-messages.ts'
import { client, toProblem } from '#spine/api/api.ts'

export type OwnChat = ReturnType<typeof createOwnChat>

export function createOwnChat(store: UnsentStore) {
  const conversation = createConversation((input) => client.chat.messages(input, callTimeout()))
  const outbox = createMessageOutbox({
    store,
    failureOf: sendFailure,
    send: async ({ id, message_text, about, files }) => {
      const message = await client.chat.send(
        {
          id,
          message_text,
          about: about && { kind: about.kind, id: about.id },
          attachments: files.map(({ upload_id }) => upload_id),
        },
        callTimeout(),
      )
      await conversation.take(message)
    },
  })
  return {
    conversation,
    outbox,
    edit: async (id: string, message_text: string): Promise<ChatMessage> => {
      const message = await client.chat.edit({ id, message_text }, callTimeout())
      await conversation.take(message)
      return message
    },
    remove: async (id: string): Promise<void> => {
      await conversation.take(await client.chat.remove({ id }, callTimeout()))
    },
    /** The network or the visitor is back. */
    wake: () => {
      outbox.wake()
      void conversation.catchUp()
    },
  }
}

const sendWords = {
  signedOut: 'Oturumunuz sona erdi. Mesaj, giriş yaptığınızda gönderilir.',
  tooFast: (wait: string) => `Çok hızlı yazıyorsunuz. Mesaj ${wait} sonra kendiliğinden gönderilir.`,
}
const tooFast = 429
const signedOut = 401
const usualWait = 10

/** A lost connection, a busy server, an ended session: it waits. A refusal stays one. */
export function sendFailure(error: unknown): SendFailure {
  const problem = toProblem(error)
  const { status, message } = problem
  if (status === 0 || status >= 500) return { isFinal: false }
  if (status === signedOut) return { isFinal: false, problem: sendWords.signedOut }
  if (status !== tooFast) return { isFinal: true, problem: message }
  const afterSeconds = secondsToWait(problem) ?? usualWait
  return { isFinal: false, problem: sendWords.tooFast(longWait(afterSeconds)), afterSeconds }
}
