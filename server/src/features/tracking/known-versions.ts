/** What a source has said before under the names of its events: with shipments, and in messages that were kept for staff. */
import type { Naming } from '@kervan/domain/tracking/event-versions.ts'
import type { ToldEvent } from '@kervan/domain/tracking/told-message.ts'
import type { TrackingSource } from '@kervan/domain/tracking/tracking-event.ts'
import type { NewEvent } from '#features/tracking/record-events.ts'
import { isoOf } from '#features/tracking/tracking.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type StoredVersion = NewEvent & {
  shipment_id: string
  naming: Naming
  named_numbers: string[]
  digest: string
  /** Somebody of ours took it back, or took that back. */
  by_staff: boolean
}

export type KeptVersion = {
  id: string
  told: Omit<ToldEvent, 'content'>
  content: string
  why: string
  heard_at: string
  shipment_id: string | null
  /** By the hand of staff. */
  is_assigned: boolean
  is_open: boolean
}

/** Few enough for the table of locks, and enough that strangers seldom wait for each other. */
const lockCount = 4_096

/**
 * Whoever tells of the same events waits, in one order; what the first has said is seen by the second. It comes before the lock of a
 * shipment.
 */
export async function lockNames(
  tx: Transaction,
  source: TrackingSource,
  names: readonly string[],
): Promise<void> {
  await tx.asSystem(
    `select pg_advisory_xact_lock(hashtext('tracking event'), place) from (
       select distinct ${lockPlace('$1', 'name')} as place from unnest($2::text[]) as name order by place) as places`,
    [source, names],
  )
}

/** Of everything that was told of a shipment, by whomever. */
export async function lockNamesOf(tx: Transaction, shipmentId: string): Promise<void> {
  await tx.asSystem(
    `select pg_advisory_xact_lock(hashtext('tracking event'), place) from (
       select distinct ${lockPlace('source', 'source_event_id')} as place from tracking_events
       where shipment_id = $1 and source not in ('kervan', 'staff') order by place) as places`,
    [shipmentId],
  )
}

const lockPlace = (source: string, name: string) =>
  `abs(hashtext(${source} || ' ' || ${name})::bigint % ${lockCount})::int`

/** By the clock that all who write share, once nobody else tells of the same events. */
export async function clockNow(tx: Transaction): Promise<string> {
  const [clock] = await tx.asSystem<{ now: string }>(
    `select ${isoOf('now')} from (select statement_timestamp() as now) as clock`,
    [],
  )
  return clock?.now ?? new Date().toISOString()
}

const versionColumns = `shipment_id, naming, named_numbers, digest, (actor_id is not null) as by_staff, source, source_event_id, retracted, kind,
  certainty, place_code, place_name, container_number, status, reason, note, vessel, voyage, vessel_imo, service_code, pieces,
  total_pieces, weight_kg, ${['told_at', 'happened_at'].map(isoOf).join(', ')}`

/** Of one shipment, whoever told them. */
export function versionsOfShipment(tx: Transaction, shipmentId: string): Promise<StoredVersion[]> {
  return tx.asSystem<StoredVersion>(
    `select ${versionColumns} from tracking_events where shipment_id = $1 order by id`,
    [shipmentId],
  )
}

export function storedVersions(
  tx: Transaction,
  source: TrackingSource,
  names: readonly string[],
): Promise<StoredVersion[]> {
  return tx.asSystem<StoredVersion>(
    `select ${versionColumns}
     from tracking_events where source = $1 and source_event_id = any($2::text[]) order by id`,
    [source, names],
  )
}

export function keptVersions(
  tx: Transaction,
  source: TrackingSource,
  names: readonly string[],
): Promise<KeptVersion[]> {
  return tx.asSystem<KeptVersion>(
    `select id, told, content, why, ${isoOf('heard_at')}, shipment_id, (shipment_id is not null and settled_by is not null) as is_assigned,
       (settled_at is null) as is_open
     from tracking_messages where told is not null and source = $1 and told -> 'event' ->> 'source_event_id' = any($2::text[])
     order by id`,
    [source, names],
  )
}
