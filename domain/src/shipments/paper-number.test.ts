/** The numbers of papers, however they are typed. */
import { expect, test } from 'vitest'
import { type PaperKind, paperNumber, searchedPaper } from '#shipments/paper-number.ts'

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
])('a search for %s looks for %s', (typed, searched) => expect(searchedPaper(typed)).toBe(searched))
