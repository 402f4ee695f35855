/** Queries of what was told about shipments. Row-level security decides whose are visible. */
import { activeStatuses } from '@kervan/domain/shipments/shipments.policy.ts'
import type { TrackingEvent } from '@kervan/domain/tracking/tracking-event.ts'
import { requests } from '#features/requests/requests.table.ts'
import { containers } from '#features/shipments/containers.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { planAnew } from '#features/tracking/plan-anew.ts'
import { trackingEvents } from '#features/tracking/tracking-events.table.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'
import { and, asc, desc, eq, inArray, sql } from '#spine/database/drizzle.ts'

export type StoredEvent = TrackingEvent & {
  id: string
  note: string
  actor_name: string
  /** Somebody of ours told it, or took it back. */
  by_staff: boolean
  heard_at: string
}

const said = {
  id: trackingEvents.id,
  source: trackingEvents.source,
  source_event_id: trackingEvents.source_event_id,
  told_at: trackingEvents.told_at,
  retracted: trackingEvents.retracted,
  kind: trackingEvents.kind,
  certainty: trackingEvents.certainty,
  happened_at: trackingEvents.happened_at,
  place_code: trackingEvents.place_code,
  place_name: trackingEvents.place_name,
  container_number: trackingEvents.container_number,
  status: trackingEvents.status,
  reason: trackingEvents.reason,
  pieces: trackingEvents.pieces,
  total_pieces: trackingEvents.total_pieces,
  weight_kg: trackingEvents.weight_kg,
  note: trackingEvents.note,
  actor_name: trackingEvents.actor_name,
  by_staff: sql<boolean>`(${trackingEvents.actor_id} is not null)`,
  heard_at: trackingEvents.heard_at,
}

/** What its tracking is derived from, and its route drawn, besides the events. */
export function followedShipment(db: Db, id: string) {
  return db.select(followed).from(shipments).where(eq(shipments.id, id))
}

export function followedShipments(db: Db, ids: readonly string[]) {
  return db
    .select({ id: shipments.id, ...followed })
    .from(shipments)
    .where(inArray(shipments.id, [...ids]))
}

const followed = {
  shipment_type: shipments.shipment_type,
  origin_code: shipments.origin_code,
  origin_city: shipments.origin_city,
  destination_code: shipments.destination_code,
  destination_city: shipments.destination_city,
  promised_at: shipments.promised_at,
  containers: shipments.container_numbers,
}

/** As many as one map holds. */
export const mostOnMap = 300

/** The newest, and one more than a map holds, to know whether there are; of all, or of those that are named. */
export function activeShipments(db: Db, ids?: readonly string[]) {
  const { id, shipment_number, status, delayed, eta, current_location, origin_country, destination_country } =
    shipments
  return db
    .select({
      id,
      shipment_number,
      status,
      delayed,
      eta,
      current_location,
      origin_country,
      destination_country,
      ...followed,
    })
    .from(shipments)
    .where(
      and(inArray(shipments.status, [...activeStatuses]), ids ? inArray(shipments.id, [...ids]) : undefined),
    )
    .orderBy(desc(shipments.id))
    .limit(mostOnMap + 1)
}

/** With the days that were agreed for them. */
export function containersOf(db: Db, shipmentId: string) {
  const { number, free_days_demurrage, free_days_detention } = containers
  return db
    .select({ number, free_days_demurrage, free_days_detention })
    .from(containers)
    .where(eq(containers.shipment_id, shipmentId))
    .orderBy(asc(containers.id))
}

/** In kilograms, as its request says. */
export function weightOf(db: Db, shipmentId: string) {
  return db
    .select({ weight: requests.estimated_weight })
    .from(shipments)
    .innerJoin(requests, eq(requests.id, shipments.request_id))
    .where(eq(shipments.id, shipmentId))
}

/** More than anybody has under way. */
const mostOnTheirWay = 2_000

/** Those that were not heard of for longest come first. */
export function shipmentsOnTheirWay(db: Db, only?: string) {
  return db
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(inArray(shipments.status, [...activeStatuses]), only ? eq(shipments.id, only) : undefined))
    .orderBy(asc(shipments.updated_at))
    .limit(mostOnTheirWay)
}

/** Of a shipment that the reader may see. */
export function eventsOf(db: Db, shipmentId: string) {
  return db
    .select(said)
    .from(trackingEvents)
    .where(eq(trackingEvents.shipment_id, shipmentId))
    .orderBy(asc(trackingEvents.id))
}

/** Of several; nothing of notes and people, which maps do not show. */
export function eventsOfAll(db: Db, shipmentIds: readonly string[]) {
  const { id, note, actor_name, by_staff, weight_kg, ...told } = said
  return db
    .select({ shipment_id: trackingEvents.shipment_id, ...told })
    .from(trackingEvents)
    .where(inArray(trackingEvents.shipment_id, [...shipmentIds]))
}

/** As the domain compares moments, for statements past drizzle. */
export const isoOf = (column: string) => `${isoText(column)} as ${column}`

/** With the system's rights, for whoever records. */
export async function storedEvents(tx: Transaction, shipmentId: string): Promise<StoredEvent[]> {
  return (await storedEventsOf(tx, [shipmentId])).get(shipmentId) ?? []
}

/** By shipment, in the order in which they were heard. */
export async function storedEventsOf(
  tx: Transaction,
  shipmentIds: readonly string[],
): Promise<Map<string, StoredEvent[]>> {
  const read = () =>
    tx.asSystem<StoredEvent & { shipment_id: string }>(
      `select shipment_id, id, source, source_event_id, retracted, kind, certainty, place_code, place_name, container_number, status,
       reason, pieces, total_pieces, note, actor_name, (actor_id is not null) as by_staff, ${['told_at', 'happened_at', 'heard_at'].map(isoOf).join(', ')}
     from tracking_events where shipment_id = any($1::uuid[]) order by id`,
      [shipmentIds],
    )
  const rows = await (shipmentIds.length > 1 ? planAnew(tx, read) : read())
  return Map.groupBy(rows, ({ shipment_id }) => shipment_id)
}
