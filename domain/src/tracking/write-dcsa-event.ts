/** Writes an event as DCSA Track & Trace 2.2 has it, for partners. What the standard has no code for is not written. */
import type { EventKind } from '#tracking/event-kinds.ts'
import type { Certainty } from '#tracking/tracking-event.ts'

export const dcsaEventTypes = ['SHIPMENT', 'TRANSPORT', 'EQUIPMENT'] as const

export type DcsaCodes = {
  eventType: (typeof dcsaEventTypes)[number]
  shipmentEventTypeCode?: string
  documentTypeCode?: string
  transportEventTypeCode?: string
  equipmentEventTypeCode?: string
  emptyIndicatorCode?: 'EMPTY' | 'LADEN'
  /** Of the transport call. */
  facilityTypeCode?: string
}

const laden = (equipmentEventTypeCode: string, facilityTypeCode?: string): DcsaCodes => ({
  eventType: 'EQUIPMENT',
  equipmentEventTypeCode,
  emptyIndicatorCode: 'LADEN',
  ...(facilityTypeCode && { facilityTypeCode }),
})
const empty = (equipmentEventTypeCode: string): DcsaCodes => ({
  eventType: 'EQUIPMENT',
  equipmentEventTypeCode,
  emptyIndicatorCode: 'EMPTY',
})
const paper = (shipmentEventTypeCode: string, documentTypeCode: string): DcsaCodes => ({
  eventType: 'SHIPMENT',
  shipmentEventTypeCode,
  documentTypeCode,
})
const transport = (transportEventTypeCode: string, facilityTypeCode?: string): DcsaCodes => ({
  eventType: 'TRANSPORT',
  transportEventTypeCode,
  ...(facilityTypeCode && { facilityTypeCode }),
})

/** Read again by `kindOfDcsa` each is the kind it was written from. */
export const dcsaCodes: Partial<Record<EventKind, DcsaCodes>> = {
  booked: paper('CONF', 'BKG'),
  cancelled: paper('VOID', 'BKG'),
  customs_held: paper('HOLD', 'CUS'),
  customs_cleared: paper('RELS', 'CUS'),
  customs_started: laden('INSP'),
  empty_picked_up: empty('GTOT'),
  empty_returned: empty('GTIN'),
  received: laden('PICK', 'CLOC'),
  stuffed: laden('STUF'),
  gate_in: laden('GTIN'),
  loaded: laden('LOAD'),
  discharged: laden('DISC'),
  gate_out: laden('GTOT'),
  stripped: laden('STRP'),
  delivered: laden('DROP', 'CLOC'),
  departed: transport('DEPA'),
  arrived: transport('ARRI'),
  border_crossing: transport('ARRI', 'BOCR'),
}

/** On a way by sea a truck brings the box to the terminal and fetches it there, unless a ship is named. */
const byTruck: readonly EventKind[] = [
  'empty_picked_up',
  'received',
  'gate_in',
  'gate_out',
  'delivered',
  'empty_returned',
  'border_crossing',
]
const modeOf = ({ shipment_type, kind, vessel, vessel_imo }: PartnerEvent): 'VESSEL' | 'TRUCK' =>
  shipment_type === 'land' || (byTruck.includes(kind) && !vessel && !vessel_imo) ? 'TRUCK' : 'VESSEL'

/** What a partner is told: nothing of people, prices or notes. */
export type PartnerEvent = {
  /** The same for every version of one event. */
  event_id: string
  kind: EventKind
  certainty: Certainty
  happened_at: string
  heard_at: string
  place_code: string
  place_name: string
  container_number: string
  voyage: string
  vessel: string
  /** Its number and the carrier's service, where a source has said them. */
  vessel_imo: string
  service_code: string
  transport_call_id: string
  /** The standard is about ships and what brings containers to them; flights have their own. */
  shipment_type: 'sea' | 'land'
  shipment_number: string
  booking_number: string
  bill_of_lading: string
  /** All of the shipment. */
  container_numbers: readonly string[]
  /** An ISO code such as 45G1; empty where nobody has said it. */
  size_type: string
}

const classifier: Record<Certainty, string> = { actual: 'ACT', estimated: 'EST', planned: 'PLN' }

export function writeDcsaEvent(event: PartnerEvent): Record<string, unknown> | undefined {
  const codes = dcsaCodes[event.kind]
  if (!codes) return undefined
  const { facilityTypeCode, ...eventCodes } = codes
  const location = locationOf(event)
  return {
    eventID: event.event_id,
    eventCreatedDateTime: event.heard_at,
    eventClassifierCode: classifier[event.certainty],
    eventDateTime: event.happened_at,
    ...eventCodes,
    ...(codes.eventType === 'SHIPMENT' && { documentID: event.booking_number || event.shipment_number }),
    ...(codes.eventType === 'EQUIPMENT' && {
      ...(event.container_number && { equipmentReference: event.container_number }),
      ...(event.size_type && { ISOEquipmentCode: event.size_type }),
      ...(location && { eventLocation: location }),
    }),
    ...(codes.eventType !== 'SHIPMENT' && {
      transportCall: {
        transportCallID: event.transport_call_id,
        modeOfTransport: modeOf(event),
        ...voyageOf(event),
        ...(/^.{1,5}$/.test(event.service_code) && { carrierServiceCode: event.service_code }),
        ...vesselOf(event),
        ...(facilityTypeCode && { facilityTypeCode }),
        ...(location && { location }),
      },
    }),
    references: referencesOf(event),
    documentReferences: documentsOf(event),
  }
}

/** A code of our own, which is none of the UN's, says nothing to others. */
function locationOf({ place_code, place_name }: PartnerEvent) {
  const location = {
    ...(/^[A-Z]{2}[A-Z2-9]{3}$/.test(place_code) && { UNLocationCode: place_code }),
    ...(place_name && { locationName: place_name.slice(0, 100) }),
  }
  return Object.keys(location).length > 0 ? location : undefined
}

/** The standard requires the ship's number: its name alone may not be said. */
function vesselOf({ vessel, vessel_imo }: PartnerEvent) {
  if (!/^\d{7}$/.test(vessel_imo)) return {}
  return { vessel: { vesselIMONumber: vessel_imo, ...(vessel && { vesselName: vessel.slice(0, 35) }) } }
}

/** The field that the standard prefers is short in the schema it publishes. */
function voyageOf({ voyage }: PartnerEvent) {
  if (!voyage || voyage.length > 50) return {}
  return voyage.length > 5 ? { carrierVoyageNumber: voyage } : { exportVoyageNumber: voyage }
}

function referencesOf({ shipment_number, container_number, container_numbers }: PartnerEvent) {
  const meant = container_number ? [] : container_numbers
  return [
    { referenceType: 'FF', referenceValue: shipment_number },
    ...meant.map((number) => ({ referenceType: 'EQ', referenceValue: number })),
  ]
}

function documentsOf({ booking_number, bill_of_lading }: PartnerEvent) {
  return [
    ...(booking_number ? [{ documentReferenceType: 'BKG', documentReferenceValue: booking_number }] : []),
    ...(bill_of_lading ? [{ documentReferenceType: 'TRD', documentReferenceValue: bill_of_lading }] : []),
  ]
}
