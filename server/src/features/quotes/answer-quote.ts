/** A customer's answer to a price. The request is locked first, so that of two answers only the first counts. */
import { problems } from '@kervan/domain/problems.ts'
import type { QuoteEventKind } from '@kervan/domain/quotes/quote-options.ts'
import { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import type { QuoteStatus } from '@kervan/domain/quotes/quotes.policy.ts'
import type { RejectionReason } from '@kervan/domain/quotes/rejection-reasons.ts'
import { requestProblems } from '@kervan/domain/requests/requests.copy.ts'
import { type Answer, quoteDueAt, statusAfter } from '@kervan/domain/requests/requests.policy.ts'
import { ORPCError } from '@orpc/server'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'
import { announceRequest } from '#features/requests/announce-request.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services, SignedInCall } from '#spine/http/call.ts'

export type AnsweredRequest = Pick<
  AddedRequest,
  | 'id'
  | 'number'
  | 'title'
  | 'status'
  | 'customer_id'
  | 'form'
  | 'urgency_level'
  | 'quote_id'
  | 'quote_amount'
  | 'quote_currency'
>
type QuoteOfRequest = { id: string; quote_id: string }

const columns = `id, number, title, status, customer_id, form, urgency_level, quote_id, quote_amount, quote_currency`
/** The clock is the database's, which also dates the answer: two clocks would differ in the last millisecond.
 * The customer's record comes first, as in a change of their name, which goes on to their requests; so the two never wait for each other. */
const lock = `with customer as (select id from profiles where id = $2 for no key update)
  select ${columns}, coalesce(quote_valid_until < now(), false) as has_expired from requests where id = $1 and customer_id = (select id from customer) for update`

const refuse = (code: keyof typeof requestProblems): never => {
  throw new ORPCError(code, requestProblems[code])
}

/** With the system's rights, since customers may not update requests; the statement names the customer. */
export async function lockForAnswer(
  tx: Transaction,
  step: Answer,
  { id, quote_id }: QuoteOfRequest,
  customerId: string,
): Promise<AnsweredRequest> {
  const [found] = await tx.asSystem<AnsweredRequest & { has_expired: boolean }>(lock, [id, customerId])
  // The same answer for a missing request and for another customer's.
  if (!found) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  const { has_expired, ...request } = found
  if (!statusAfter(step, request.status))
    refuse(request.status === 'pending' ? 'NOT_QUOTED' : 'ALREADY_ANSWERED')
  if (request.quote_id !== quote_id) refuse('QUOTE_SUPERSEDED')
  // A new price can be requested after the old one has expired.
  if (step !== 'revise' && has_expired) refuse('QUOTE_EXPIRED')
  return request
}

const quoteStatusAfter = {
  approve: 'accepted',
  reject: 'rejected',
  revise: 'revision_requested',
} as const satisfies Record<Answer, QuoteStatus>

const eventOf = {
  approve: 'won',
  reject: 'lost',
  revise: 'revision_requested',
} as const satisfies Record<Answer, QuoteEventKind>

/** What an answer says besides yes or no. */
export type AnswerDetails = {
  accepted?: { options: readonly { id: string }[]; total_amount: string }
  reason?: RejectionReason | null
  note?: string
}

/** Records the answer on the quote and in its history. */
export async function settleQuote(
  tx: Transaction,
  { services, person, browser }: Pick<SignedInCall, 'services' | 'person' | 'browser'>,
  step: Answer,
  { id, quote_id, customer_id }: AnsweredRequest,
  { accepted, reason = null, note = '' }: AnswerDetails = {},
): Promise<void> {
  const status = quoteStatusAfter[step]
  const open = step === 'revise' ? ['sent', 'viewed', 'expired'] : ['sent', 'viewed']
  const [quote] = await tx.asSystem<{ quote_no: string; total: string; currency: string }>(
    `update quotes set status = $2, answered_at = now(), updated_at = now(), accepted_amount = $4, accepted_options = $5,
       rejection_reason = $6, answer_note = $7
     where id = $1 and status = any($3) returning quote_no, coalesce(accepted_amount, total_amount) as total, currency`,
    [
      quote_id,
      status,
      open,
      accepted?.total_amount ?? null,
      accepted ? JSON.stringify(accepted.options.map((option) => option.id)) : null,
      reason,
      note,
    ],
  )
  if (!quote || !quote_id) return refuse('QUOTE_EXPIRED')
  recordQuoteEvent(tx, quote_id, eventOf[step], person, {
    total: quote.total,
    currency: quote.currency,
    ip_address: browser.address,
  })
  await services.emit(tx, quoteChanged, ['staff'], {
    quote_id,
    quote_no: quote.quote_no,
    request_id: id,
    customer_id,
    status,
  })
}

const updateRequest = `update requests set status = $2, customer_response_at = now(), updated_at = now(),
    revision_requested_at = case when $3 then now() else revision_requested_at end,
    revision_note = case when $3 then $4 else revision_note end, quote_due_at = coalesce($5, quote_due_at)
  where id = $1 returning ${columns}`

/** Records the answer on the request; `note` is for the staff who will price it again. */
export async function settleRequest(
  tx: Transaction,
  services: Pick<Services, 'emit'>,
  step: Answer,
  request: AnsweredRequest,
  note = '',
): Promise<AnsweredRequest> {
  const isRevision = step === 'revise'
  const dueAgain = isRevision ? quoteDueAt(new Date(), request.form, request.urgency_level) : undefined
  const [answered] = await tx.asSystem<AnsweredRequest>(updateRequest, [
    request.id,
    statusAfter(step, request.status),
    isRevision,
    note,
    dueAgain?.toISOString() ?? null,
  ])
  if (!answered) throw new Error('The request was not updated.')
  const change = ({ approve: 'approved', reject: 'rejected', revise: 'revised' } as const)[step]
  await announceRequest(tx, services, answered, change)
  return answered
}

/** Rejects a price or requests another. An approval also starts a shipment: see shipments/approve-request.ts. */
export function refuseQuote(
  context: SignedInCall,
  step: 'reject' | 'revise',
  answer: QuoteOfRequest & Pick<AnswerDetails, 'reason' | 'note'>,
): Promise<Pick<AnsweredRequest, 'id' | 'status'>> {
  const { services, actor, person } = context
  return services.actAs(actor, async (tx) => {
    const request = await lockForAnswer(tx, step, answer, person.id)
    await settleQuote(tx, context, step, request, answer)
    const { id, status } = await settleRequest(tx, services, step, request, answer.note)
    return { id, status }
  })
}
