/** What is noted of a call as being about a shipment is about one of the customer who was called. */
import type { conversationNoted } from '@kervan/domain/customers/customers.events.ts'
import { problems } from '@kervan/domain/problems.ts'
import type { z } from '@kervan/domain/z.ts'
import { ORPCError } from '@orpc/server'
import type { Transaction } from '#spine/database/act-as.ts'

export async function checkCalledShipment(
  tx: Transaction,
  { about, customer_id }: z.output<typeof conversationNoted.data>,
): Promise<void> {
  if (about?.kind !== 'shipment') return
  const [known] = await tx.query('select id from shipments where id = $1 and customer_id = $2', [
    about.id,
    customer_id,
  ])
  if (!known) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
}
