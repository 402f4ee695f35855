/** The customer's yes: quote accepted, request approved, shipment begun; all of it, once, or nothing. */
import { shipmentChanged } from '@kervan/domain/shipments/shipments.events.ts'
import { lockForAnswer, settleQuote, settleRequest } from '#features/quotes/answer-quote.ts'
import {
  beginWaiting,
  insertShipment,
  type ShipmentRecord,
  writeHistory,
} from '#features/shipments/shipment-records.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { SignedInCall } from '#spine/http/call.ts'

export function approveRequest(context: SignedInCall, asked: { id: string; quote_id: string }) {
  const { services, actor, person } = context
  const customer = { id: person.id, name: person.full_name }
  return services.actAs(actor, async (tx) => {
    const request = await lockForAnswer(tx, 'approve', asked, customer.id)
    await settleQuote(tx, services, 'approve', request)
    const { shipment, isNew } = await beginShipment(tx, request.id, customer)
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

async function beginShipment(
  tx: Transaction,
  requestId: string,
  customer: { id: string; name: string },
): Promise<{ shipment: ShipmentRecord; isNew: boolean }> {
  const waiting = await beginWaiting(tx, requestId)
  const shipment = waiting ?? (await insertShipment(tx, requestId, 'preparing'))
  const note = 'Teklif onaylandı'
  if (!waiting)
    await writeHistory(tx, shipment, customer, { kind: 'created', old_value: '', new_value: 'pending', note })
  const begun = { kind: 'status', old_value: 'pending', new_value: 'preparing', note } as const
  await writeHistory(tx, shipment, customer, begun)
  return { shipment, isNew: !waiting }
}
