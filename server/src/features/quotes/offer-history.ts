/** The offers that a request has been sent, the first one first, each with its answer. Row-level security decides whose are visible. */
import { offerLabel } from '@kervan/domain/quotes/offer-line.ts'
import type { OfferStep } from '@kervan/domain/quotes/offer-step.ts'
import type { QuoteStatus } from '@kervan/domain/quotes/quotes.policy.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { requests } from '#features/requests/requests.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { and, asc, eq, sql } from '#spine/database/drizzle.ts'

/** Undefined where there is no such request. */
export async function offerHistory(db: Db, requestId: string): Promise<OfferStep[] | undefined> {
  const [[request], rows] = await Promise.all([
    db.select({ id: requests.id }).from(requests).where(eq(requests.id, requestId)),
    sentOffers(db, requestId),
  ])
  if (!request) return undefined
  return rows.map(({ quote_no, revision, status, sent_at, answered_at, ...row }) => ({
    ...row,
    label: offerLabel({ quote_no, revision }),
    sent_at: sent_at ?? '',
    answered_at,
    answer: answered_at === null ? null : answerOf(status),
  }))
}

function sentOffers(db: Db, requestId: string) {
  return db
    .select({
      id: quotes.id,
      quote_no: quotes.quote_no,
      revision: quotes.revision,
      status: quotes.status,
      amount: sql<string>`coalesce(${quotes.accepted_amount}, ${quotes.total_amount})`,
      currency: quotes.currency,
      sent_at: quotes.sent_at,
      answered_at: quotes.answered_at,
      reason: quotes.rejection_reason,
      note: quotes.answer_note,
    })
    .from(quotes)
    .where(and(eq(quotes.request_id, requestId), sql`${quotes.sent_at} is not null`))
    .orderBy(asc(quotes.sent_at), asc(quotes.id))
}

/** What was answered and then replaced was answered with the wish for another price. */
function answerOf(status: QuoteStatus): NonNullable<OfferStep['answer']> {
  if (status === 'accepted') return 'approve'
  return status === 'rejected' ? 'reject' : 'revise'
}
