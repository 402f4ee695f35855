/** Which of our shipments an event is about: by its documents, or else by its container. */
import type { ShipmentStatus } from '@kervan/domain/shipments/shipments.policy.ts'
import type { ToldEvent, ToldReferences } from '@kervan/domain/tracking/told-message.ts'
import type { TrackingEvent } from '@kervan/domain/tracking/tracking-event.ts'
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
  const carried = candidates.filter(
    ({ container_numbers, created_at, booking_number }) =>
      (bookings.length === 0 || booking_number === '') &&
      container_numbers.some((number) => containers.includes(number)) &&
      Date.parse(event.happened_at) > Date.parse(created_at) - containerDays * dayMs,
  )
  return whoHadIt(carried, event)
}

/** Of shipments with the same container: those that had it when this happened. */
function whoHadIt(carried: readonly Candidate[], event: TrackingEvent): Candidate[] {
  const happened = Date.parse(event.happened_at)
  // Told late, or told anew: it is about whoever had the container then, and not about who was opened after that.
  const before = carried.filter(
    (shipment) =>
      shipment.status === 'delivered' &&
      (happened <= (until(shipment) ?? 0) || shipment.known.includes(event.source_event_id)),
  )
  const isNextAfter = (shipment: Candidate, other: Candidate) => {
    const end = until(other)
    return end !== undefined && since(other) < end && end < since(shipment)
  }
  const concerned = carried.filter(
    (shipment) =>
      (isUnderWay(shipment) || before.includes(shipment)) &&
      !before.some((other) => isNextAfter(shipment, other)),
  )
  // An empty container is given back by whoever had it last, also when the next one has its number already.
  const isGivenBack = event.kind === 'empty_returned'
  const havingIt = isGivenBack ? concerned.filter((shipment) => since(shipment) <= happened) : concerned
  if (havingIt.length > 0) return havingIt
  const [last] = carried
    .map((shipment) => ({ shipment, end: until(shipment) ?? Number.POSITIVE_INFINITY }))
    .filter(({ end }) => end <= happened && happened < end + containerDays * dayMs)
    .sort((a, b) => b.end - a.end)
  return last ? [last.shipment] : concerned
}

const since = ({ created_at }: Candidate): number => Date.parse(created_at)
const until = ({ delivered_at }: Candidate): number | undefined =>
  delivered_at ? Date.parse(delivered_at) : undefined
const isUnderWay = ({ status }: Candidate) => status !== 'delivered' && status !== 'cancelled'
const plain = (code: string): string => code.replaceAll(/\s/g, '').toUpperCase()
const digits = (number: string): string => number.replaceAll(/\D/g, '')
