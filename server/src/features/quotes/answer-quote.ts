/** A customer answers a price. Whoever comes first wins: the request is locked before anything is decided. */
import { problems } from '@kervan/domain/problems.ts'
import { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import { isExpired, type QuoteStatus } from '@kervan/domain/quotes/quotes.policy.ts'
import { requestProblems } from '@kervan/domain/requests/requests.copy.ts'
import {
  type Answer,
  quoteDueAt,
  revisionNote,
  statusAfter,
} from '@kervan/domain/requests/requests.policy.ts'
import { ORPCError } from '@orpc/server'
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
type Asked = { id: string; quote_id: string }

const columns = `id, number, title, status, customer_id, form, urgency_level, quote_id, quote_amount, quote_currency`
const lock = `select ${columns}, quote_valid_until from requests where id = $1 and customer_id = $2 for update`

const refuse = (code: keyof typeof requestProblems): never => {
  throw new ORPCError(code, requestProblems[code])
}

/** With the system's rights, since customers may change no request by themselves: their own is asked for by name. */
export async function lockForAnswer(
  tx: Transaction,
  step: Answer,
  { id, quote_id }: Asked,
  customerId: string,
): Promise<AnsweredRequest> {
  const [request] = await tx.asSystem<AnsweredRequest & { quote_valid_until: Date | null }>(lock, [
    id,
    customerId,
  ])
  // Missing and foreign are one answer.
  if (!request) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  if (!statusAfter(step, request.status))
    refuse(request.status === 'pending' ? 'NOT_QUOTED' : 'ALREADY_ANSWERED')
  if (request.quote_id !== quote_id) refuse('QUOTE_SUPERSEDED')
  // A price that has run out can still be asked for anew.
  const until = request.quote_valid_until
  if (step !== 'revise' && until && isExpired(until, new Date())) refuse('QUOTE_EXPIRED')
  return request
}

const settled = {
  approve: 'accepted',
  reject: 'rejected',
  revise: 'revision_requested',
} as const satisfies Record<Answer, QuoteStatus>

/** The quote's side of the answer. */
export async function settleQuote(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  step: Answer,
  { id, quote_id, customer_id }: AnsweredRequest,
): Promise<void> {
  const status = settled[step]
  const open = step === 'revise' ? ['sent', 'viewed', 'expired'] : ['sent', 'viewed']
  const [quote] = await tx.asSystem<{ quote_no: string }>(
    `update quotes set status = $2, answered_at = now(), updated_at = now()
     where id = $1 and status = any($3) and superseded_by is null returning quote_no`,
    [quote_id, status, open],
  )
  if (!quote || !quote_id) return refuse('QUOTE_EXPIRED')
  await emit(tx, quoteChanged, ['staff'], {
    quote_id,
    quote_no: quote.quote_no,
    request_id: id,
    customer_id,
    status,
  })
}

const answer = `update requests set status = $2, customer_response_at = now(), updated_at = now(),
    staff_notes = coalesce($3, staff_notes), quote_due_at = coalesce($4, quote_due_at)
  where id = $1 returning ${columns}`

/** The request's side of the answer; `note` is for the staff who price it again. */
export async function settleRequest(
  tx: Transaction,
  services: Pick<Services, 'emit'>,
  step: Answer,
  request: AnsweredRequest,
  note?: string,
): Promise<AnsweredRequest> {
  const again = step === 'revise' ? quoteDueAt(new Date(), request.form, request.urgency_level) : undefined
  const [settledRequest] = await tx.asSystem<AnsweredRequest>(answer, [
    request.id,
    statusAfter(step, request.status),
    step === 'revise' ? [revisionNote, note].filter(Boolean).join(': ') : null,
    again?.toISOString() ?? null,
  ])
  if (!settledRequest) throw new Error('The request did not take the answer.')
  const change = ({ approve: 'approved', reject: 'rejected', revise: 'revised' } as const)[step]
  await announceRequest(tx, services, settledRequest, change)
  return settledRequest
}

/** No, or not at this price. A yes makes a shipment as well: see shipments/approve-request.ts. */
export function refuseQuote(
  { services, actor, person }: SignedInCall,
  step: 'reject' | 'revise',
  asked: Asked & { note?: string },
): Promise<Pick<AnsweredRequest, 'id' | 'status'>> {
  return services.actAs(actor, async (tx) => {
    const request = await lockForAnswer(tx, step, asked, person.id)
    await settleQuote(tx, services, step, request)
    const { id, status } = await settleRequest(tx, services, step, request, asked.note)
    return { id, status }
  })
}
