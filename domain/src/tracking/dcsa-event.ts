/** Reads events of DCSA Track & Trace 2.2; of 3.0 it takes over that a source may retract an event or say it anew under its id. */

import { kindOfDcsa } from '#tracking/dcsa-codes.ts'
import type { EventKind } from '#tracking/event-kinds.ts'
import {
  noReferences,
  plainEvent,
  type ToldEvent,
  type ToldMessage,
  type ToldReferences,
} from '#tracking/told-message.ts'
import { toldPlace } from '#tracking/told-place.ts'
import type { Certainty } from '#tracking/tracking-event.ts'
import type { TransportMode } from '#tracking/transport-mode.ts'
import { recognizeNumber } from '#values/recognize-number.ts'
import { plainCode } from '#values/typed-code.ts'
import { z } from '#z.ts'

const text = (most = 100) => z.string().trim().max(most)
const code = text(20).toUpperCase()
const time = z.iso.datetime({ offset: true }).transform((moment) => new Date(moment).toISOString())
const Location = z.looseObject({ UNLocationCode: code.optional(), locationName: text().optional() })
const DocumentReference = z.looseObject({ documentReferenceType: code, documentReferenceValue: text() })
const Reference = z.looseObject({ referenceType: code, referenceValue: text() })

/** Loose, since carriers add fields of their own. */
export const DcsaEvent = z.looseObject({
  eventID: text().optional(),
  eventType: z.enum(['SHIPMENT', 'TRANSPORT', 'EQUIPMENT']),
  eventCreatedDateTime: time.optional(),
  eventUpdatedDateTime: time.optional(),
  isRetracted: z.boolean().optional(),
  eventClassifierCode: z.enum(['ACT', 'PLN', 'EST']),
  eventDateTime: time,
  shipmentEventTypeCode: code.optional(),
  documentTypeCode: code.optional(),
  documentID: text().optional(),
  transportEventTypeCode: code.optional(),
  equipmentEventTypeCode: code.optional(),
  emptyIndicatorCode: code.optional(),
  equipmentReference: code.optional(),
  facilityTypeCode: code.optional(),
  delayReasonCode: code.optional(),
  eventLocation: Location.optional(),
  transportCall: z
    .looseObject({
      transportCallID: text().optional(),
      UNLocationCode: code.optional(),
      facilityTypeCode: code.optional(),
      modeOfTransport: code.optional(),
      location: Location.optional(),
      vessel: z
        .looseObject({ vesselName: text().optional(), vesselIMONumber: text(20).optional() })
        .optional(),
      carrierServiceCode: text().optional(),
      exportVoyageNumber: text().optional(),
      carrierVoyageNumber: text().optional(),
    })
    .optional(),
  documentReferences: z.array(DocumentReference).max(100).optional(),
  references: z.array(Reference).max(100).optional(),
})
export type DcsaEvent = z.output<typeof DcsaEvent>

const certainty: Record<DcsaEvent['eventClassifierCode'], Certainty> = {
  ACT: 'actual',
  EST: 'estimated',
  PLN: 'planned',
}

/** One event as the carrier sent it. What it does not say right is kept as it came. */
export function readDcsaEvent(sent: unknown): ToldMessage {
  const parsed = DcsaEvent.safeParse(sent)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return (
      retraction(sent) ??
      unclear(sent, `${issue?.path.join('.') || 'Olay'}: ${issue?.message ?? 'okunamadı'}`)
    )
  }
  const event = parsed.data
  const kind = kindOfDcsa(event)
  if (!kind) return retraction(sent) ?? unclear(sent, `Bilinmeyen kod: ${codeOf(event)}`)
  return { events: [{ ...toldEvent(event, kind), content: JSON.stringify(sent) }], unclear: [] }
}

/** Whoever takes an event back need say no more than which. */
const BareRetraction = z.looseObject({
  eventID: text().min(1),
  isRetracted: z.literal(true),
  eventCreatedDateTime: time.optional(),
  eventUpdatedDateTime: time.optional(),
})

function retraction(sent: unknown): ToldMessage | undefined {
  const { data: said } = BareRetraction.safeParse(sent)
  if (!said) return undefined
  const told_at = said.eventUpdatedDateTime ?? said.eventCreatedDateTime ?? ''
  const event = {
    ...plainEvent,
    source: 'dcsa' as const,
    source_event_id: said.eventID,
    told_at,
    retracted: true,
    kind: 'note' as const,
    happened_at: told_at,
  }
  const content = JSON.stringify(sent)
  return {
    events: [{ event, references: noReferences, vessel: '', voyage: '', bare: true, content }],
    unclear: [],
  }
}

