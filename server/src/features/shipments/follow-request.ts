/** What becomes of a waiting shipment and of the analysis when their request is edited, or its price refused. */
import type { requestChanged } from '@kervan/domain/requests/requests.events.ts'
import { shipmentChanged } from '@kervan/domain/shipments/shipments.events.ts'
import type { z } from '@kervan/domain/z.ts'
import { analyseRequestJob } from '#features/shipments/analyse-request.jobs.ts'
import { cancelWaiting, describeWaiting, writeHistory } from '#features/shipments/shipment-records.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type News = z.output<typeof requestChanged.data>

export async function followRequest(
  tx: Transaction,
  news: News,
  services: Pick<Services, 'emit' | 'enqueue'>,
): Promise<void> {
  if (news.change === 'edited') return describeAnew(tx, news, services)
  if (news.change === 'rejected') return cancel(tx, news, services)
}

/** What was found out was about the request as it was. */
async function describeAnew(
  tx: Transaction,
  { request_id }: News,
  { enqueue }: Pick<Services, 'enqueue'>,
): Promise<void> {
  await describeWaiting(tx, request_id)
  await tx.asSystem('delete from request_analyses where request_id = $1', [request_id])
  const [detailed] = await tx.asSystem("select from requests where id = $1 and form = 'detailed'", [
    request_id,
  ])
  if (detailed) await enqueue(tx, analyseRequestJob, { request_id })
}

async function cancel(
  tx: Transaction,
  { request_id, customer_id, customer_name }: News,
  { emit }: Pick<Services, 'emit'>,
): Promise<void> {
  const cancelled = await cancelWaiting(tx, request_id)
  if (!cancelled) return
  await writeHistory(
    tx,
    cancelled,
    { id: customer_id, name: customer_name },
    { kind: 'status', old_value: 'pending', new_value: 'cancelled', note: 'Teklif reddedildi' },
  )
  await emit(tx, shipmentChanged, ['staff', `user:${customer_id}`], {
    shipment_id: cancelled.id,
    shipment_number: cancelled.shipment_number,
    customer_id,
    status: cancelled.status,
    change: 'status',
  })
}
