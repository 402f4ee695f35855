/** Handlers of the customer's and guest's half of the chat. */
import { chatContract } from '@kervan/domain/chat/chat.contract.ts'
import { chatProblems } from '@kervan/domain/chat/chat.copy.ts'
import { ORPCError } from '@orpc/server'
import { changeMessage } from '#features/chat/change-message.ts'
import { type Seat, seatOf, takenSeat } from '#features/chat/chat-seat.ts'
import { chatState } from '#features/chat/chat-state.ts'
import { forgetGuest } from '#features/chat/forget-guest.ts'
import { guestCookie, guestTokenFrom } from '#features/chat/guest-cookie.ts'
import { introduceGuest } from '#features/chat/introduce-guest.ts'
import { noteSeen } from '#features/chat/note-seen.ts'
import { readMessage, readPage } from '#features/chat/read-messages.ts'
import { sendOwnMessage } from '#features/chat/send-message.ts'
import { tellPresence } from '#features/chat/tell-presence.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { WithPreviewLinks } from '#features/documents/preview-links.ts'
import type { Call } from '#spine/http/call.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

type ChatServices = WithCompany & WithPreviewLinks
type ChatCall = Call<ChatServices>

const api = implementContract<typeof chatContract, ChatServices>(chatContract)
const none = { delivered_position: 0, read_position: 0 }

export const chatHandlers = {
  introduce: api.introduce.handler(async ({ input, context }) =>
    chatState(context.services, await introduceGuest(context, input)),
  ),
  state: api.state.handler(async ({ context }) => {
    const seat = await seatOf(context)
    const token = guestTokenFrom(context.browser.cookies)
    if (seat?.guest && token) context.setCookie(guestCookie(token))
    return chatState(context.services, seat)
  }),
  forget: api.forget.handler(({ context }) => forgetGuest(context)),
  messages: api.messages.handler(async ({ input, context }) => {
    const seat = await takenSeat(context)
    return readPage(seat.query, context, seat.conversation, input)
  }),
  send: api.send.handler(async ({ input, context }) => {
    const seat = await sendOwnMessage(context, input)
    return messageOf(context, seat, input.id)
  }),
  edit: api.edit.handler(({ input, context }) => change(context, input.id, input.message_text)),
  remove: api.remove.handler(({ input, context }) => change(context, input.id, null)),
  seen: api.seen.handler(async ({ input, context }) => {
    const { conversation } = await takenSeat(context)
    if (!conversation) return { customer: none, staff: none }
    return noteSeen(context.services, context.actor, conversation, 'customer', input)
  }),
  presence: api.presence.handler(async ({ input, context }) => {
    const seat = await seatOf(context)
    // A page that closes after its talk was deleted says good-bye to nobody.
    if (!seat?.conversation) return { done: true as const }
    const { conversation, writer, guest } = seat
    await context.services.limits.chatPresence(guest?.id ?? writer.sender_id ?? '')
    return tellPresence(context.services, conversation, writer, input)
  }),
}

async function change(context: ChatCall, id: string, message_text: string | null) {
  const seat = await takenSeat(context)
  const { conversation, writer } = seat
  if (!conversation) throw new ORPCError('MESSAGE_NOT_FOUND', chatProblems.MESSAGE_NOT_FOUND)
  await context.services.actAs(context.actor, (tx) =>
    changeMessage(tx, context.services, writer, { id, message_text, conversationId: conversation.id }),
  )
  return messageOf(context, seat, id)
}

async function messageOf(context: ChatCall, { query }: Seat, id: string) {
  const message = await readMessage(query, context, id)
  if (!message) throw new ORPCError('MESSAGE_NOT_FOUND', chatProblems.MESSAGE_NOT_FOUND)
  return message
}
