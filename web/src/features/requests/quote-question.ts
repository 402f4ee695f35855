/** How an open question about a quote stands by now: it may be answered, the quote was renewed, or there is nothing to answer any more. */
import type { RequestSummary } from '@kervan/domain/requests/request.ts'
import { requestProblems } from '@kervan/domain/requests/requests.copy.ts'
import { type Answer, statusAfter } from '@kervan/domain/requests/requests.policy.ts'
import { hasExpired } from '#features/requests/quote-validity.ts'

/** Any request that carries a price: a line of a list or its whole detail. */
export type QuotedRequest = Pick<
  RequestSummary,
  'id' | 'number' | 'title' | 'status' | 'quote_id' | 'quote_amount' | 'quote_currency' | 'quote_valid_until'
>

type Standing = { state: 'open' } | { state: 'renewed' } | { state: 'closed'; why: string }

/** `seen` is the request with the price that the person was asked about. */
export function standingOf(
  answer: Answer,
  seen: QuotedRequest,
  request: QuotedRequest,
  now: number,
): Standing {
  if (statusAfter(answer, request.status) === undefined)
    return closed(request.status === 'pending' ? 'NOT_QUOTED' : 'ALREADY_ANSWERED')
  if (answer !== 'revise' && hasExpired(request, now)) return closed('QUOTE_EXPIRED')
  return { state: request.quote_id === seen.quote_id ? 'open' : 'renewed' }
}

function closed(code: keyof typeof requestProblems): Standing {
  return { state: 'closed', why: requestProblems[code].message }
}
