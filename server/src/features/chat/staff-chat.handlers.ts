/** Handlers of what staff read and answer in a conversation. */
import { chatProblems } from '@kervan/domain/chat/chat.copy.ts'
import { staffChatContract } from '@kervan/domain/chat/staff-chat.contract.ts'
import { ORPCError } from '@orpc/server'
import { changeMessage } from '#features/chat/change-message.ts'
import type { Writer } from '#features/chat/chat-seat.ts'
import {
  type Conversation,
  conversationById,
  ensureConversation,
} from '#features/chat/conversations.queries.ts'
import { noteSeen } from '#features/chat/note-seen.ts'
import { readMessage, readPage } from '#features/chat/read-messages.ts'
import { sendStaffMessage } from '#features/chat/send-message.ts'
import { readStaffConversation } from '#features/chat/staff-conversation.ts'
import { tellPresence } from '#features/chat/tell-presence.ts'
import type { WithPreviewLinks } from '#features/documents/preview-links.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { queryFor } from '#spine/lists/page-for.ts'

type StaffCall = SignedInCall<WithPreviewLinks>

const api = implementContract<typeof staffChatContract, WithPreviewLinks>(staffChatContract)

export const staffChatHandlers = {
  begin: api.begin.handler(async ({ input, context, errors }) => {
    const conversation = await context.services.actAs(context.actor, (tx) =>
      ensureConversation(tx, input.customer_id),
    )
    if (!conversation) throw errors.UNKNOWN_CUSTOMER()
    return readStaffConversation(queryFor(context), conversation.id)
  }),
  get: api.get.handler(({ input, context }) =>
    readStaffConversation(queryFor(context), input.conversation_id),
  ),
  messages: api.messages.handler(async ({ input, context }) =>
    readPage(queryFor(context), context, await conversationOf(context, input.conversation_id), input),
  ),
  send: api.send.handler(async ({ input, context }) => {
    await sendStaffMessage(context, input)
    return messageOf(context, input.id)
  }),
  edit: api.edit.handler(({ input, context }) => change(context, input.id, input.message_text)),
  remove: api.remove.handler(({ input, context }) => change(context, input.id, null)),
  seen: api.seen.handler(async ({ input, context }) =>
    noteSeen(
      context.services,
      context.actor,
      await conversationOf(context, input.conversation_id),
      'staff',
      input,
    ),
  ),
  presence: api.presence.handler(async ({ input, context }) => {
    await context.services.limits.chatPresence(context.person.id)
    const conversation = await conversationOf(context, input.conversation_id)
    return tellPresence(context.services, conversation, writerOf(context), input)
  }),
}

const writerOf = ({ person }: StaffCall): Writer => ({
  sender_type: 'staff',
  sender_id: person.id,
  sender_name: person.full_name,
})

async function conversationOf(context: StaffCall, id: string): Promise<Conversation> {
  const conversation = await conversationById(queryFor(context), id)
  if (!conversation) throw new ORPCError('NOT_FOUND', chatProblems.NOT_FOUND)
  return conversation
}

async function change(context: StaffCall, id: string, message_text: string | null) {
  await context.services.actAs(context.actor, (tx) =>
    changeMessage(tx, context.services, writerOf(context), { id, message_text, conversationId: null }),
  )
  return messageOf(context, id)
}

async function messageOf(context: StaffCall, id: string) {
  const message = await readMessage(queryFor(context), context, id)
  if (!message) throw new ORPCError('MESSAGE_NOT_FOUND', chatProblems.MESSAGE_NOT_FOUND)
  return message
}
