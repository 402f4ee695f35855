/** Records that a customer has opened an offer: its detail, its page or its PDF. Only the first time counts, and staff hear of it once. */
import { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import type { QuoteStatus } from '@kervan/domain/quotes/quotes.policy.ts'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export type Viewer = {
  person: { id: string; full_name: string }
  /** From where. */
  address: string
}

/** One that was answered or has expired unseen stays what it is. */
const markViewed = `update quotes set viewed_at = now(), updated_at = now(), status = case when status = 'sent' then 'viewed' else status end
  where id = $1 and customer_id = $2 and sent_at is not null and viewed_at is null
  returning quote_no, request_id, customer_id, status`

type Viewed = { quote_no: string; request_id: string | null; customer_id: string; status: QuoteStatus }

/** With the system's rights, since customers may not update quotes; the statement names the customer. */
export async function recordViewed(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  quoteId: string,
  { person, address }: Viewer,
): Promise<void> {
  const [viewed] = await tx.asSystem<Viewed>(markViewed, [quoteId, person.id])
  if (!viewed) return
  recordQuoteEvent(tx, quoteId, 'viewed', person, { ip_address: address })
  await emit(tx, quoteChanged, ['staff'], {
    quote_id: quoteId,
    ...viewed,
    status_stays: viewed.status !== 'viewed',
  })
}
