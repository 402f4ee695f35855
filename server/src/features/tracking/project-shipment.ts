/** Writes the state that follows from a shipment's events into its row, and announces what has changed. */

import { type LateAfterHours, lateAfterHours } from '@kervan/domain/company/late-after-hours.ts'
import { shipmentChanged } from '@kervan/domain/shipments/shipments.events.ts'
import type { ShipmentStatus } from '@kervan/domain/shipments/shipments.policy.ts'
import { deriveTracking, type Tracking } from '@kervan/domain/tracking/derive-tracking.ts'
import type { Followed } from '@kervan/domain/tracking/followed-shipment.ts'
import type { z } from '@kervan/domain/z.ts'
import { projectContainers } from '#features/tracking/project-containers.ts'
import { keepProjected } from '#features/tracking/projected-events.ts'
import { readLateAfterHours } from '#features/tracking/read-late-after-hours.ts'
import { isoOf, type StoredEvent, storedEventsOf } from '#features/tracking/tracking.queries.ts'
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
  return (await lockFollowed(tx, [shipmentId]))[0]
}

/** In the order of their ids: two that lock the same shipments wait for each other, and never in a circle. */
function lockFollowed(tx: Transaction, shipmentIds: readonly string[]): Promise<Row[]> {
  return tx.asSystem<Row>(
    `select id, shipment_number, customer_id, shipment_type, origin_code, origin_city, destination_code, destination_city,
       container_numbers as containers,
       status, current_location, current_place_code, delayed, delay_reason, customs_status,
       ${['promised_at', 'eta', 'delivered_at', 'delayed_since'].map(isoOf).join(', ')}
     from shipments where id = any($1::uuid[]) order by id for update`,
    [shipmentIds],
  )
}

/**
 * The number of shipments that changed, in their own row or in those of their boxes. Where it is news, of its papers or of its way,
 * whoever looks at one is told of it even if its state stays as it is.
 */
export async function projectShipments(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  shipmentIds: readonly string[],
  { news }: { news?: 'papers' | 'way' } = {},
): Promise<number> {
  // In this order: what counts as late is read once nobody else can write these rows.
  const [rows, events, hours] = await Promise.all([
    lockFollowed(tx, shipmentIds),
    storedEventsOf(tx, shipmentIds),
    readLateAfterHours(tx),
  ])
  keepProjected(tx, shipmentIds, events)
  const touched = await projectContainers(tx, rows, events, hours)
  const changed = rows.flatMap((row) => {
    const after = projectionOf(row, events.get(row.id) ?? [], hours)
    const change = firstChange(row, after) ?? (news ? 'note' : undefined)
    return change ? [{ row, after, change }] : []
  })
  if (changed.length === 0) return touched.size
  await tx.asSystem(
    `update shipments s set status = p.status, current_location = p.current_location, current_place_code = p.current_place_code,
       eta = p.eta, delivered_at = p.delivered_at, delayed = p.delayed, delayed_since = p.delayed_since,
       delay_reason = p.delay_reason, customs_status = p.customs_status, updated_at = now()
     from json_populate_recordset(null::shipments, $1) p where s.id = p.id`,
    [JSON.stringify(changed.map(({ row, after }) => ({ ...after, id: row.id })))],
  )
  // At once: what follows from each is asked for together, while others wait for these shipments.
  await Promise.all(
    changed.map(({ row, after, change }) =>
      emit(tx, shipmentChanged, ['staff', `user:${row.customer_id}`], {
        shipment_id: row.id,
        shipment_number: row.shipment_number,
        customer_id: row.customer_id,
        status: after.status,
        change,
        ...valuesOf(change, row, after),
        ...movesOf(row, after),
        ...(news === 'way' && { tracked: true }),
      }),
    ),
  )
  return new Set([...touched, ...changed.map(({ row }) => row.id)]).size
}

export function projectionOf(
  row: Followed,
  events: readonly StoredEvent[],
  hours: LateAfterHours = lateAfterHours,
): Projection {
  const { customs, next, legs, because, ...stated } = deriveTracking(row, events, hours)
  return { ...stated, customs_status: customs }
}

const valueNames = { status: 'status', location: 'current_location', eta: 'eta' } as const

function valuesOf(change: string, before: Projection, after: Projection) {
  const name = valueNames[change as keyof typeof valueNames]
  return name && { old_value: before[name] ?? '', new_value: after[name] ?? '' }
}

/** All that changed, whatever of it is the most important. */
function movesOf(before: Projection, after: Projection) {
  const delayBegan = !before.delayed && after.delayed
  const isDelayOther = before.delayed !== after.delayed || before.delay_reason !== after.delay_reason
  return {
    ...(before.eta !== after.eta && { eta_moved: true }),
    ...(before.current_location !== after.current_location && { location_moved: true }),
    ...(before.customs_status !== after.customs_status && { customs_changed: true }),
    ...(delayBegan && { delay_began: true }),
    ...(isDelayOther && !delayBegan && { delay_changed: true }),
  }
}

/** The most important thing that changed: its state, then being late, where it is, when it arrives. */
function firstChange(
  before: Projection & { status: ShipmentStatus },
  after: Projection,
): z.output<typeof shipmentChanged.data>['change'] | undefined {
  const changed = (name: (typeof projected)[number]) => before[name] !== after[name]
  if (changed('status')) return 'status'
  if (changed('delayed')) return 'delay'
  if (changed('current_location')) return 'location'
  if (changed('eta')) return 'eta'
  return projected.some(changed) ? 'note' : undefined
}