const unclear = (sent: unknown, why: string): ToldMessage => ({
  events: [],
  unclear: [{ why, content: JSON.stringify(sent) ?? '' }],
})

function toldEvent(event: DcsaEvent, kind: EventKind): Omit<ToldEvent, 'content'> {
  const call = event.transportCall
  const { eventLocation } = event
  const isNamed = Boolean(eventLocation?.UNLocationCode || eventLocation?.locationName)
  const place = isNamed ? eventLocation : call?.location
  const placeCode = place?.UNLocationCode ?? (isNamed ? '' : (call?.UNLocationCode ?? ''))
  const equipment = event.equipmentReference ?? ''
  const isTruck = recognizeNumber(equipment).kind === 'plate'
  const container_number = isTruck ? '' : plainCode(equipment)
  return {
    event: {
      ...plainEvent,
      source: 'dcsa',
      source_event_id: event.eventID || nameOf(event),
      told_at: event.eventUpdatedDateTime ?? event.eventCreatedDateTime ?? '',
      retracted: event.isRetracted ?? false,
      kind,
      certainty: certainty[event.eventClassifierCode],
      happened_at: event.eventDateTime,
      ...toldPlace(placeCode, place?.locationName ?? ''),
      container_number,
      reason: event.delayReasonCode ? (delayReasons[event.delayReasonCode] ?? otherReason(event)) : '',
    },
    references: referencesOf(event, { container: container_number, plate: isTruck ? equipment : '' }),
    vessel: call?.vessel?.vesselName ?? '',
    voyage: call?.exportVoyageNumber ?? call?.carrierVoyageNumber ?? '',
    mode: modes[call?.modeOfTransport ?? ''],
    ...(!event.eventID && { unnamed: true as const }),
    ...(call?.vessel?.vesselIMONumber && { vessel_imo: call.vessel.vesselIMONumber }),
    ...(call?.carrierServiceCode && { service_code: call.carrierServiceCode }),
  }
}

/** The standard knows no ferries; some carriers do. */
const modes: Record<string, TransportMode> = {
  VESSEL: 'vessel',
  BARGE: 'barge',
  RAIL: 'rail',
  TRUCK: 'truck',
  FERRY: 'ferry',
  RORO: 'ferry',
}

const delayReasons: Record<string, string> = { WEA: 'Hava koşulları' }
const otherReason = ({ delayReasonCode }: DcsaEvent) => `Taşıyıcı gecikme bildirdi (${delayReasonCode})`

/** The standard's own types; of carriers by air and road, also what their papers are called. */
function referencesOf(
  event: DcsaEvent,
  { container, plate }: { container: string; plate: string },
): ToldReferences {
  const said = [
    ...(event.documentReferences ?? []).map((one) => [one.documentReferenceType, one.documentReferenceValue]),
    ...(event.references ?? []).map((one) => [one.referenceType, one.referenceValue]),
    ...(event.documentID ? [[event.documentTypeCode ?? '', event.documentID]] : []),
  ]
  const named = (...types: string[]) =>
    said.flatMap(([type = '', value = '']) => (types.includes(type) ? [value] : []))
  const transportDocuments = named('TRD')
  return {
    containers: container ? [container] : [],
    bookings: named('BKG', 'CBR'),
    bills: [...transportDocuments, ...named('BOL', 'SWB')],
    air_waybills: [...transportDocuments, ...named('AWB')],
    cmrs: [...transportDocuments, ...named('CMR')],
    plates: [...(plate ? [plate] : []), ...named('PLATE')],
    numbers: named('FF'),
    codes: named('EQ'),
  }
}

export const codeOf = (event: DcsaEvent): string =>
  [
    event.eventType,
    event.shipmentEventTypeCode ?? event.transportEventTypeCode ?? event.equipmentEventTypeCode ?? '–',
    event.documentTypeCode ?? event.emptyIndicatorCode,
  ]
    .filter((part) => part !== undefined)
    .join(' ')

/** Of an event without an id: what it is about, so that its repetition is known again. What is expected may be said anew. */
const nameOf = (event: DcsaEvent): string =>
  [
    codeOf(event),
    event.eventClassifierCode,
    event.equipmentReference,
    event.eventLocation?.UNLocationCode ?? event.transportCall?.location?.UNLocationCode,
    event.transportCall?.transportCallID,
    event.eventClassifierCode === 'ACT' ? event.eventDateTime : '',
  ].join('|')
