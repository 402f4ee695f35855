/** Records what a source tells about a shipment, and brings the shipment's state up to it, in one transaction. */
import { createHash } from 'node:crypto'
import type { Naming } from '@kervan/domain/tracking/event-versions.ts'
import type { ToldDetails } from '@kervan/domain/tracking/told-message.ts'
import type { TrackingEvent } from '@kervan/domain/tracking/tracking-event.ts'
import { projectShipments } from '#features/tracking/project-shipment.ts'
import { forgetProjected } from '#features/tracking/projected-events.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export type NewEvent = Omit<TrackingEvent, 'heard_at'> &
  ToldDetails & {
    note?: string
    vessel?: string
    voyage?: string
    actor_id?: string | null
    actor_name?: string
    /** Whether it names this shipment. */
    naming?: Naming
    /** What it names, as our rows spell it. */
    named_numbers?: readonly string[]
    /** Its source has not dated it: `told_at` is when we heard it. */
    undated?: boolean
  }

/** The number of events that were new. What is known already changes nothing. */
export function recordEvents(
  tx: Transaction,
  services: Pick<Services, 'emit'>,
  shipmentId: string,
  events: readonly NewEvent[],
): Promise<number> {
  return recordEventsOf(tx, services, new Map([[shipmentId, events]]))
}

/** Of several shipments at once. */
export async function recordEventsOf(
  tx: Transaction,
  services: Pick<Services, 'emit'>,
  events: ReadonlyMap<string, readonly NewEvent[]>,
): Promise<number> {
  // Whoever records for the same shipments at the same time waits here, so that the state follows from all of it.
  await tx.asSystem('select from shipments where id = any($1::uuid[]) order by id for update', [
    [...events.keys()],
  ])
  const added = await addEventsOf(tx, events)
  const touched = [...new Set(added.map(({ shipment_id }) => shipment_id))]
  if (touched.length > 0) await projectShipments(tx, services, touched, { news: 'way' })
  return added.length
}

const columns = `source text, source_event_id text, told_at timestamptz, retracted boolean, kind text, certainty text, happened_at timestamptz,
  place_code text, place_name text, container_number text, status text, reason text, note text, vessel text, voyage text,
  actor_id uuid, actor_name text, vessel_imo text, service_code text, pieces integer, total_pieces integer,
  weight_kg double precision, naming text, named_numbers text[], digest text`
const names = columns.split(',').map((column) => column.trim().split(' ')[0])
/** What a source does not date was told when we hear it. */
const heardNow = "date_trunc('milliseconds', statement_timestamp())"
const written: Record<string, string> = {
  told_at: `coalesce(e.told_at, ${heardNow})`,
  // The day of a booking is that of its flight, and airlines tell the time of the place.
  happened_at: `case when (e.told_at is null or e.undated) and e.certainty = 'actual' then least(e.happened_at, ${heardNow}) else e.happened_at end`,
}
const values = names.map((name) => written[name ?? ''] ?? `e.${name}`)

export async function addEvents(
  tx: Transaction,
  shipmentId: string,
  events: readonly NewEvent[],
): Promise<number> {
  return (await addEventsOf(tx, new Map([[shipmentId, events]]))).length
}

function addEventsOf(
  tx: Transaction,
  events: ReadonlyMap<string, readonly NewEvent[]>,
): Promise<{ shipment_id: string }[]> {
  forgetProjected(tx, events.keys())
  const rows = [...events].flatMap(([shipment_id, told]) =>
    told.map((event) => ({
      shipment_id,
      ...unsaid,
      ...undetailed,
      ...meant,
      ...event,
      told_at: event.told_at || null,
      digest: digestOf(event),
    })),
  )
  return tx.asSystem(
    // Without a date, what a source says again is not news, whatever it has said since.
    `insert into tracking_events (customer_id, shipment_id, ${names.join(', ')})
     select s.customer_id, e.shipment_id, ${values.join(', ')}
     from json_to_recordset($1) as e (shipment_id uuid, undated boolean, ${columns}) join shipments s on s.id = e.shipment_id
     where e.told_at is not null or not exists (
       select from tracking_events known where known.shipment_id = e.shipment_id and known.source = e.source
         and known.source_event_id = e.source_event_id and known.digest = e.digest)
     on conflict do nothing returning shipment_id`,
    [JSON.stringify(rows)],
  )
}

/** Only where it is said is it part of what is told. */
const undetailed = { vessel_imo: '', service_code: '' }
const unsaid = { note: '', vessel: '', voyage: '', actor_id: null, actor_name: '' }
const meant = { naming: 'this', named_numbers: [], undated: false } as const

/** Of what it says, wherever and whenever it says so. */
export function digestOf(event: NewEvent): string {
  const { source, source_event_id, told_at, naming, named_numbers, undated, ...said } = event
  const content = Object.entries({ ...unsaid, ...said }).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
}
