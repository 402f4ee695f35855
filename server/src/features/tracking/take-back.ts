/**
 * Staff take back what was told of a shipment, whoever told it, and may let it count again. Nothing is deleted: each is a further version
 * of the event, with its author. It is told when the version was that it takes back, so what its source says after that counts, and
 * what it only repeats does not (events-to-keep.ts).
 */
import { shipmentProblems } from '@kervan/domain/shipments/shipments.copy.ts'
import { latestEvents, type TrackingSource } from '@kervan/domain/tracking/tracking-event.ts'
import { ORPCError } from '@orpc/server'
import { lockNames } from '#features/tracking/known-versions.ts'
import type { NewEvent } from '#features/tracking/record-events.ts'
import { lockShipment, recordBy } from '#features/tracking/tell-by-hand.ts'
import { type StoredEvent, storedEvents } from '#features/tracking/tracking.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services, SignedInCall } from '#spine/http/call.ts'

type By = { services: Pick<Services, 'emit'>; person: { id: string; full_name: string } }
type Named = { source: TrackingSource; source_event_id: string }

export function takeBack(
  { services, actor, person }: SignedInCall,
  { id, event_id, reason }: { id: string; event_id: string; reason: string },
): Promise<{ id: string }> {
  return services.actAs(actor, async (tx) => {
    const { event, isLatest } = await findEvent(tx, id, event_id)
    if (event.source === 'kervan') throw new ORPCError('OWN_STEP', shipmentProblems.OWN_STEP)
    if (!isLatest || event.retracted) throw new ORPCError('NOT_CURRENT', shipmentProblems.NOT_CURRENT)
    if (event.source !== 'staff' && reason === '')
      throw new ORPCError('NO_REASON', shipmentProblems.NO_REASON)
    await recordVersion(tx, { services, person }, id, event, { retracted: true, note: reason || event.note })
    return { id }
  })
}

export function restore(
  { services, actor, person }: SignedInCall,
  { id, event_id }: { id: string; event_id: string },
): Promise<{ id: string }> {
  return services.actAs(actor, async (tx) => {
    const { event, isLatest, before } = await findEvent(tx, id, event_id)
    if (!isLatest || !event.retracted || !event.by_staff)
      throw new ORPCError('NOT_TAKEN_BACK', shipmentProblems.NOT_TAKEN_BACK)
    await recordVersion(tx, { services, person }, id, event, { retracted: false, note: before?.note ?? '' })
    return { id }
  })
}

/** What counts under this name, of one shipment. */
export async function takeBackNamed(
  tx: Transaction,
  by: By,
  shipmentId: string,
  named: Named,
  reason: string,
): Promise<void> {
  const event = await latestOf(tx, shipmentId, named)
  if (event && !event.retracted)
    await recordVersion(tx, by, shipmentId, event, { retracted: true, note: reason })
}

/** Where staff had taken it back, or it had gone elsewhere: now they say that it is here. */
export async function restoreNamed(tx: Transaction, by: By, shipmentId: string, named: Named): Promise<void> {
  const event = await latestOf(tx, shipmentId, named)
  if (!event?.retracted) return
  const [isBySource] = await tx.asSystem(
    "select from tracking_events where id = $1 and actor_id is null and naming <> 'another'",
    [event.id],
  )
  if (!isBySource) await recordVersion(tx, by, shipmentId, event, { retracted: false, note: '' })
}

async function findEvent(tx: Transaction, shipmentId: string, eventId: string) {
  await lockEvent(tx, shipmentId, eventId)
  await lockShipment(tx, shipmentId)
  const told = await storedEvents(tx, shipmentId)
  const event = told.find(({ id }) => id === eventId)
  if (!event) throw new ORPCError('NOT_FOUND', shipmentProblems.NOT_FOUND)
  const versions = told.filter(isNamed(event))
  return {
    event,
    isLatest: latestEvents(versions)[0] === event,
    /** What the version that was taken back said. */
    before: latestEvents(versions.filter(({ retracted }) => !retracted))[0],
  }
}

/** So that its source, which may repeat it at this moment, sees that it was taken back. */
async function lockEvent(tx: Transaction, shipmentId: string, eventId: string): Promise<void> {
  const [named] = await tx.asSystem<Named>(
    'select source, source_event_id from tracking_events where id = $1 and shipment_id = $2',
    [eventId, shipmentId],
  )
  if (named) await lockNames(tx, named.source, [named.source_event_id])
}

async function latestOf(tx: Transaction, shipmentId: string, named: Named): Promise<StoredEvent | undefined> {
  await lockNames(tx, named.source, [named.source_event_id])
  await lockShipment(tx, shipmentId)
  return latestEvents((await storedEvents(tx, shipmentId)).filter(isNamed(named)))[0]
}

const isNamed =
  ({ source, source_event_id }: Named) =>
  (event: Named) =>
    event.source === source && event.source_event_id === source_event_id

const detailNames = [
  'vessel',
  'voyage',
  'vessel_imo',
  'service_code',
  'pieces',
  'total_pieces',
  'weight_kg',
] as const

/** Of two versions of one moment the retraction counts, so what lets it count again is told a moment later. */
async function recordVersion(
  tx: Transaction,
  by: By,
  shipmentId: string,
  event: StoredEvent,
  { retracted, note }: { retracted: boolean; note: string },
): Promise<void> {
  const { id, heard_at: _, by_staff: __, actor_name: ___, told_at, ...content } = event
  const [details] = await tx.asSystem<Pick<NewEvent, (typeof detailNames)[number]>>(
    `select ${detailNames.join(', ')} from tracking_events where id = $1`,
    [id],
  )
  const later = new Date(Date.parse(told_at) + 1).toISOString()
  const told = event.source === 'staff' ? {} : { told_at: retracted ? told_at : later }
  await recordBy(tx, by, shipmentId, { ...content, ...details, retracted, note, ...told })
}
