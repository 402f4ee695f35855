/** Whether a quote can still be answered in an open dialog: yes, it was renewed, or it is closed. */
import { requestProblems } from '@kervan/domain/requests/requests.copy.ts'
import { type Answer, statusAfter } from '@kervan/domain/requests/requests.policy.ts'
import { hasExpired } from '#features/requests/quote-validity.ts'
import type { QuotedRequest } from '#features/requests/quoted-request.ts'

type AnswerState = { kind: 'open' } | { kind: 'renewed' } | { kind: 'closed'; reason: string }

/** `seen` is the request as the customer has seen it. */
export function answerStateOf(
  answer: Answer,
  seen: QuotedRequest,
  request: QuotedRequest,
  now: number,
): AnswerState {
  if (statusAfter(answer, request.status) === undefined)
    return closed(request.status === 'pending' ? 'NOT_QUOTED' : 'ALREADY_ANSWERED')
  if (answer !== 'revise' && hasExpired(request, now)) return closed('QUOTE_EXPIRED')
  return { kind: request.quote_id === seen.quote_id ? 'open' : 'renewed' }
}

function closed(code: keyof typeof requestProblems): AnswerState {
  return { kind: 'closed', reason: requestProblems[code].message }
}
