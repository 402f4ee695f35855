/** Tells whoever looks at a conversation now that somebody is there, or types. Nothing of it is stored. */

import { chatPresence } from '@kervan/domain/chat/chat.events.ts'
import { sideOf } from '@kervan/domain/chat/chat.policy.ts'
import type { PresenceInput } from '@kervan/domain/chat/chat-message.ts'
import type { Writer } from '#features/chat/chat-seat.ts'
import { audiencesOf, type Conversation } from '#features/chat/conversations.queries.ts'
import type { Services } from '#spine/http/call.ts'

export async function tellPresence(
  { signal }: Pick<Services, 'signal'>,
  conversation: Conversation,
  { sender_type, sender_id, sender_name }: Writer,
  { state, asks }: PresenceInput,
): Promise<{ done: true }> {
  await signal(chatPresence, audiencesOf(conversation), {
    conversation_id: conversation.id,
    side: sideOf(sender_type),
    person_id: sender_type === 'staff' ? sender_id : null,
    name: sender_name,
    state,
    asks,
  })
  return { done: true }
}
