import { describe, expect, test } from 'vitest'
import { readDcsaEvent } from '#tracking/dcsa-event.ts'

const discharged = {
  eventID: '3cecb101-7a1a-43a4-9d62-e88a131651e2',
  eventCreatedDateTime: '2026-03-02T09:14:00+03:00',
  eventType: 'EQUIPMENT',
  eventClassifierCode: 'ACT',
  eventDateTime: '2026-03-02T08:50:00+03:00',
  equipmentEventTypeCode: 'DISC',
  equipmentReference: 'TEMU1234565',
  ISOEquipmentCode: '45G1',
  emptyIndicatorCode: 'LADEN',
  eventLocation: { UNLocationCode: 'TRMER' },
  transportCall: {
    transportCallID: 'TC-88',
    modeOfTransport: 'VESSEL',
    location: { UNLocationCode: 'TRMER' },
    vessel: { vesselIMONumber: '9321483' },
  },
  documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: 'ABC123059' }],
}
const kindOf = (codes: object) => readDcsaEvent({ ...discharged, ...codes }).events[0]?.event.kind

test('an event of the standard’s shape is read with its references', () => {
  expect(readDcsaEvent(discharged)).toMatchObject({
    events: [
      {
        event: {
          source: 'dcsa',
          source_event_id: discharged.eventID,
          told_at: '2026-03-02T06:14:00.000Z',
          kind: 'discharged',
          certainty: 'actual',
          happened_at: '2026-03-02T05:50:00.000Z',
          place_code: 'TRMER',
          container_number: 'TEMU1234565',
        },
        references: { containers: ['TEMU1234565'], bookings: ['ABC123059'] },
        mode: 'vessel',
      },
    ],
    unclear: [],
  })
})

test.each([
  ['SHIPMENT', { shipmentEventTypeCode: 'CONF', documentTypeCode: 'BKG' }, 'booked'],
  ['SHIPMENT', { shipmentEventTypeCode: 'CANC', documentTypeCode: 'CBR' }, 'cancelled'],
  ['SHIPMENT', { shipmentEventTypeCode: 'HOLD', documentTypeCode: 'CUS' }, 'customs_held'],
  ['SHIPMENT', { shipmentEventTypeCode: 'RELS', documentTypeCode: 'CUS' }, 'customs_cleared'],
  ['SHIPMENT', { shipmentEventTypeCode: 'ISSU', documentTypeCode: 'TRD' }, 'document'],
  ['TRANSPORT', { transportEventTypeCode: 'DEPA' }, 'departed'],
  ['TRANSPORT', { transportEventTypeCode: 'ARRI' }, 'arrived'],
  ['TRANSPORT', { transportEventTypeCode: 'ARRI', facilityTypeCode: 'BOCR' }, 'border_crossing'],
  ['EQUIPMENT', { equipmentEventTypeCode: 'GTOT', emptyIndicatorCode: 'EMPTY' }, 'empty_picked_up'],
  ['EQUIPMENT', { equipmentEventTypeCode: 'GTOT' }, 'gate_out'],
  ['EQUIPMENT', { equipmentEventTypeCode: 'GTIN', emptyIndicatorCode: 'EMPTY' }, 'empty_returned'],
  ['EQUIPMENT', { equipmentEventTypeCode: 'DROP', facilityTypeCode: 'CLOC' }, 'delivered'],
  ['EQUIPMENT', { equipmentEventTypeCode: 'STRP', facilityTypeCode: 'COFS' }, 'stripped'],
  ['EQUIPMENT', { equipmentEventTypeCode: 'INSP' }, 'customs_started'],
] as const)('%s %o is %s', (eventType, codes, kind) => {
  expect(kindOf({ eventType, ...codes })).toBe(kind)
})

