/** Which of our shipments an event is about: by its documents, or else by its container or truck. */
import { paperNumber } from '@kervan/domain/shipments/paper-number.ts'
import type { ShipmentStatus } from '@kervan/domain/shipments/shipments.policy.ts'
import type { ToldEvent, ToldReferences } from '@kervan/domain/tracking/told-message.ts'
import type { TrackingEvent, TrackingSource } from '@kervan/domain/tracking/tracking-event.ts'
import type { Way } from '@kervan/domain/tracking/transport-mode.ts'
import { plainCode } from '@kervan/domain/values/typed-code.ts'
import { isoOf } from '#features/tracking/tracking.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type Candidate = Way & {
  id: string
  shipment_number: string
  status: ShipmentStatus
  container_numbers: string[]
  booking_number: string
  bill_of_lading: string
  air_waybill: string
  cmr_number: string
  plate: string
  created_at: string
  delivered_at: string | null
  /** Of a delivered one: which of these events it was told of before. */
  known: string[]
}

const dayMs = 86_400_000
/**
 * A container sails on with other people's goods: what happened so long before or after a shipment is not about it. One that was opened
 * so much later has taken over, though nobody told of the delivery before.
 */
const containerDays = { before: 60, after: 60, takenOver: 75 }
/** A truck is loaded anew at once. */
const truckDays = { before: 3, after: 0, takenOver: 10 }

/** Airlines and carriers give a number of their papers anew once it is about a year old. */
const paperDays = 180

/** As our rows have them. */
const forms: Record<Exclude<keyof ToldReferences, 'codes'>, (code: string) => string> = {
  containers: plainCode,
  bookings: (code) => paperNumber('booking_number', code),
  bills: (code) => paperNumber('bill_of_lading', code),
  air_waybills: (code) => paperNumber('air_waybill', code),
  cmrs: (code) => paperNumber('cmr_number', code),
  plates: (code) => paperNumber('plate', code),
  numbers: (code) => code.trim().toUpperCase(),
}

function said(references: ToldReferences, name: keyof typeof forms): string[] {
  return [...(references[name] ?? []), ...(references.codes ?? [])]
    .map(forms[name])
    .filter((code) => code !== '')
}

/** All that it names, of whatever kind. */
export function namedNumbers(references: ToldReferences): string[] {
  const kinds = Object.keys(forms) as (keyof typeof forms)[]
  return [...new Set(kinds.flatMap((kind) => said(references, kind)))]
}

/**
 * All shipments that any of these events of one source may be about: by what they name, or because they were about them before, or by the
 * hand of staff.
 */
export async function findCandidates(
  tx: Transaction,
  source: TrackingSource,
  told: readonly ToldEvent[],
  { names, also }: { names: readonly string[]; also: readonly string[] },
): Promise<Candidate[]> {
  const all = (name: keyof typeof forms) => [
    ...new Set(told.flatMap(({ references }) => said(references, name))),
  ]
  return tx.asSystem<Candidate>(
    `select id, shipment_number, shipment_type, origin_code, destination_code, status, container_numbers, booking_number, bill_of_lading, air_waybill, cmr_number, plate,
       ${['created_at', 'delivered_at'].map(isoOf).join(', ')},
       case when status = 'delivered' then array(select distinct e.source_event_id from tracking_events e
         where e.shipment_id = shipments.id and e.source = $9 and e.source_event_id = any($10::text[])) else '{}' end as known
     from shipments where id in (
       select shipment_id from containers where number = any($1::text[])
       union all select id from shipments where booking_number <> '' and booking_number = any($2::text[])
       union all select id from shipments where bill_of_lading <> '' and bill_of_lading = any($3::text[])
       union all select id from shipments where air_waybill <> '' and air_waybill = any($4::text[])
       union all select id from shipments where cmr_number <> '' and cmr_number = any($5::text[])
       union all select id from shipments where plate <> '' and plate = any($6::text[])
       union all select id from shipments where shipment_number = any($7::text[])
       union all select shipment_id from tracking_events where source = $9 and source_event_id = any($10::text[])
       union all select shipment_id from tracking_messages
         where told is not null and source = $9 and told -> 'event' ->> 'source_event_id' = any($10::text[])
       union all select unnest($8::uuid[]))`,
    [
      all('containers'),
      all('bookings'),
      all('bills'),
      all('air_waybills'),
      all('cmrs'),
      all('plates'),
      all('numbers'),
      also,
      source,
      names,
    ],
  )
}

/** Then the shipment is meant that its source was asked about. */
export function namesNothingOfItsOwn({ references }: Pick<ToldEvent, 'references'>): boolean {
  const { numbers: _, codes: __, ...own } = references
  return Object.values(own).every(({ length }) => length === 0)
}

/** Then those are meant that it was told of before. */
export const namesNothing = (told: Pick<ToldEvent, 'references'>): boolean =>
  namesNothingOfItsOwn(told) && !told.references.codes?.length

