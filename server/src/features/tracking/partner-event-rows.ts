/**
 * Reads a page of events for a partner, in the order of the transactions that wrote them. An event is shown once every transaction
 * before its own has ended, so that none can appear before what was already read. Row-level security decides whose are visible.
 */
import { createHash } from 'node:crypto'
import type { PartnerPlace, PartnerQuery } from '@kervan/domain/tracking/partner-query.ts'
import { decidingFields } from '@kervan/domain/tracking/tracking-event.ts'
import { dcsaCodes, type PartnerEvent } from '@kervan/domain/tracking/write-dcsa-event.ts'
import { isoOf } from '#features/tracking/tracking.queries.ts'
import type { Actor } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Row = Omit<PartnerEvent, 'event_id'> &
  PartnerPlace & { shipment_id: string; source: string; source_event_id: string }

/** `next` is the place of the page after it. */
export type PartnerPage = { events: PartnerEvent[]; next: PartnerPlace | undefined }

export async function readPartnerEvents(
  { readAs }: Pick<Services, 'readAs'>,
  actor: Actor,
  asked: PartnerQuery,
): Promise<PartnerPage> {
  const rows = await readAs(actor, (_, query) => query<Row>(...statement(asked)))
  const page = rows.slice(0, asked.limit)
  return {
    events: page.map((row) => ({ ...row, event_id: eventIdOf(row) })),
    next: rows.length > page.length ? page.at(-1) : undefined,
  }
}

/** The same for each version of what a source says under one name, so that a partner knows what replaces what. */
function eventIdOf({ shipment_id, source, source_event_id }: Row): string {
  const hash = createHash('sha256').update(`${shipment_id}\n${source}\n${source_event_id}`).digest()
  // The version and the variant of an id whose other bits mean nothing.
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash
    .toString('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The kinds that are written with the codes asked for. */
function kindsOf(asked: PartnerQuery): string[] {
  const filters = [
    'eventType',
    'shipmentEventTypeCode',
    'documentTypeCode',
    'transportEventTypeCode',
    'equipmentEventTypeCode',
  ] as const
  return Object.entries(dcsaCodes)
    .filter(([, codes]) => filters.every((name) => asked[name]?.includes(codes[name] ?? '') ?? true))
    .map(([kind]) => kind)
}

const snapshot = 'pg_current_snapshot()'

/** Only the latest word under each name, and none that was taken back: the standard knows no retraction. */
function statement(asked: PartnerQuery): [string, unknown[]] {
  const values: unknown[] = [kindsOf(asked), asked.limit + 1]
  const where = [
    'e.kind = any($1::text[])',
    "s.shipment_type <> 'air'",
    'not e.retracted',
    // What is ahead of this database's own transactions was brought from another one.
    `(e.heard_in < pg_snapshot_xmin(${snapshot}) or e.heard_in >= pg_snapshot_xmax(${snapshot}))`,
  ]
  const add = (value: unknown, condition: (place: string) => string) => {
    if (value === undefined) return
    values.push(value)
    where.push(condition(`$${values.length}`))
  }
  add(
    asked.carrierBookingReference,
    (place) => `s.booking_number <> '' and s.booking_number = any(${place}::text[])`,
  )
  add(
    asked.transportDocumentReference,
    (place) => `s.bill_of_lading <> '' and s.bill_of_lading = any(${place}::text[])`,
  )
  // What is said of the whole shipment is said of each of its containers.
  add(
    asked.equipmentReference,
    (place) => `e.shipment_id in (select shipment_id from containers where number = any(${place}::text[]))
      and (e.container_number = '' or e.container_number = any(${place}::text[]))`,
  )
  add(asked.UNLocationCode, (place) => `e.place_code = any(${place}::text[])`)
  add(asked.exportVoyageNumber, (place) => `upper(e.voyage) = any(${place}::text[])`)
  add(
    asked.transportCallID,
    (place) => `e.kind = any(${kindsWithCall}) and upper(${transportCallId}) = any(${place}::text[])`,
  )
  add(asked.vesselIMONumber, (place) => `e.vessel_imo <> '' and e.vessel_imo = any(${place}::text[])`)
  add(
    asked.carrierServiceCode,
    (place) => `e.service_code <> '' and upper(e.service_code) = any(${place}::text[])`,
  )
  for (const [operator, sign] of operators)
    add(asked[`eventCreatedDateTime${operator}`], (place) => `${heardAt} ${sign} ${place}::timestamptz`)
  const [beyond, direction] = asked.sort === 'desc' ? ['<', 'desc'] : ['>', 'asc']
  if (asked.cursor) {
    values.push(asked.cursor.heard_in, asked.cursor.id)
    where.push(`(e.heard_in, e.id) ${beyond} ($${values.length - 1}::xid8, $${values.length}::uuid)`)
  }
  return [
    `select e.id, e.heard_in, e.shipment_id, e.source, e.source_event_id, e.kind, e.certainty, e.place_code, e.place_name,
       e.container_number, e.voyage, e.vessel, e.vessel_imo, e.service_code, ${transportCallId} as transport_call_id,
       ${isoOf('happened_at')}, ${isoOf('heard_at')},
       s.shipment_type, s.shipment_number, s.booking_number, s.bill_of_lading, s.container_numbers,
       coalesce((select c.size_type from containers c where c.shipment_id = s.id and c.number = e.container_number), '') as size_type
     from tracking_events e join shipments s on s.id = e.shipment_id
     where ${where.join('\n       and ')} and not exists (
       select from tracking_events later where later.shipment_id = e.shipment_id and later.source = e.source
         and later.source_event_id = e.source_event_id and ${versionOf('later')} > ${versionOf('e')})
     order by e.heard_in ${direction}, e.id ${direction} limit $2`,
    values,
  ]
}

/** Of what happens at one place of a way; where nobody says the place, each event is a call of its own. */
const transportCallId =
  "s.shipment_number || '-' || coalesce(nullif(e.place_code, ''), left(md5(e.source || ' ' || e.source_event_id), 12))"
/** Papers call nowhere. */
const kindsWithCall = `array[${Object.entries(dcsaCodes)
  .filter(([, { eventType }]) => eventType !== 'SHIPMENT')
  .map(([kind]) => `'${kind}'`)
  .join(', ')}]::text[]`

/** What the domain chooses a version by; of two that say the same, the one that was heard last. */
const versionOf = (row: string): string => {
  const fields = decidingFields.map((name) =>
    name === 'retracted' || name === 'happened_at'
      ? `${row}.${name}`
      : `coalesce(${row}.${name}, '') collate "C"`,
  )
  return `(${[`${row}.told_at`, ...fields, `${row}.id`].join(', ')})`
}

/** As it is written, so that asking for a moment that was read finds it again. */
const heardAt = "date_trunc('milliseconds', e.heard_at)"

const operators = [
  ['', '='],
  [':eq', '='],
  [':gte', '>='],
  [':gt', '>'],
  [':lte', '<='],
  [':lt', '<'],
] as const
