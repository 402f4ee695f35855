/** The round of a conversation ends with its closing; taken back, it goes on as if it had not. */
import type { Transaction } from '#spine/database/act-as.ts'

const close =
  'update chat_rounds set closed_at = now(), closed_by = $2 where conversation_id = $1 and closed_at is null'
const reopen = `update chat_rounds set closed_at = null, closed_by = null
  where id = (select id from chat_rounds where conversation_id = $1 order by id desc limit 1)`

export const closeRound = (tx: Transaction, conversationId: string, personId: string) =>
  tx.query(close, [conversationId, personId])

export const reopenRound = (tx: Transaction, conversationId: string) => tx.query(reopen, [conversationId])

/** Since the first message of the customer's side in the last round that no message of ours came after. */
const waited = `select min(m.created_at)::text as since from chat_messages m
  where m.conversation_id = $1 and m.sender_type <> 'staff'
    and m.position > coalesce((select max(a.position) from chat_messages a where a.conversation_id = $1 and a.sender_type = 'staff'), 0)
    and m.created_at >= (select max(r.opened_at) from chat_rounds r where r.conversation_id = $1)`

/** Since when the customer waits for an answer as if it had never been closed; null while nobody waits. */
export async function waitingSince(tx: Transaction, conversationId: string): Promise<string | null> {
  const [row] = await tx.asSystem<{ since: string | null }>(waited, [conversationId])
  return row?.since ?? null
}