/**
 * Several where goods of several customers share a container. One whose source names nothing of its own is about the shipment that was
 * asked for.
 */
export function meantShipments(
  told: ToldEvent,
  candidates: readonly Candidate[],
  about?: string,
): Candidate[] {
  const byPaper = withItsContainer(told, sharingPapers(told, candidates))
  if (byPaper.length > 0) return byPaper
  const { byContainer, byPlate } = carrying(told, candidates)
  const had = [
    ...whoHadIt(byContainer, told.event, containerDays),
    ...whoHadIt(byPlate, told.event, truckDays),
  ]
  if (had.length > 0) return [...new Set(had)]
  return namesNothingOfItsOwn(told) ? candidates.filter(({ id }) => id === about) : []
}

/** Those it may be about by what it names, whenever it was. */
export function namedShipments(told: ToldEvent, candidates: readonly Candidate[]): Candidate[] {
  const byPaper = withItsContainer(told, sharingPapers(told, candidates))
  if (byPaper.length > 0) return byPaper
  const { byContainer, byPlate } = carrying(told, candidates)
  return [...new Set([...byContainer, ...byPlate])]
}

/** Whether its papers are those of several shipments, of which nobody knows which one has its container. */
export const isOfSeveral = (told: ToldEvent, candidates: readonly Candidate[]): boolean =>
  sharingPapers(told, candidates).length > 1

/** Our own number says more than any paper. */
function sharingPapers({ references, event }: ToldEvent, candidates: readonly Candidate[]): Candidate[] {
  const names = (name: keyof typeof forms) => said(references, name)
  const [bookings, bills, waybills, cmrs, numbers] = [
    names('bookings'),
    names('bills'),
    names('air_waybills'),
    names('cmrs'),
    names('numbers'),
  ]
  const byNumber = candidates.filter(({ shipment_number }) => numbers.includes(shipment_number))
  if (byNumber.length > 0) return byNumber
  const sharing = candidates.filter(
    (shipment) =>
      (bookings.includes(shipment.booking_number) ||
        bills.includes(shipment.bill_of_lading) ||
        waybills.includes(shipment.air_waybill) ||
        cmrs.includes(shipment.cmr_number)) &&
      Date.parse(event.happened_at) < (until(shipment) ?? Number.POSITIVE_INFINITY) + paperDays * dayMs,
  )
  // One that was entered wrongly is cancelled and entered again with the same papers.
  const live = sharing.filter(({ status }) => status !== 'cancelled')
  return live.length > 0 ? live : sharing
}

/**
 * Of several with the same papers, those that have the container which is named; where none has it written down, nobody is told of what
 * may be somebody else's. The only one with these papers is meant though its container is not written down yet.
 */
function withItsContainer({ references }: ToldEvent, sharing: readonly Candidate[]): Candidate[] {
  const containers = references.containers.map(forms.containers)
  return sharing.length < 2 || containers.length === 0
    ? [...sharing]
    : sharing.filter((shipment) => hasOneOf(shipment, containers))
}

const hasOneOf = ({ container_numbers }: Candidate, containers: readonly string[]) =>
  container_numbers.some((number) => containers.includes(number))

/** By what the goods are in. Where a booking or a bill is named and a shipment has another one, somebody else had it then. */
function carrying({ references }: ToldEvent, candidates: readonly Candidate[]) {
  const [containers, plates] = [said(references, 'containers'), said(references, 'plates')]
  const possible = candidates.filter(
    ({ booking_number, bill_of_lading }) =>
      (references.bookings.length === 0 || booking_number === '') &&
      (references.bills.length === 0 || bill_of_lading === ''),
  )
  return {
    byContainer: possible.filter((shipment) => hasOneOf(shipment, containers)),
    byPlate: possible.filter(({ plate }) => plates.includes(plate)),
  }
}

/** Of shipments with the same container or truck: those that had it when this happened. */
function whoHadIt(
  sharing: readonly Candidate[],
  event: TrackingEvent,
  days: typeof containerDays,
): Candidate[] {
  const happened = Date.parse(event.happened_at)
  const carried = sharing.filter((shipment) => happened > since(shipment) - days.before * dayMs)
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
  const isTakenOver = (shipment: Candidate) =>
    havingIt.some((other) => since(other) > since(shipment) + days.takenOver * dayMs)
  if (havingIt.length > 0) return havingIt.filter((shipment) => !isTakenOver(shipment))
  const [last] = carried
    .map((shipment) => ({ shipment, end: until(shipment) ?? Number.POSITIVE_INFINITY }))
    .filter(({ end }) => end <= happened && happened < end + days.after * dayMs)
    .sort((a, b) => b.end - a.end)
  return last ? [last.shipment] : concerned
}

const since = ({ created_at }: Candidate): number => Date.parse(created_at)
const until = ({ delivered_at }: Candidate): number | undefined =>
  delivered_at ? Date.parse(delivered_at) : undefined
const isUnderWay = ({ status }: Candidate) => status !== 'delivered' && status !== 'cancelled'
