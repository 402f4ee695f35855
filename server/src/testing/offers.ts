/** Offers for tests: quotes with an optional line that have been sent to their customer. */
import { randomUUID } from 'node:crypto'
import type { QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import { waitingRequest } from '#testing/orders.ts'
import { quoteDesk, quoteItem } from '#testing/quotes.ts'
import { query } from '#testing/sign-in.ts'
import type { SignedIn, TestServer } from '#testing/test-server.ts'

export type SentOffer = { id: string; request_id: string; items: QuoteLine[] }

export const insurance = () =>
  quoteItem({
    kind: 'insurance',
    title: 'Nakliyat sigortası',
    unit: 'shipment',
    unit_price: '85.50',
    is_optional: true,
  })

/** Sent past the API: how a quote is sent is tested elsewhere. */
export async function sentOffer(
  server: TestServer,
  staff: SignedIn,
  customer: SignedIn,
  items: QuoteLine[] = [quoteItem(), insurance()],
): Promise<SentOffer> {
  const { id: request_id } = await waitingRequest(server, customer)
  const lines = items.map(({ id: _, ...line }) => line)
  const { body } = await quoteDesk(server, staff).create({ request_id, items: lines })
  const id = body.id
  await query(
    server,
    `with sent as (update quotes set status = 'sent', sent_at = now(), quote_no = $2, valid_until = now() + interval '10 days'
        where id = $1 returning *)
      update requests r set status = 'quoted', quote_id = q.id, quote_amount = q.total_amount, quote_currency = q.currency,
        quote_valid_until = q.valid_until, quoted_at = now(), first_quoted_at = now() from sent q where r.id = q.request_id`,
    [id, `T-${randomUUID()}`],
  )
  const stored = await quoteDesk(server, staff).read(id)
  return { id, request_id, items: stored.items }
}
