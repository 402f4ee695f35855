/** An offer that was answered, has expired or was replaced needs no reminder: what waits is cancelled in the same transaction. */
import { cancelledBecause } from '@kervan/domain/quotes/quotes.copy.ts'
import type { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import type { z } from '@kervan/domain/z.ts'
import { announceQuoteMails } from '#features/quotes/announce-quote-mail.ts'
import { cancelScheduled } from '#features/quotes/quote-mails.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const reasons: Record<string, string> = cancelledBecause

export async function cancelWaitingMails(
  tx: Transaction,
  { quote_id, status }: z.output<typeof quoteChanged.data>,
  services: Pick<Services, 'emit'>,
): Promise<void> {
  const reason = Object.hasOwn(reasons, status) ? reasons[status] : undefined
  if (reason) await announceQuoteMails(tx, services, await cancelScheduled(tx, quote_id, { reason }))
}
