import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDcsaEvent } from '#tracking/dcsa-event.ts'
import type { EventKind } from '#tracking/event-kinds.ts'
import { toldPlace } from '#tracking/told-place.ts'
import { certainties } from '#tracking/tracking-event.ts'
import { dcsaCodes, type PartnerEvent, writeDcsaEvent } from '#tracking/write-dcsa-event.ts'

const event: PartnerEvent = {
  event_id: '01890a5d-ac96-874b-bcce-b302099a8057',
  kind: 'discharged',
  certainty: 'actual',
  happened_at: '2026-03-02T05:50:00.000Z',
  heard_at: '2026-03-02T06:14:00.000Z',
  place_code: 'TRMER',
  place_name: 'Mersin',
  container_number: 'TEMU1234565',
  voyage: '012W',
  vessel: 'EXAMPLE STAR',
  vessel_imo: '9321483',
  service_code: 'FE1',
  transport_call_id: 'SH-9A8057B1-TRMER',
  shipment_type: 'sea',
  shipment_number: 'SH-9A8057B1',
  booking_number: 'ABC123059',
  bill_of_lading: '',
  container_numbers: ['TEMU1234565', 'CSQU3054383'],
  size_type: '45G1',
}

const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const container = fc.constantFrom('', 'TEMU1234565', 'CSQU3054383')
const kinds = Object.keys(dcsaCodes) as EventKind[]
const anyPartnerEvent: fc.Arbitrary<PartnerEvent> = fc.record({
  event_id: fc.uuid(),
  kind: fc.constantFrom(...kinds),
  certainty: fc.constantFrom(...certainties),
  happened_at: moment,
  heard_at: moment,
  place_code: fc.constantFrom('', 'TRMER', 'DEHAM'),
  place_name: fc.constantFrom('', 'Mersin', 'Halkalı'),
  container_number: container,
  voyage: fc.constantFrom('', '012W', 'FE1-2026-0042W'),
  vessel: fc.constantFrom('', 'EXAMPLE STAR'),
  vessel_imo: fc.constantFrom('', '9321483', 'unknown'),
  service_code: fc.constantFrom('', 'FE1', 'a long name'),
  transport_call_id: fc.constantFrom('SH-9A8057B1-TRMER', 'SH-9A8057B1-0123456789ab'),
  shipment_type: fc.constantFrom('sea', 'land'),
  shipment_number: fc.constantFrom('KRV-2026-000042', 'SH-9A8057B1'),
  booking_number: fc.constantFrom('', 'ABC123059'),
  bill_of_lading: fc.constantFrom('', 'KVBL0042'),
  container_numbers: fc.constant(['TEMU1234565', 'CSQU3054383']),
  size_type: fc.constantFrom('', '45G1'),
})

test('what is written is read again as what it was', () => {
  fc.assert(
    fc.property(anyPartnerEvent, (given) => {
      const { events, unclear } = readDcsaEvent(writeDcsaEvent(given))
      expect(unclear).toEqual([])
      const isPaper = dcsaCodes[given.kind]?.eventType === 'SHIPMENT'
      const isAboutBox = dcsaCodes[given.kind]?.eventType === 'EQUIPMENT'
      expect(events[0]?.event).toMatchObject({
        source_event_id: given.event_id,
        told_at: given.heard_at,
        retracted: false,
        kind: given.kind,
        certainty: given.certainty,
        happened_at: given.happened_at,
        ...(isPaper ? toldPlace('', '') : toldPlace(given.place_code, given.place_name)),
        container_number: isAboutBox ? given.container_number : '',
      })
      const isShip = !isPaper && given.vessel_imo === '9321483'
      expect(events[0]?.vessel_imo).toBe(isShip ? '9321483' : undefined)
      expect(events[0]?.vessel).toBe(isShip ? given.vessel : '')
      expect(events[0]?.service_code).toBe(!isPaper && given.service_code === 'FE1' ? 'FE1' : undefined)
      expect(events[0]?.voyage).toBe(isPaper ? '' : given.voyage)
      const { bookings, bills } = events[0]?.references ?? {}
      if (given.booking_number) expect(new Set(bookings)).toEqual(new Set([given.booking_number]))
      expect(bills).toEqual(given.bill_of_lading ? [given.bill_of_lading] : [])
    }),
  )
})

test('what the standard has no code for is not written', () => {
  expect(writeDcsaEvent({ ...event, kind: 'note' })).toBeUndefined()
  expect(writeDcsaEvent({ ...event, kind: 'status_set' })).toBeUndefined()
})

test('a place with a code of our own is written by its name', () => {
  const written = writeDcsaEvent({ ...event, place_code: 'TR1', place_name: 'Halkalı' })
  expect(written?.eventLocation).toEqual({ locationName: 'Halkalı' })
})

test('an event of the whole shipment names all of its containers', () => {
  const references = (container_number: string) =>
    writeDcsaEvent({ ...event, kind: 'departed', container_number })?.references
  const own = { referenceType: 'FF', referenceValue: event.shipment_number }
  expect(references('')).toEqual([
    own,
    { referenceType: 'EQ', referenceValue: 'TEMU1234565' },
    { referenceType: 'EQ', referenceValue: 'CSQU3054383' },
  ])
})

test('what carries it is said: a ship, or a truck by road and at the gates of a terminal', () => {
  const mode = (more: Partial<PartnerEvent>) =>
    writeDcsaEvent({ ...event, vessel: '', vessel_imo: '', ...more })?.transportCall
  expect(mode({ kind: 'discharged' })).toMatchObject({ modeOfTransport: 'VESSEL' })
  expect(mode({ kind: 'gate_out' })).toMatchObject({ modeOfTransport: 'TRUCK' })
  expect(mode({ kind: 'gate_out', vessel: 'EXAMPLE STAR' })).toMatchObject({ modeOfTransport: 'VESSEL' })
  expect(mode({ kind: 'departed', shipment_type: 'land' })).toMatchObject({ modeOfTransport: 'TRUCK' })
})
