/**
 * Holds a customer's record, so that what is written next is written about it: a merge or an erasure that is under way is waited for.
 * Of a record that was merged it is the one that was kept. Nobody where there is none, or the person was erased.
 */
import { erasedMailHost } from '@kervan/domain/consents/data-requests.copy.ts'
import { keptRecordOf } from '#features/customers/merges/kept-record.ts'
import type { Transaction } from '#spine/database/act-as.ts'

const hold = `select id from profiles where id = $1 and (email like '%@${erasedMailHost}') is not true for no key update`

export async function holdRecord(tx: Pick<Transaction, 'query'>, id: string): Promise<string | undefined> {
  const [record] = await tx.query<{ id: string }>(hold, [id])
  if (record) return record.id
  const kept = await keptRecordOf(tx, id)
  return kept && holdRecord(tx, kept)
}
