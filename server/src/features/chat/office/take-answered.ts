/** Whoever answers a conversation that nobody has, has it from then on: so that no second one answers too. */
import { chatConversationChanged, type chatMessageWritten } from '@kervan/domain/chat/chat.events.ts'
import type { z } from '@kervan/domain/z.ts'
import { audiencesOf, conversationById } from '#features/chat/conversations.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const take = `with taken as (
    update chat_conversations set staff_id = $2 where id = $1 and staff_id is null returning id
  ), noted as (insert into chat_events (conversation_id, kind, actor_id) select id, 'taken', $2 from taken)
  select id from taken`

export async function takeAnswered(
  tx: Transaction,
  { conversation_id, sender_type, sender_id }: z.output<typeof chatMessageWritten.data>,
  { emit }: Pick<Services, 'emit'>,
): Promise<void> {
  if (sender_type !== 'staff' || !sender_id) return
  const taken = await tx.asSystem(take, [conversation_id, sender_id])
  const conversation = taken.length > 0 && (await conversationById(tx.asSystem, conversation_id))
  if (!conversation) return
  const { customer_id } = conversation
  await emit(tx, chatConversationChanged, audiencesOf(conversation), { conversation_id, customer_id })
}
