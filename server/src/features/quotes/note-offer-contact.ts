/** An offer that has reached its customer is contact with them. */
import type { quoteMailChanged } from '@kervan/domain/quotes/quotes.events.ts'
import type { z } from '@kervan/domain/z.ts'
import type { Transaction } from '#spine/database/act-as.ts'

const reached = `update profiles set last_contact_at = now() where id = (select customer_id from quotes where id = $1)`

export async function noteSentOffer(
  tx: Transaction,
  { quote_id, state }: z.output<typeof quoteMailChanged.data>,
): Promise<void> {
  if (state === 'sent') tx.background(tx.asSystem(reached, [quote_id]))
}
