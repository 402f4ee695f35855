/** Staff enter an order for a customer or price a waiting request; with an amount it becomes a sent quote. */

import { problems } from '@kervan/domain/problems.ts'
import { type OrderForm, orderCargo } from '@kervan/domain/quotes/order-form.ts'
import { requestProblems } from '@kervan/domain/requests/requests.copy.ts'
import { requestFromMail } from '@kervan/domain/requests/requests.events.ts'
import { statusAfter } from '@kervan/domain/requests/requests.policy.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import { holdRecord } from '#features/customers/hold-record.ts'
import { chooseRecipient, findAddressee, type WithMailPreference } from '#features/quotes/mail-customer.ts'
import { prepareUnwritten, tellOfMissingPdf } from '#features/quotes/prepare-offer.ts'
import { quickPrice, sendQuickPrice, writeQuickPrice } from '#features/quotes/quick-price.ts'
import { lockRequest } from '#features/quotes/quotes.queries.ts'
import {
  type AddedRequest,
  addNumberedRequest,
  type NewRequest,
  type NumberedRequest,
  numberRequest,
} from '#features/requests/add-request.ts'
import { announceRequest } from '#features/requests/announce-request.ts'
import { customerMail } from '#features/requests/request-mails.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services, SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

type OrderCall = SignedInCall<WithCompany & WithMailPreference>

export function createOrder(context: OrderCall, form: OrderForm) {
  return tellOfMissingPdf(context, create(context, form))
}

async function create(context: OrderCall, form: OrderForm) {
  const { services, person } = context
  const price = quickPrice(services, form)
  // Named once, so that the document of its price can name it before it is there.
  const added = form.request_id ? null : await numberRequest(services, requestOf(form, person.id))
  const prepared =
    price &&
    (await prepareUnwritten(services, context.actor, async (tx) => {
      const { request } = await enter(tx, form, added)
      return writeQuickPrice(tx, request, price, person)
    }))
  return createOnce(context, form, async (tx) => {
    const { request: entered, addressee } = await enter(tx, form, added)
    const { to, outcome } = await chooseRecipient(tx, services, addressee, form.notify_customer)
    const mail = to === null ? null : { to: [to], cc: [], subject: '', message: '' }
    const sending = { request: entered, staff: person, mail, prepared: prepared ?? undefined }
    const { request, quote } = price
      ? await sendQuickPrice(tx, services, price, sending)
      : { request: entered, quote: null }
    if (!quote) await confirmOrder(tx, services, request, addressee, to)
    if (form.mail_work_id)
      await services.emit(tx, requestFromMail, ['nodes'], {
        request_id: request.id,
        number: request.number,
        work_item_id: form.mail_work_id,
        staff_id: person.id,
      })
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

/** The request of the order: the one that waits, or the new one. */
async function enter(tx: Transaction, form: OrderForm, added: NumberedRequest | null) {
  const customer_id = await holdRecord(tx, form.customer_id)
  const addressee = customer_id && (await findAddressee(tx, customer_id))
  if (!customer_id || !addressee) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  const request = added
    ? await addNumberedRequest(tx, { ...added, customer_id, requester_company: addressee.company })
    : await waitingRequest(tx, form.request_id ?? '', { ...form, customer_id })
  return { request, addressee }
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

/** Its customer's company is known once the customer is. */
function requestOf(form: OrderForm, staffId: string): NewRequest {
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
    cargo_details: orderCargo(form),
  }
}