test('papers of air and road, plates, our own number and boxes of the whole shipment are references too', () => {
  const references = [
    { referenceType: 'FF', referenceValue: 'SH-9A8057B1' },
    { referenceType: 'EQ', referenceValue: 'CSQU3054383' },
    { referenceType: 'PLATE', referenceValue: '34 KVN 124' },
  ]
  const documentReferences = [
    { documentReferenceType: 'TRD', documentReferenceValue: 'T-1' },
    { documentReferenceType: 'CMR', documentReferenceValue: 'C-1' },
    { documentReferenceType: 'AWB', documentReferenceValue: '020-12345675' },
  ]
  const sent = { ...discharged, equipmentReference: '34KVN123', references, documentReferences }
  expect(readDcsaEvent(sent).events[0]).toMatchObject({
    event: { container_number: '' },
    references: {
      containers: [],
      bookings: [],
      bills: ['T-1'],
      air_waybills: ['T-1', '020-12345675'],
      cmrs: ['T-1', 'C-1'],
      plates: ['34KVN123', '34 KVN 124'],
      numbers: ['SH-9A8057B1'],
      codes: ['CSQU3054383'],
    },
  })
})

test('a carrier’s reason for being late comes with the arrival it expects', () => {
  const late = { eventType: 'TRANSPORT', transportEventTypeCode: 'ARRI', eventClassifierCode: 'EST' }
  expect(readDcsaEvent({ ...discharged, ...late, delayReasonCode: 'WEA' }).events[0]?.event.reason).toBe(
    'Hava koşulları',
  )
})

test('an event without an id is known again by what it says', () => {
  const { eventID: _, ...unnamed } = discharged
  const name = (sent: object) => readDcsaEvent(sent).events[0]?.event.source_event_id
  expect(name(unnamed)).toBe(name({ ...unnamed, eventCreatedDateTime: '2026-03-03T00:00:00Z' }))
  expect(name(unnamed)).not.toBe(name({ ...unnamed, equipmentReference: 'CSQU3054383' }))
})

test('an event without a date of telling is told when we hear it; what it expects keeps its name', () => {
  const { eventID: _, eventCreatedDateTime: __, ...undated } = discharged
  const arrival = {
    ...undated,
    eventType: 'TRANSPORT',
    transportEventTypeCode: 'ARRI',
    eventClassifierCode: 'EST',
  }
  const read = (sent: object) => readDcsaEvent(sent).events[0]?.event
  expect(read(arrival)).toMatchObject({ told_at: '' })
  const later = { ...arrival, eventDateTime: '2026-03-04T00:00:00Z' }
  expect(read(later)?.source_event_id).toBe(read(arrival)?.source_event_id)
  const elsewhere = {
    ...arrival,
    eventLocation: undefined,
    transportCall: { ...discharged.transportCall, location: { UNLocationCode: 'DEHAM' } },
  }
  expect(read(elsewhere)?.source_event_id).not.toBe(read(arrival)?.source_event_id)
})

describe('what cannot be understood is kept as it came', () => {
  test.each([
    [
      'a code of no version',
      { ...discharged, equipmentEventTypeCode: 'FLEW' },
      'Bilinmeyen kod: EQUIPMENT FLEW LADEN',
    ],
    ['a time that is none', { ...discharged, eventDateTime: 'yesterday' }, /^eventDateTime: /],
    ['no classifier', { ...discharged, eventClassifierCode: undefined }, /^eventClassifierCode: /],
    ['something else', 'hello', /^Olay: /],
  ])('%s', (_, sent, why) => {
    const { events, unclear } = readDcsaEvent(sent)
    expect(events).toEqual([])
    expect(unclear).toEqual([{ why: expect.stringMatching(why), content: JSON.stringify(sent) }])
  })
})

test('a retraction need say no more than which event it takes back', () => {
  const time = '2026-03-02T09:14:00.000Z'
  const bare = { eventID: 'e1', isRetracted: true, eventUpdatedDateTime: time }
  const [told] = readDcsaEvent(bare).events
  expect(told).toMatchObject({ bare: true, event: { source_event_id: 'e1', retracted: true, told_at: time } })
  expect(readDcsaEvent({ ...bare, eventType: 'EQUIPMENT' }).events).toHaveLength(1)
  expect(readDcsaEvent({ ...bare, isRetracted: false }).unclear).toHaveLength(1)
  expect(readDcsaEvent({ isRetracted: true }).unclear).toHaveLength(1)
})
