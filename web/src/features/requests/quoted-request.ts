/** A request with a price, from a list or in full, and how a screen asks its customer for an answer. */
import type { RequestSummary } from '@kervan/domain/requests/request.ts'
import type { Answer } from '@kervan/domain/requests/requests.policy.ts'

export type QuotedRequest = Pick<
  RequestSummary,
  'id' | 'number' | 'title' | 'status' | 'quote_id' | 'quote_amount' | 'quote_currency' | 'quote_valid_until'
>

/** Opens the question; nothing is sent before it is confirmed. */
export type AskAnswer = (answer: Answer, request: QuotedRequest) => void
