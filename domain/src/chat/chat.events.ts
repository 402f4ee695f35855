/** Events of the chat hold ids and positions, never a word: whoever receives one fetches what they may read. */
import { chatSides, presenceStates, senderTypes } from '#chat/chat.policy.ts'
import { defineEvent } from '#live/event.ts'
import { Id } from '#values/id.ts'
import { z } from '#z.ts'

const conversation = { conversation_id: Id, customer_id: Id.nullable() }

export const chatMessageWritten = defineEvent(
  'chat.message_written',
  z.object({
    ...conversation,
    message_id: Id,
    position: z.number().int(),
    sender_type: z.enum(senderTypes),
    /** Who has written it, where they have an account. */
    sender_id: Id.nullable(),
    /** The first message, or the first since the conversation was closed. */
    begins: z.boolean().optional(),
  }),
)

/** A message was corrected or taken back. */
export const chatMessageChanged = defineEvent(
  'chat.message_changed',
  z.object({ ...conversation, message_id: Id, position: z.number().int() }),
)

/** One side has received or read more of the conversation. */
export const chatSeen = defineEvent(
  'chat.seen',
  z.object({
    ...conversation,
    side: z.enum(chatSides),
    delivered_position: z.number().int(),
    read_position: z.number().int(),
  }),
)

/** A conversation was opened, closed, given to somebody or put off. */
export const chatConversationChanged = defineEvent('chat.conversation_changed', z.object(conversation))

/** Said by the way to whoever is connected now, past the outbox; pages forget it after `typingSeconds` or `hereSeconds`. */
export const chatPresence = defineEvent(
  'chat.presence',
  z.object({
    conversation_id: Id,
    side: z.enum(chatSides),
    /** Of staff; a customer or guest is the conversation's own. */
    person_id: Id.nullable(),
    name: z.string(),
    state: z.enum(presenceStates),
    /** Whoever is there says so in return. */
    asks: z.boolean(),
  }),
)
