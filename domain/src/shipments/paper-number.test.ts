/** The numbers of papers, however they are typed. */
import { expect, test } from 'vitest'
import { type PaperKind, paperNumber, searchedPaper } from '#shipments/paper-number.ts'
import { bookingReference, shipmentNumber } from '#shipments/shipments.policy.ts'

test.each<[PaperKind, string, string]>([
  ['booking_number', ' kvb-123 4567 ', 'KVB1234567'],
  ['bill_of_lading', 'kvnl.123/456', 'KVNL123456'],
  ['air_waybill', '020 1234 5675', '020-12345675'],
  ['air_waybill', '020-12345675', '020-12345675'],
  ['air_waybill', '0201234567', '0201234567'],
  ['cmr_number', 'cmr–12 ıi', 'CMR12II'],
  ['plate', '34 kvn 123', '34KVN123'],
  ['plate', 'TR 34 KVN 123', '34KVN123'],
  ['plate', 'b-kv 123', 'BKV123'],
  // A trailer of another country.
  ['plate', 'TRN 123', 'TRN123'],
  ['booking_number', '-', ''],
])('%s %s is stored as %s', (kind, typed, stored) => {
  expect(paperNumber(kind, typed)).toBe(stored)
  expect(paperNumber(kind, stored)).toBe(stored)
})

test.each([
  ['02012345675', '020-12345675'],
  ['TR34 KVN 123', '34KVN123'],
  ['po-4471', 'po-4471'],
  ['34 kvn 123', '34 kvn 123'],
  ['ışıltı halı', 'ışıltı halı'],
  ['bkg 8057b1', '8057B1'],
  ['BKG-1234567', 'BKG-1234567'],
])('a search for %s looks for %s', (typed, searched) => expect(searchedPaper(typed)).toBe(searched))

test('a search for our booking reference looks for what the number of the shipment has', () => {
  const id = '01890a5d-ac96-774b-bcce-b3029a8057b1'
  expect(searchedPaper(bookingReference(id))).toBe('8057B1')
  expect(shipmentNumber(id)).toContain(searchedPaper(bookingReference(id)))
})
