/**
 * A guest answers an invitation. Whoever accepts has introduced themselves: their conversation is the one that came of it, and what the
 * colleague had written is its next message, so that the colleague goes on from there.
 */
import { invitationAnswered, visitsChanged } from '@kervan/domain/analytics/analytics.events.ts'
import { refusal } from '#features/analytics/invite-guest.ts'
import { takenSeat } from '#features/chat/chat-seat.ts'
import { conversationFor } from '#features/chat/send-message.ts'
import { writeMessage } from '#features/chat/write-message.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Call } from '#spine/http/call.ts'

type Answer = { id: string; visitor_id: string; answer: 'accepted' | 'declined' }
type Invitation = {
  visit_id: string
  kind: 'invite' | 'chat'
  message_text: string
  state: string
  staff_id: string
  staff_name: string
}

/** The browser's own id proves that it is the one that was invited. */
const find = `select i.session_id as visit_id, i.kind, i.message_text, i.state, i.staff_id, u.name as staff_name
  from visit_invitations i join visitor_sessions v on v.id = i.session_id join users u on u.id = i.staff_id
  where i.id = $1 and v.visitor_id = $2 for no key update of i`
const note =
  'update visit_invitations set state = $2, answered_at = now(), conversation_id = $3 where id = $1'

export async function answerInvitation(context: Call, { id, visitor_id, answer }: Answer): Promise<void> {
  const { services, actor } = context
  const seat = answer === 'accepted' ? await takenSeat(context) : undefined
  await services.actAs(actor, async (tx) => {
    const invitation = await openInvitation(tx, id, visitor_id)
    // The same answer again, because the first one got lost.
    if (invitation.state === answer) return
    if (invitation.state === 'accepted' || invitation.state === 'declined') throw refusal('GONE')
    const conversation = seat && (await conversationFor(tx, seat))
    if (conversation && invitation.kind === 'chat')
      await writeMessage(
        tx,
        services,
        conversation.id,
        { sender_type: 'staff', sender_id: invitation.staff_id, sender_name: invitation.staff_name },
        { id, message_text: invitation.message_text, message_type: 'text', about: null },
      )
    const conversation_id = conversation?.id ?? null
    await tx.asSystem(note, [id, answer, conversation_id])
    await services.emit(tx, invitationAnswered, [`user:${invitation.staff_id}`], {
      visit_id: invitation.visit_id,
      answer,
      conversation_id,
    })
  })
  await services.signal(visitsChanged, ['staff'], {})
}

async function openInvitation(tx: Transaction, id: string, visitorId: string): Promise<Invitation> {
  const [found] = await tx.asSystem<Invitation>(find, [id, visitorId])
  if (!found) throw refusal('GONE')
  return found
}
