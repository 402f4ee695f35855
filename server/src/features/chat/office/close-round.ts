/** The round of a conversation ends with its closing; taken back, it goes on as if it had not. */
import type { Transaction } from '#spine/database/act-as.ts'

const close =
  'update chat_rounds set closed_at = now(), closed_by = $2 where conversation_id = $1 and closed_at is null'
const reopen = `update chat_rounds set closed_at = null, closed_by = null
  where id = (select id from chat_rounds where conversation_id = $1 order by id desc limit 1)`

export const closeRound = (tx: Transaction, conversationId: string, personId: string) =>
  tx.query(close, [conversationId, personId])

export const reopenRound = (tx: Transaction, conversationId: string) => tx.query(reopen, [conversationId])
