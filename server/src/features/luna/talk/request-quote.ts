/** The quote form of a talk: a customer's becomes a request of theirs, a guest's a message that waits for the office. */
import type { TalkQuote } from '@kervan/domain/luna/talk.contract.ts'
import { talkWords } from '@kervan/domain/luna/talk.copy.ts'
import type { TalkQuoteForm } from '@kervan/domain/luna/talk-forms.ts'
import { formMessage, quoteLines } from '@kervan/domain/luna/talk-message.ts'
import { quoteModeWords } from '@kervan/domain/luna/talk-options.ts'
import { typedPlace } from '@kervan/domain/luna/typed-place.ts'
import { shipmentTypeOf } from '@kervan/domain/requests/requests.policy.ts'
import { formatDue } from '@kervan/domain/values/format-date.ts'
import { shortened } from '@kervan/domain/values/shortened.ts'
import { takenSeat } from '#features/chat/chat-seat.ts'
import { unhurriedSeat } from '#features/chat/send-message.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { passOn } from '#features/luna/talk/pass-on.ts'
import { insertRequest, type NewRequest } from '#features/requests/add-request.ts'
import { announceRequest } from '#features/requests/announce-request.ts'
import { mailTeam } from '#features/requests/mail-team.ts'
import {
  prepareRequest,
  type RequestingCustomer,
  refuseIncompleteProfile,
} from '#features/requests/prepare-request.ts'
import { newId } from '#spine/database/new-id.ts'
import type { Call, SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

type QuoteCall = Call<WithCompany>

export async function requestQuote(context: QuoteCall, form: TalkQuoteForm): Promise<TalkQuote> {
  const { guest } = await takenSeat(context)
  if (!guest) return requestOfCustomer(context as SignedInCall<WithCompany>, form)
  const seat = await unhurriedSeat(context)
  return createOnce(context, form, async (tx) => {
    const text = formMessage('Teklif isteği', quoteLines(form))
    await passOn(tx, context.services, seat, { id: newId(), text })
    return { request: null, text: talkWords.quotePassedOn }
  })
}

async function requestOfCustomer(
  context: SignedInCall<WithCompany>,
  form: TalkQuoteForm,
): Promise<TalkQuote> {
  const { services } = context
  const prepared = await prepareRequest(context, (customer) => requestOf(form, customer))
  return createOnce(context, form, async (tx) => {
    const { customer, request } = prepared ?? refuseIncompleteProfile()
    tx.background(insertRequest(tx, request))
    await announceRequest(tx, services, request, 'created', customer.name)
    await mailTeam(tx, services, request, customer)
    const { id, number, quote_due_at } = request
    const due = formatDue(quote_due_at, new Date())
    return {
      request: { id, number, quote_due_at },
      text: `Talebinizi ${number} numarasıyla açtım. Teklifiniz en geç ${due} hazır olur.`,
    }
  })
}

function requestOf(form: TalkQuoteForm, customer: RequestingCustomer): NewRequest {
  const { mode, cargo_brief, incoterm, notes } = form
  const origin = typedPlace(form.origin)
  const destination = typedPlace(form.destination)
  return {
    form: 'chat',
    customer_id: customer.id,
    created_by: customer.id,
    title: shortened(`${quoteModeWords[mode]}: ${origin.city} – ${destination.city}`, 140),
    description: cargo_brief,
    shipment_type: shipmentTypeOf(mode).type,
    origin_country: origin.country,
    origin_city: origin.city,
    destination_country: destination.country,
    destination_city: destination.city,
    urgency_level: null,
    requester_company: customer.company,
    cargo_details: { transport_mode: mode, notes, ...(incoterm && { incoterm }) },
  }
}
