/**
 * A guest deletes their talk with us: the messages of both sides, what the office noted of it, and who they said they are. A lead that
 * grew from it stays as a record without the talk. Customers have their data in their account, and its rules.
 */
import { seatOf } from '#features/chat/chat-seat.ts'
import { noGuestCookie } from '#features/chat/guest-cookie.ts'
import { announceConversation } from '#features/chat/office/change-conversation.ts'
import { removeTalk } from '#features/chat/remove-talk.ts'
import { lockConversation } from '#features/chat/write-message.ts'
import type { Call } from '#spine/http/call.ts'

/** So that what waits for an answer is done before it is gone. */
const close = `update chat_conversations set status = 'closed', waiting_since = null, snoozed_until = null where id = $1`
const removeGuest = 'delete from chat_guests where id = $1'

export async function forgetGuest(context: Call): Promise<{ removed: boolean }> {
  const { services, setCookie, actor } = context
  const { guest, conversation } = (await seatOf(context)) ?? {}
  if (!guest || !conversation) return { removed: false }
  const { id } = conversation
  await services.actAs(actor, async (tx) => {
    await lockConversation(tx, id)
    await tx.asSystem(close, [id])
    await announceConversation(tx, conversation, services)
    await removeTalk(tx, services, id)
    await tx.asSystem(removeGuest, [guest.id])
  })
  setCookie(noGuestCookie)
  return { removed: true }
}
