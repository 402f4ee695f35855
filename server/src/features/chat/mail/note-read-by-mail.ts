/** Whoever answers a mail has read what it told. */
import { chatSeen } from '@kervan/domain/chat/chat.events.ts'
import { audiencesOf, conversationById } from '#features/chat/conversations.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Grown = { delivered_position: number; read_position: number }

const grow = `update chat_positions p set updated_at = now(), read_position = n.mailed_position,
    delivered_position = greatest(p.delivered_position, n.mailed_position)
  from chat_notices n
  where p.conversation_id = $1 and p.side = 'customer' and n.conversation_id = p.conversation_id and n.mailed_position > p.read_position
  returning p.delivered_position, p.read_position`

export async function noteReadByMail(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  conversationId: string,
): Promise<void> {
  const [grown] = await tx.asSystem<Grown>(grow, [conversationId])
  const conversation = grown && (await conversationById(tx.asSystem, conversationId))
  if (!conversation) return
  const { customer_id } = conversation
  await emit(tx, chatSeen, audiencesOf(conversation), {
    conversation_id: conversationId,
    customer_id,
    side: 'customer',
    ...grown,
  })
}
