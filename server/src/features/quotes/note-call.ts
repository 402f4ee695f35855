/** Keeps how a call about an offer went, in the offer's history. */
import type { CallOutcome } from '@kervan/domain/quotes/call-outcomes.ts'
import { quoteProblems } from '@kervan/domain/quotes/quotes.copy.ts'
import { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import { ORPCError } from '@orpc/server'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { eq } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

export function noteCall(
  context: SignedInCall,
  input: { id: string; outcome: CallOutcome; note: string },
): Promise<{ done: true }> {
  const { services, person } = context
  const { quote_no, request_id, customer_id, status } = quotes
  return createOnce(context, input, async (tx) => {
    const [quote] = await tx.db
      .select({ quote_no, request_id, customer_id, status })
      .from(quotes)
      .where(eq(quotes.id, input.id))
    if (!quote) throw new ORPCError('NOT_FOUND', quoteProblems.NOT_FOUND)
    const { outcome, note } = input
    recordQuoteEvent(tx, input.id, 'called', person, { outcome, ...(note && { note }) })
    await services.emit(tx, quoteChanged, ['staff'], {
      quote_id: input.id,
      ...quote,
      by: person.id,
      status_stays: true,
    })
    return { done: true }
  })
}
