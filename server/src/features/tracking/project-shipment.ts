/** Writes the state that follows from a shipment's events into its row, and announces what has changed. */

import { shipmentChanged } from '@kervan/domain/shipments/shipments.events.ts'
import type { ShipmentStatus } from '@kervan/domain/shipments/shipments.policy.ts'
import { lateAfterHours } from '@kervan/domain/tracking/derive-delay.ts'
import { deriveTracking, type Tracking } from '@kervan/domain/tracking/derive-tracking.ts'
import type { Followed } from '@kervan/domain/tracking/followed-shipment.ts'
import { isoOf, type StoredEvent, storedEvents } from '#features/tracking/tracking.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

/** What the row holds of it. */
const projected = [
  'status',
  'current_location',
  'current_place_code',
  'eta',
  'delivered_at',
  'delayed',
  'delayed_since',
  'delay_reason',
  'customs_status',
] as const
type Projection = Pick<Tracking, Exclude<(typeof projected)[number], 'customs_status'>> & {
  customs_status: Tracking['customs']
}
type Row = Projection & Followed & { id: string; shipment_number: string; customer_id: string }

export async function readFollowed(tx: Transaction, shipmentId: string): Promise<Row | undefined> {
  const [row] = await tx.asSystem<Row>(
    `select id, shipment_number, customer_id, shipment_type, origin_code, destination_code, container_numbers as containers,
       status, current_location, current_place_code, delayed, delay_reason, customs_status,
       ${['promised_at', 'eta', 'delivered_at', 'delayed_since'].map(isoOf).join(', ')}
     from shipments where id = $1 for update`,
    [shipmentId],
  )
  return row
}

/** Whether anything was different. Where `isNews`, whoever looks at the shipment is told of it even if its state stays as it is. */
export async function projectShipment(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  shipmentId: string,
  { isNews = false } = {},
): Promise<boolean> {
  const [row, events] = await Promise.all([readFollowed(tx, shipmentId), storedEvents(tx, shipmentId)])
  if (!row) return false
  const after = projectionOf(row, events)
  const change = firstChange(row, after) ?? (isNews ? 'note' : undefined)
  if (!change) return false
  await tx.asSystem(
    `update shipments s set status = p.status, current_location = p.current_location, current_place_code = p.current_place_code,
       eta = p.eta, delivered_at = p.delivered_at, delayed = p.delayed, delayed_since = p.delayed_since,
       delay_reason = p.delay_reason, customs_status = p.customs_status, updated_at = now()
     from json_populate_record(null::shipments, $2) p where s.id = $1`,
    [shipmentId, JSON.stringify(after)],
  )
  const { id, shipment_number, customer_id } = row
  await emit(tx, shipmentChanged, ['staff', `user:${customer_id}`], {
    shipment_id: id,
    shipment_number,
    customer_id,
    status: after.status,
    change,
  })
  return true
}

export function projectionOf(row: Followed, events: readonly StoredEvent[]): Projection {
  const { customs, next, legs, because, ...stated } = deriveTracking(row, events, lateAfterHours)
  return { ...stated, customs_status: customs }
}

/** The most important thing that changed: its state, then being late, where it is, when it arrives. */
function firstChange(before: Projection & { status: ShipmentStatus }, after: Projection) {
  const changed = (name: (typeof projected)[number]) => before[name] !== after[name]
  if (changed('status')) return 'status'
  if (changed('delayed')) return 'delay'
  if (changed('current_location')) return 'location'
  if (changed('eta')) return 'eta'
  return projected.some(changed) ? 'note' : undefined
}
