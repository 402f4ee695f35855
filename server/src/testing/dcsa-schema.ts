/**
 * The events and the refusal of DCSA Track & Trace 2.2 as JSON Schema: names, codes, lengths and what is required, as far as we write
 * them. Stricter than the standard in one thing: a field that it does not name is refused.
 */
const text = (maxLength = 100) => ({ type: 'string', minLength: 1, maxLength })
const code = (...choices: string[]) => ({ type: 'string', enum: choices })
const moment = { type: 'string', format: 'date-time' }

function object(properties: Record<string, object>, required: string[]) {
  return { type: 'object', properties, required, propertyNames: { enum: Object.keys(properties) } }
}

const location = object({ locationName: text(), UNLocationCode: text(5) }, [])
const transportCall = object(
  {
    transportCallID: text(),
    carrierVoyageNumber: text(50),
    exportVoyageNumber: text(5),
    carrierServiceCode: text(5),
    facilityTypeCode: code('BOCR', 'CLOC', 'COFS', 'OFFD', 'DEPO', 'INTE', 'POTE', 'RAMP'),
    modeOfTransport: code('VESSEL', 'RAIL', 'TRUCK', 'BARGE'),
    location,
    vessel: object({ vesselIMONumber: text(7), vesselName: text(35) }, ['vesselIMONumber']),
  },
  ['transportCallID', 'modeOfTransport'],
)
const references = {
  type: 'array',
  items: object({ referenceType: code('FF', 'SI', 'PO', 'CR', 'AAO', 'EQ'), referenceValue: text() }, [
    'referenceType',
    'referenceValue',
  ]),
}
const documentReferences = {
  type: 'array',
  items: object({ documentReferenceType: code('BKG', 'TRD'), documentReferenceValue: text() }, [
    'documentReferenceType',
    'documentReferenceValue',
  ]),
}
const base = (eventType: string) => ({
  eventID: { type: 'string', format: 'uuid' },
  eventCreatedDateTime: moment,
  eventType: code(eventType),
  eventClassifierCode: code('ACT', 'PLN', 'EST'),
  eventDateTime: moment,
  references,
  documentReferences,
})
const always = ['eventCreatedDateTime', 'eventType', 'eventClassifierCode', 'eventDateTime']

const shipmentEvent = object(
  {
    ...base('SHIPMENT'),
    shipmentEventTypeCode: code(
      ...'RECE DRFT PENA PENU REJE APPR ISSU SURR SUBM VOID CONF REQS CMPL HOLD RELS'.split(' '),
    ),
    documentID: text(),
    documentTypeCode: code(...'CBR BKG SHI SRM TRD ARN VGM CAS CUS DGD OOG'.split(' ')),
  },
  [...always, 'shipmentEventTypeCode', 'documentID', 'documentTypeCode'],
)
const transportEvent = object(
  { ...base('TRANSPORT'), transportEventTypeCode: code('ARRI', 'DEPA'), transportCall },
  [...always, 'transportEventTypeCode', 'transportCall'],
)
const equipmentEvent = object(
  {
    ...base('EQUIPMENT'),
    equipmentEventTypeCode: code(...'LOAD DISC GTIN GTOT STUF STRP PICK DROP INSP RSEA RMVD'.split(' ')),
    equipmentReference: text(15),
    ISOEquipmentCode: text(4),
    emptyIndicatorCode: code('EMPTY', 'LADEN'),
    eventLocation: location,
    transportCall,
  },
  [...always, 'equipmentEventTypeCode', 'emptyIndicatorCode'],
)

export const dcsaEventSchema = { anyOf: [shipmentEvent, transportEvent, equipmentEvent] }

export const dcsaErrorSchema = object(
  {
    httpMethod: code('GET'),
    requestUri: text(2000),
    statusCode: { type: 'integer', minimum: 400, maximum: 599 },
    statusCodeText: text(),
    providerCorrelationID: text(),
    errorDateTime: moment,
    errors: {
      type: 'array',
      minItems: 1,
      items: object({ field: text(), reason: text(), message: text(200) }, ['reason', 'message']),
    },
  },
  ['httpMethod', 'requestUri', 'statusCode', 'statusCodeText', 'errorDateTime', 'errors'],
)
