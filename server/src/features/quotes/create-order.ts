/** Staff enter an order for a customer or price a waiting request; with an amount it becomes a sent quote. */

import { problems } from '@kervan/domain/problems.ts'
import { type OrderForm, orderTotal } from '@kervan/domain/quotes/order-form.ts'
import { requestProblems } from '@kervan/domain/requests/requests.copy.ts'
import { statusAfter } from '@kervan/domain/requests/requests.policy.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { chooseRecipient, findAddressee, type WithMailPreference } from '#features/quotes/mail-customer.ts'
import { sendQuickPrice } from '#features/quotes/quick-price.ts'
import { lockRequest } from '#features/quotes/quotes.queries.ts'
import { type AddedRequest, addRequest, type NewRequest } from '#features/requests/add-request.ts'
import { announceRequest } from '#features/requests/announce-request.ts'
import { customerMail } from '#features/requests/request-mails.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services, SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

export function createOrder(context: SignedInCall<WithCompany & WithMailPreference>, form: OrderForm) {
  const { services } = context
  const staffId = context.person.id
  return createOnce(context, form, async (tx) => {
    const addressee = await findAddressee(tx, form.customer_id)
    if (!addressee) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
    const waiting = form.request_id
      ? await waitingRequest(tx, form.request_id, form)
      : await addRequest(tx, services, requestOf(form, staffId, addressee.company))
    const { to, outcome } = await chooseRecipient(tx, services, addressee, form.notify_customer)
    const total = orderTotal(form)
    const mail = to === null ? null : { to: [to], cc: [], subject: '', message: '' }
    const { request, quote } =
      total === null
        ? { request: waiting, quote: null }
        : await sendQuickPrice(tx, services, { request: waiting, form, total }, context.person, mail)
    if (!quote) await confirmOrder(tx, services, request, addressee, to)
    return {
      id: request.id,
      number: request.number,
      quote_due_at: request.quote_due_at,
      status: request.status,
      quote_id: quote?.id ?? null,
      quote_no: quote?.quote_no ?? null,
      customer_mail: outcome,
    }
  })
}

/** An order whose price comes later. */
async function confirmOrder(
  tx: Transaction,
  services: Services & WithCompany,
  request: AddedRequest,
  { name, has_visited }: { name: string; has_visited: boolean },
  to: string | null,
): Promise<void> {
  await announceRequest(tx, services, request, 'created')
  if (to === null) return
  const letterhead = await readLetterhead(services)
  const mail = { request, customer: { name, email: to }, isDashboardUser: has_visited }
  await services.queueMail(tx, customerMail(letterhead, mail))
}

type Seen = Pick<OrderForm, 'customer_id' | 'request_updated_at'>

async function waitingRequest(tx: Transaction, id: string, seen: Seen): Promise<AddedRequest> {
  const [request] = await lockRequest(tx.db, id, seen.customer_id)
  if (!request) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  if (!statusAfter('quote', request.status))
    throw new ORPCError('ALREADY_ANSWERED', requestProblems.ALREADY_ANSWERED)
  // The price is for what the staff member saw: refuse it if the customer or a colleague has changed the request since.
  if (Date.parse(seen.request_updated_at ?? '') !== Date.parse(request.updated_at))
    throw new ORPCError('STALE', problems.STALE)
  return request
}

function requestOf(form: OrderForm, staffId: string, company: string): NewRequest {
  return {
    form: 'order',
    customer_id: form.customer_id,
    created_by: staffId,
    title: form.title,
    description: form.description,
    shipment_type: form.shipment_type,
    origin_country: form.origin_country,
    origin_city: form.origin_city,
    origin_postal_code: form.origin_postal_code,
    origin_port: form.origin_port,
    destination_country: form.destination_country,
    destination_city: form.destination_city,
    destination_postal_code: form.destination_postal_code,
    destination_port: form.destination_port,
    cargo_type: form.cargo_type,
    estimated_weight: form.estimated_weight,
    estimated_volume: form.estimated_volume,
    preferred_date: form.preferred_date,
    urgency_level: null,
    requester_company: company,
  }
}
