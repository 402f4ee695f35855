/** A customer approves a price: quote, request and shipment change together, once, or not at all. */
import { shipmentChanged } from '@kervan/domain/shipments/shipments.events.ts'
import { acceptedPrice, recordAcceptance } from '#features/quotes/accept-quote.ts'
import { lockForAnswer, settleQuote, settleRequest } from '#features/quotes/answer-quote.ts'
import {
  insertShipment,
  type ShipmentRecord,
  startWaitingShipment,
  writeHistory,
} from '#features/shipments/shipment-records.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { SignedInCall } from '#spine/http/call.ts'

type Approval = { id: string; quote_id: string; options: readonly string[] }

export function approveRequest(context: SignedInCall, answer: Approval) {
  const { services, actor, person } = context
  const customer = { id: person.id, name: person.full_name }
  return services.actAs(actor, async (tx) => {
    const request = await lockForAnswer(tx, 'approve', answer, customer.id)
    const accepted = await acceptedPrice(tx, answer.quote_id, answer.options)
    await settleQuote(tx, context, 'approve', request, { accepted })
    await recordAcceptance(tx, context, request, accepted)
    const { shipment, isNew } = await startShipment(tx, request.id, customer)
    const { id, status } = await settleRequest(tx, services, 'approve', request)
    await services.emit(tx, shipmentChanged, ['staff', `user:${customer.id}`], {
      shipment_id: shipment.id,
      shipment_number: shipment.shipment_number,
      customer_id: customer.id,
      status: shipment.status,
      change: isNew ? 'created' : 'status',
    })
    return { id, status, shipment_id: shipment.id }
  })
}

async function startShipment(
  tx: Transaction,
  requestId: string,
  customer: { id: string; name: string },
): Promise<{ shipment: ShipmentRecord; isNew: boolean }> {
  const waiting = await startWaitingShipment(tx, requestId)
  const shipment = waiting ?? (await insertShipment(tx, requestId, 'preparing'))
  const note = 'Teklif onaylandı'
  if (!waiting)
    await writeHistory(tx, shipment, customer, { kind: 'created', old_value: '', new_value: 'pending', note })
  const started = { kind: 'status', old_value: 'pending', new_value: 'preparing', note } as const
  await writeHistory(tx, shipment, customer, started)
  return { shipment, isNew: !waiting }
}
