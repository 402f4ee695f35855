/**
 * A guest deletes their talk with us: the messages of both sides, what the office noted of it, and who they said they are. A lead that
 * grew from it stays as a record without the talk. Customers have their data in their account, and its rules.
 */
import { seatOf } from '#features/chat/chat-seat.ts'
import { noGuestCookie } from '#features/chat/guest-cookie.ts'
import { announceConversation } from '#features/chat/office/change-conversation.ts'
import { lockConversation } from '#features/chat/write-message.ts'
import type { Call } from '#spine/http/call.ts'

/** So that what waits for an answer is done before it is gone. */
const close = `update chat_conversations set status = 'closed', waiting_since = null, snoozed_until = null where id = $1`
const keptMails = 'select raw_key from inbound_mails where conversation_id = $1 and raw_key is not null'
const removeTalk = 'delete from chat_conversations where id = $1'
const removeGuest = 'delete from chat_guests where id = $1'

export async function forgetGuest(context: Call): Promise<{ removed: boolean }> {
  const { services, setCookie, actor } = context
  const { guest, conversation } = (await seatOf(context)) ?? {}
  if (!guest || !conversation) return { removed: false }
  const { id } = conversation
  const mails = await services.actAs(actor, async (tx) => {
    await lockConversation(tx, id)
    const kept = await tx.asSystem<{ raw_key: string }>(keptMails, [id])
    await tx.asSystem(close, [id])
    await announceConversation(tx, conversation, services)
    await tx.asSystem(removeTalk, [id])
    await tx.asSystem(removeGuest, [guest.id])
    return kept
  })
  for (const { raw_key } of mails) await services.files.remove(raw_key)
  setCookie(noGuestCookie)
  return { removed: true }
}
