/** Whether goods of a customer are on their way: then somebody has to be able to reach them. */
import { activeStatuses } from '@kervan/domain/shipments/shipments.policy.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export async function hasGoodsUnderway(tx: Transaction, customerId: string): Promise<boolean> {
  const found = await tx.asSystem(
    'select 1 as one from shipments where customer_id = $1 and status = any($2::text[]) limit 1',
    [customerId, [...activeStatuses]],
  )
  return found.length > 0
}
