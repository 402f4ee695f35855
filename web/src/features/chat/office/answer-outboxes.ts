/** The answers of a colleague that have not reached the server yet: one outbox for each conversation, shared by all who look at it. */
import type { ChatMessage } from '@kervan/domain/chat/chat-message.ts'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { createMessageOutbox } from '#features/chat/message-outbox.ts'
import { conversationsWithUnsent, unsentAnswers } from '#features/chat/office/kept-answers.ts'
import { sendFailure } from '#features/chat/own-chat.ts'
import type { UnsentStore } from '#features/chat/unsent-messages.ts'
import { client } from '#spine/api/api.ts'

/** Hears of each message before it leaves the outbox, so that it is never out of sight. */
type Hearer = (message: ChatMessage) => Promise<void>

export type AnswerOutbox = ReturnType<typeof createAnswerOutbox>
type AnswerOutboxes = ReturnType<typeof createAnswerOutboxes>

function createAnswerOutbox(conversation_id: string, store: UnsentStore) {
  const hearers = new Set<Hearer>()
  const outbox = createMessageOutbox({
    store,
    failureOf: sendFailure,
    send: async ({ id, message_text, about, files }) => {
      const message = await client.chat.staff.send(
        {
          conversation_id,
          id,
          message_text,
          about: about && { kind: about.kind, id: about.id },
          attachments: files.map(({ upload_id }) => upload_id),
        },
        callTimeout(),
      )
      await Promise.all([...hearers].map((hear) => hear(message)))
    },
  })
  return {
    ...outbox,
    onSent: (hear: Hearer) => {
      hearers.add(hear)
      return () => {
        hearers.delete(hear)
      }
    },
  }
}

const ofPeople = new Map<string, AnswerOutboxes>()

/** The same for all parts of the page that ask. */
export function answerOutboxesOf(personId: string): AnswerOutboxes {
  const outboxes = ofPeople.get(personId) ?? createAnswerOutboxes(personId)
  ofPeople.set(personId, outboxes)
  return outboxes
}

/** Called when they leave the office: nothing more is sent from this page. */
export function forgetAnswerOutboxes(personId: string): void {
  ofPeople.get(personId)?.stop()
  ofPeople.delete(personId)
}

function createAnswerOutboxes(personId: string) {
  const outboxes = new Map<string, AnswerOutbox>()
  const of = (conversationId: string): AnswerOutbox => {
    const outbox =
      outboxes.get(conversationId) ??
      createAnswerOutbox(conversationId, unsentAnswers(personId, conversationId))
    outboxes.set(conversationId, outbox)
    return outbox
  }
  return {
    of,
    /** The network or the colleague is back: also what other tabs have left behind, or this one before it was reloaded. */
    wake: () => {
      for (const id of conversationsWithUnsent(personId)) of(id)
      for (const outbox of outboxes.values()) outbox.wake()
    },
    stop: () => {
      for (const outbox of outboxes.values()) outbox.stop()
    },
  }
}
