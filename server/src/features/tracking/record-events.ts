/** Records what a source tells about a shipment, and brings the shipment's state up to it, in one transaction. */
import { createHash } from 'node:crypto'
import type { TrackingEvent } from '@kervan/domain/tracking/tracking-event.ts'
import { projectShipment } from '#features/tracking/project-shipment.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export type NewEvent = TrackingEvent & {
  note?: string
  vessel?: string
  voyage?: string
  actor_id?: string | null
  actor_name?: string
}

/** The number of events that were new. What is known already changes nothing. */
export async function recordEvents(
  tx: Transaction,
  services: Pick<Services, 'emit'>,
  shipmentId: string,
  events: readonly NewEvent[],
): Promise<number> {
  // Whoever records for the same shipment at the same time waits here, so that the state follows from all of it.
  await tx.asSystem('select from shipments where id = $1 for update', [shipmentId])
  const added = await addEvents(tx, shipmentId, events)
  if (added > 0) await projectShipment(tx, services, shipmentId, { isNews: true })
  return added
}

const columns = `source text, source_event_id text, told_at timestamptz, retracted boolean, kind text, certainty text, happened_at timestamptz,
  place_code text, place_name text, container_number text, status text, reason text, note text, vessel text, voyage text,
  actor_id uuid, actor_name text, digest text`
const names = columns
  .split(',')
  .map((column) => column.trim().split(' ')[0])
  .join(', ')

export async function addEvents(
  tx: Transaction,
  shipmentId: string,
  events: readonly NewEvent[],
): Promise<number> {
  const rows = events.map((event) => ({ ...unsaid, ...event, digest: digestOf(event) }))
  const added = await tx.asSystem(
    `insert into tracking_events (shipment_id, customer_id, ${names})
     select s.id, s.customer_id, e.* from shipments s, json_to_recordset($2) as e (${columns}) where s.id = $1
     on conflict do nothing returning id`,
    [shipmentId, JSON.stringify(rows)],
  )
  return added.length
}

const unsaid = { note: '', vessel: '', voyage: '', actor_id: null, actor_name: '' }

function digestOf({ source, source_event_id, told_at, ...said }: NewEvent): string {
  const content = Object.entries({ ...unsaid, ...said }).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
}
