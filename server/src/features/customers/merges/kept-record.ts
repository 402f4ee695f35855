/** The record that one was merged into; nothing where it was not, or where they are two again. */
import type { Transaction } from '#spine/database/act-as.ts'

/** A later merge of the kept record has moved this one on. */
const kept =
  'select kept_id from customer_merges where gone_id = $1 and undone_at is null order by id desc limit 1'

export async function keptRecordOf(tx: Pick<Transaction, 'query'>, id: string): Promise<string | undefined> {
  const [merge] = await tx.query<{ kept_id: string }>(kept, [id])
  return merge?.kept_id
}
