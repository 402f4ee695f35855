/** A colleague's account was closed: their open conversations are nobody's, so that somebody takes them on. */
import type { staffChanged } from '@kervan/domain/auth/auth.events.ts'
import { chatConversationChanged } from '@kervan/domain/chat/chat.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const release = `with released as (
    update chat_conversations c set staff_id = null
    from users u where u.id = $1 and u.disabled_at is not null and c.staff_id = u.id and c.status = 'active'
    returning c.id
  ), noted as (
    insert into chat_events (conversation_id, kind, colleague_id) select id, 'account_closed', $1 from released
  ) select id from released`

export async function releaseConversations(
  tx: Transaction,
  { user_id }: z.output<typeof staffChanged.data>,
  { emit }: Pick<Services, 'emit'>,
): Promise<void> {
  const released = await tx.asSystem<{ id: string }>(release, [user_id])
  await Promise.all(
    released.map(({ id }) =>
      emit(tx, chatConversationChanged, ['staff'], { conversation_id: id, customer_id: null }),
    ),
  )
}
