/** A call or a visit about an offer stands in the offer's history too, in the transaction in which it was noted. */
import type { conversationNoted } from '@kervan/domain/customers/customers.events.ts'
import { quoteProblems } from '@kervan/domain/quotes/quotes.copy.ts'
import { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import type { z } from '@kervan/domain/z.ts'
import { ORPCError } from '@orpc/server'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { and, eq } from '#spine/database/drizzle.ts'
import type { Services } from '#spine/http/call.ts'

export async function noteCall(
  tx: Transaction,
  { about, customer_id, kind, outcome, text, staff_id, staff_name }: z.output<typeof conversationNoted.data>,
  { emit }: Pick<Services, 'emit'>,
): Promise<void> {
  if (about?.kind !== 'quote') return
  const { quote_no, request_id, status } = quotes
  const [quote] = await tx.db
    .select({ quote_no, request_id, customer_id: quotes.customer_id, status })
    .from(quotes)
    .where(and(eq(quotes.id, about.id), eq(quotes.customer_id, customer_id)))
  if (!quote) throw new ORPCError('NOT_FOUND', quoteProblems.NOT_FOUND)
  const by = { id: staff_id, full_name: staff_name }
  const event = kind === 'visit' ? 'visited' : 'called'
  recordQuoteEvent(tx, about.id, event, by, { outcome, ...(text && { note: text }) })
  await emit(tx, quoteChanged, ['staff'], {
    quote_id: about.id,
    ...quote,
    by: staff_id,
    status_stays: true,
  })
}
