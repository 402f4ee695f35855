/** Which of our shipments an event is about: by its documents, or else by its container. */
import type { ShipmentStatus } from '@kervan/domain/shipments/shipments.policy.ts'
import type { ToldEvent, ToldReferences } from '@kervan/domain/tracking/told-message.ts'
import { isoOf } from '#features/tracking/tracking.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** Its numbers are in plain form: capitals without spaces, of a waybill the digits. */
export type Candidate = {
  id: string
  shipment_number: string
  status: ShipmentStatus
  container_numbers: string[]
  booking_number: string
  bill_of_lading: string
  air_waybill: string
  created_at: string
  delivered_at: string | null
  /** Of a delivered one: which of these events it was told of before. */
  known: string[]
}

const dayMs = 86_400_000
/** A container sails on with other people's goods: what happened so long before or after a shipment is not about it. */
const containerDays = 60

/** All shipments that any of these events of one source may be about. */
export async function findCandidates(
  tx: Transaction,
  told: readonly ToldEvent[],
  about?: string,
): Promise<Candidate[]> {
  const all = (name: keyof ToldReferences) => [
    ...new Set(told.flatMap(({ references }) => (references[name] ?? []).map(plain))),
  ]
  const found = await tx.asSystem<Candidate>(
    `select id, shipment_number, status, container_numbers, booking_number, bill_of_lading, air_waybill,
       ${['created_at', 'delivered_at'].map(isoOf).join(', ')},
       case when status = 'delivered' then array(select distinct e.source_event_id from tracking_events e
         where e.shipment_id = shipments.id and e.source = $7 and e.source_event_id = any($8::text[])) else '{}' end as known
     from shipments where id in (
       select shipment_id from containers where number = any($1::text[])
       union all select id from shipments where booking_number <> '' and booking_number = any($2::text[])
       union all select id from shipments where bill_of_lading <> '' and bill_of_lading = any($3::text[])
       union all select id from shipments where air_waybill <> '' and air_waybill = any($4::text[])
       union all select id from shipments where shipment_number = any($5::text[])
       union all select $6::uuid)`,
    [
      all('containers'),
      all('bookings'),
      all('bills'),
      all('air_waybills').flatMap((number) => [number, digits(number)]),
      all('numbers'),
      about ?? null,
      told[0]?.event.source ?? '',
      told.map(({ event }) => event.source_event_id),
    ],
  )
  return found.map((candidate) => ({
    ...candidate,
    shipment_number: plain(candidate.shipment_number),
    booking_number: plain(candidate.booking_number),
    bill_of_lading: plain(candidate.bill_of_lading),
    air_waybill: digits(candidate.air_waybill),
  }))
}

/** Several where goods of several customers share a container. One that names nothing is about the shipment that was asked for. */
export function meantShipments(
  { references, event }: ToldEvent,
  candidates: readonly Candidate[],
  about?: string,
): Candidate[] {
  if (Object.values(references).every(({ length }) => length === 0))
    return candidates.filter(({ id }) => id === about)
  const said = (codes: readonly string[] = [], form = plain) => codes.map(form).filter((code) => code !== '')
  const [bookings, bills, numbers] = [
    said(references.bookings),
    said(references.bills),
    said(references.numbers),
  ]
  const waybills = said(references.air_waybills, digits)
  const byDocument = candidates.filter(
    ({ shipment_number, booking_number, bill_of_lading, air_waybill }) =>
      numbers.includes(shipment_number) ||
      bookings.includes(booking_number) ||
      bills.includes(bill_of_lading) ||
      waybills.includes(air_waybill),
  )
  if (byDocument.length > 0) return byDocument
  const containers = references.containers.map(plain)
  const happened = Date.parse(event.happened_at)
  const carried = candidates.filter(
    ({ container_numbers, created_at, booking_number }) =>
      (bookings.length === 0 || booking_number === '') &&
      container_numbers.some((number) => containers.includes(number)) &&
      happened > Date.parse(created_at) - containerDays * dayMs,
  )
  const concerned = carried.filter(
    ({ status, delivered_at, known }) =>
      (status !== 'delivered' && status !== 'cancelled') ||
      // Told late, or told anew: it is about whoever had the container then.
      (status === 'delivered' && delivered_at && happened <= Date.parse(delivered_at)) ||
      known.includes(event.source_event_id),
  )
  if (concerned.length > 0) return concerned
  // Its empty container is still to be given back.
  return carried
    .filter(({ delivered_at }) => delivered_at && happened < Date.parse(delivered_at) + containerDays * dayMs)
    .sort((a, b) => ((a.delivered_at ?? '') < (b.delivered_at ?? '') ? 1 : -1))
    .slice(0, 1)
}

const plain = (code: string): string => code.replaceAll(/\s/g, '').toUpperCase()
const digits = (number: string): string => number.replaceAll(/\D/g, '')
