/** Updates a waiting shipment and the analysis when their request is edited, and cancels the shipment when it is rejected. */
import type { requestChanged } from '@kervan/domain/requests/requests.events.ts'
import { shipmentChanged } from '@kervan/domain/shipments/shipments.events.ts'
import type { z } from '@kervan/domain/z.ts'
import { analyseRequestJob } from '#features/shipments/analyse-request.jobs.ts'
import {
  announceStep,
  cancelWaitingShipment,
  updateWaitingShipment,
} from '#features/shipments/shipment-records.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type RequestEvent = z.output<typeof requestChanged.data>

export async function syncShipment(
  tx: Transaction,
  event: RequestEvent,
  services: Pick<Services, 'emit' | 'enqueue'>,
): Promise<void> {
  if (event.change === 'edited') return updateAndAnalyse(tx, event, services)
  if (event.change === 'rejected') return cancel(tx, event, services)
}

/** The old findings are about the request before the edit. */
async function updateAndAnalyse(
  tx: Transaction,
  { request_id }: RequestEvent,
  { enqueue }: Pick<Services, 'enqueue'>,
): Promise<void> {
  await updateWaitingShipment(tx, request_id)
  await tx.asSystem('delete from request_analyses where request_id = $1', [request_id])
  const [detailed] = await tx.asSystem("select from requests where id = $1 and form = 'detailed'", [
    request_id,
  ])
  if (detailed) await enqueue(tx, analyseRequestJob, { request_id })
}

async function cancel(
  tx: Transaction,
  { request_id, customer_id, customer_name }: RequestEvent,
  { emit }: Pick<Services, 'emit'>,
): Promise<void> {
  const cancelled = await cancelWaitingShipment(tx, request_id)
  if (!cancelled) return
  const customer = { id: customer_id, name: customer_name }
  await announceStep(tx, { emit }, cancelled, customer, { step: 'cancelled', note: 'Teklif reddedildi' })
  await emit(tx, shipmentChanged, ['staff', `user:${customer_id}`], {
    shipment_id: cancelled.id,
    shipment_number: cancelled.shipment_number,
    customer_id,
    status: cancelled.status,
    change: 'status',
  })
}
