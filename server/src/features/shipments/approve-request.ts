/** A customer approves a price: quote, request and shipment change together, once, or not at all. */
import { requestProblems } from '@kervan/domain/requests/requests.copy.ts'
import { shipmentChanged } from '@kervan/domain/shipments/shipments.events.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { acceptedPrice, recordAcceptance } from '#features/quotes/accept-quote.ts'
import { lockForAnswer, settleQuote, settleRequest } from '#features/quotes/answer-quote.ts'
import { offerId } from '#features/quotes/offer-id.ts'
import { offerPdf } from '#features/quotes/offer-pdf/offer-pdf.ts'
import {
  announceStep,
  insertShipment,
  type ShipmentRecord,
  startWaitingShipment,
} from '#features/shipments/shipment-records.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services, SignedInCall } from '#spine/http/call.ts'

type Approval = { id: string; quote_id: string; options: readonly string[] }

export async function approveRequest(context: SignedInCall<WithCompany>, answer: Approval) {
  const { services, actor, person } = context
  await keepDocument(context, answer.quote_id)
  const customer = { id: person.id, name: person.full_name }
  return services.actAs(actor, async (tx) => {
    const request = await lockForAnswer(tx, 'approve', answer, customer.id)
    const accepted = await acceptedPrice(tx, answer.quote_id, answer.options)
    await settleQuote(tx, context, 'approve', request, { accepted })
    await recordAcceptance(tx, context, request, accepted)
    const { shipment, isNew } = await startShipment(tx, services, request.id, customer)
    const { id, status } = await settleRequest(tx, services, 'approve', request)
    await services.emit(tx, shipmentChanged, ['staff', `user:${customer.id}`], {
      shipment_id: shipment.id,
      shipment_number: shipment.shipment_number,
      customer_id: customer.id,
      status: shipment.status,
      change: isNew ? 'created' : shipment.status === 'preparing' ? 'status' : 'note',
    })
    return { id, status, shipment_id: shipment.id }
  })
}

/** By quote: tabs that accept at the same moment wait for one document. */
const beingMade = new Map<string, Promise<unknown>>()

/** What is accepted is a document, whose hash is part of the proof. That it cannot be made now is no reason to refuse a yes. */
async function keepDocument(
  { services, actor, log }: SignedInCall<WithCompany>,
  quoteId: string,
): Promise<void> {
  const [quote] = await services.readAs(actor, (db) => offerId(db, quoteId))
  if (!quote || quote.pdf_key) return
  const making =
    beingMade.get(quoteId) ??
    offerPdf(services, actor, quote)
      .catch((error: Error) =>
        log.warn({ err: error, quote_id: quoteId }, 'the document of an accepted offer'),
      )
      .finally(() => beingMade.delete(quoteId))
  beingMade.set(quoteId, making)
  await making
}

async function startShipment(
  tx: Transaction,
  services: Pick<Services, 'emit'>,
  requestId: string,
  customer: { id: string; name: string },
): Promise<{ shipment: ShipmentRecord; isNew: boolean }> {
  const waiting = await startWaitingShipment(tx, requestId)
  if (waiting?.status === 'cancelled')
    throw new ORPCError('SHIPMENT_CANCELLED', requestProblems.SHIPMENT_CANCELLED)
  const shipment = waiting ?? (await insertShipment(tx, requestId, 'preparing'))
  const note = 'Teklif onaylandı'
  if (!waiting) await announceStep(tx, services, shipment, customer, { step: 'created', note })
  await announceStep(tx, services, shipment, customer, { step: 'approved', note })
  return { shipment, isNew: !waiting }
}
