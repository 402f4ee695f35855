/** A customer has another representative: the conversations that the former one had are theirs from then on. */
import { chatConversationChanged } from '@kervan/domain/chat/chat.events.ts'
import type { customerAssigned } from '@kervan/domain/customers/customers.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const handOver = `with given as (
    update chat_conversations set staff_id = $3 where customer_id = $1 and staff_id = $2 returning id
  ), noted as (
    insert into chat_events (conversation_id, kind, actor_id, colleague_id) select id, 'handed_over', $4, $3 from given
  ) select id from given`

export async function handOverConversations(
  tx: Transaction,
  { customer_id, former, assigned_to }: z.output<typeof customerAssigned.data>,
  { emit }: Pick<Services, 'emit'>,
): Promise<void> {
  if (!former) return
  const by = 'userId' in tx.actor ? tx.actor.userId : null
  const given = await tx.asSystem<{ id: string }>(handOver, [customer_id, former, assigned_to, by])
  for (const { id } of given)
    await emit(tx, chatConversationChanged, ['staff'], { conversation_id: id, customer_id: null })
}
