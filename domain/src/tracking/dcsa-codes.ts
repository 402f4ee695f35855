/** What the codes of DCSA Track & Trace 2.2 mean among our kinds of events. */
import type { EventKind } from '#tracking/event-kinds.ts'

type Codes = {
  eventType: 'SHIPMENT' | 'TRANSPORT' | 'EQUIPMENT'
  shipmentEventTypeCode?: string | undefined
  documentTypeCode?: string | undefined
  transportEventTypeCode?: string | undefined
  equipmentEventTypeCode?: string | undefined
  emptyIndicatorCode?: string | undefined
  facilityTypeCode?: string | undefined
  transportCall?: { facilityTypeCode?: string | undefined } | undefined
}

/** Nothing for a code the standard does not have. */
export function kindOfDcsa(event: Codes): EventKind | undefined {
  const facility = event.facilityTypeCode ?? event.transportCall?.facilityTypeCode ?? ''
  switch (event.eventType) {
    case 'SHIPMENT':
      return ofShipment(event.shipmentEventTypeCode ?? '', event.documentTypeCode ?? '')
    case 'TRANSPORT':
      return ofTransport(event.transportEventTypeCode ?? '', facility)
    case 'EQUIPMENT':
      return ofEquipment(event.equipmentEventTypeCode ?? '', {
        isEmpty: event.emptyIndicatorCode === 'EMPTY',
        atCustomer: facility === 'CLOC',
      })
  }
}

const shipmentCodes =
  'RECE DRFT PENA PENU REJE APPR ISSU SURR SUBM VOID CONF REQS CMPL HOLD RELS PENC CANC'.split(' ')
const bookings = ['BKG', 'CBR']

function ofShipment(code: string, document: string): EventKind | undefined {
  if (!shipmentCodes.includes(code)) return undefined
  if (document === 'CUS') {
    if (code === 'HOLD') return 'customs_held'
    return code === 'RELS' || code === 'CMPL' ? 'customs_cleared' : 'document'
  }
  if (!bookings.includes(document)) return 'document'
  if (code === 'CONF') return 'booked'
  return code === 'CANC' || code === 'VOID' ? 'cancelled' : 'document'
}

function ofTransport(code: string, facility: string): EventKind | undefined {
  if (code !== 'ARRI' && code !== 'DEPA') return undefined
  if (facility === 'BOCR') return 'border_crossing'
  return code === 'ARRI' ? 'arrived' : 'departed'
}

function ofEquipment(
  code: string,
  { isEmpty, atCustomer }: { isEmpty: boolean; atCustomer: boolean },
): EventKind | undefined {
  switch (code) {
    case 'LOAD':
      return isEmpty ? 'note' : 'loaded'
    case 'DISC':
      return isEmpty ? 'note' : 'discharged'
    case 'GTIN':
      return isEmpty ? 'empty_returned' : 'gate_in'
    case 'GTOT':
      return isEmpty ? 'empty_picked_up' : 'gate_out'
    case 'STUF':
      return 'stuffed'
    case 'STRP':
      return atCustomer ? 'delivered' : 'stripped'
    case 'PICK':
      if (isEmpty) return 'empty_picked_up'
      return atCustomer ? 'received' : 'gate_out'
    case 'DROP':
      if (isEmpty) return 'empty_returned'
      return atCustomer ? 'delivered' : 'checkpoint'
    case 'INSP':
      return 'customs_started'
    case 'RSEA':
    case 'RMVD':
      return 'note'
    default:
      return undefined
  }
}
