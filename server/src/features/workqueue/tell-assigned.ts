/** Whoever is given a customer by a colleague is told so. */
import type { customerAssigned } from '@kervan/domain/customers/customers.events.ts'
import { customerForYou } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export async function tellAssigned(
  tx: Transaction,
  { assigned_to, reason, ...about }: z.output<typeof customerAssigned.data>,
  { emit }: Pick<Services, 'emit'>,
): Promise<void> {
  // Who takes one for themselves knows it.
  if ('userId' in tx.actor && tx.actor.userId === assigned_to) return
  await emit(tx, customerForYou, [`user:${assigned_to}`], {
    ...about,
    person_id: assigned_to,
    reason: 'assigned',
    text: reason,
  })
}
