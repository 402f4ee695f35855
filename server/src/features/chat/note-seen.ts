/** One side has received or read more. Positions only grow, and never beyond the last message. */

import { chatSeen } from '@kervan/domain/chat/chat.events.ts'
import type { ChatSide } from '@kervan/domain/chat/chat.policy.ts'
import type { Seen, SeenInput } from '@kervan/domain/chat/chat-message.ts'
import { audiencesOf, type Conversation } from '#features/chat/conversations.queries.ts'
import { readSeen } from '#features/chat/read-messages.ts'
import { noteContact } from '#features/customers/note-contact.ts'
import { mayWrite, type Outsider } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Row = { delivered_position: number; read_position: number }

/** What was read was received. */
const grow = `update chat_positions p set updated_at = now(),
    delivered_position = greatest(p.delivered_position, least(greatest($3::int, $4::int), c.last_position)),
    read_position = greatest(p.read_position, least($4::int, c.last_position))
  from chat_conversations c where c.id = $1 and p.conversation_id = c.id and p.side = $2
    and (least(greatest($3::int, $4::int), c.last_position) > p.delivered_position or least($4::int, c.last_position) > p.read_position)
  returning p.delivered_position, p.read_position`

export function noteSeen(
  { actAs, emit }: Pick<Services, 'actAs' | 'emit'>,
  actor: Outsider,
  conversation: Conversation,
  side: ChatSide,
  { delivered_position = 0, read_position = 0 }: SeenInput,
): Promise<Seen> {
  return actAs(actor, async (tx) => {
    // Whoever only looks, as staff do in a customer's panel, has read nothing for them.
    const [grown] = mayWrite(actor)
      ? await tx.asSystem<Row>(grow, [conversation.id, side, delivered_position, read_position])
      : []
    // A guest may be reached on our pages alone: what they read there has been said to them.
    const { customer_id, open_guest_id } = conversation
    if (grown && read_position > 0 && side === 'customer' && customer_id && open_guest_id)
      noteContact(tx, customer_id)
    if (grown)
      await emit(tx, chatSeen, audiencesOf(conversation), {
        conversation_id: conversation.id,
        customer_id,
        side,
        ...grown,
      })
    return (await readSeen(tx.asSystem, conversation.id)).seen
  })
}
