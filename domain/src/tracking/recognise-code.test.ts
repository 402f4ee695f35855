/** Codes that people type, as the rules of the trade read them. */
import { expect, test } from 'vitest'
import { sampleJourney } from '#tracking/demo-codes.ts'
import { recogniseCode } from '#tracking/recognise-code.ts'

test.each([
  ['CSQU3054383', 'container', ''],
  ['APZU4812090', 'container', ''],
  ['mscu 639871-0', 'container', ''],
  ['TEMU1234565', 'container', ''],
  ['TEMU1234567', 'container', 'Kontrol rakamı 7 değil, 5 olmalı'],
  ['COSU9876546', 'container', ''],
  // The remainder of ten.
  ['CSNU1234560', 'container', ''],
  ['CSNU1234561', 'container', 'Kontrol rakamı 1 değil, 0 olmalı'],
  ['TEMU123456', 'container', 'Kontrol rakamı 5 olmalı'],
  ['020-12345675', 'air_waybill', ''],
  ['02081140743', 'air_waybill', ''],
  ['235-12345675', 'air_waybill', ''],
  ['176-98765432', 'air_waybill', 'Kontrol rakamı 2 değil, 5 olmalı'],
  ['020-12345678', 'air_waybill', 'AWB numarası 7, 8 ya da 9 ile bitmez'],
  ['34 KVN 123', 'plate', ''],
  ['TR34ABC123', 'plate', ''],
  ['CMR123456', 'cmr', ''],
  ['sh-9a8057b1', 'shipment', ''],
  ['bkg-8057b1', 'booking', ''],
  // Bills of lading begin as containers do.
  ['MAEU123456789', 'unknown', ''],
  ['KVNL123456789', 'unknown', ''],
  ['COSCO9876543', 'unknown', ''],
  ['KVB1234567', 'unknown', ''],
  ['???', 'unknown', ''],
])('%s is read as %s', (typed, kind, problem) => {
  const read = recogniseCode(typed)
  expect(read.kind).toBe(kind)
  if (problem) expect(read.problem).toContain(problem)
  else expect(read.problem).toBe('')
})

test('all spellings in which a code may be stored are tried', () => {
  expect(recogniseCode('sh-9a8057b1').spellings).toContain('SH-9A8057B1')
  expect(recogniseCode('02012345675').spellings).toContain('020-12345675')
  // As a plate, or as a booking that begins with the same letters.
  expect(recogniseCode('TR 34 ABC 123').spellings).toEqual(['TR34ABC123', '34ABC123'])
  expect(recogniseCode(' kvb-12 ').spellings).toEqual(['KVB12'])
})

test('the three codes of a demo have journeys, and nothing that an object happens to have', () => {
  const now = new Date('2026-03-05T09:00:00.000Z')
  expect(sampleJourney('TEMU1234567', now)).toMatchObject({
    kind: 'container',
    eta: '2026-03-14T09:00:00.000Z',
  })
  expect(sampleJourney('TR34ABC123', now)).toMatchObject({ kind: 'plate', shipment_type: 'land' })
  expect(sampleJourney('COSCO9876543', now)).toMatchObject({ kind: 'container' })
  expect(sampleJourney('constructor', now)).toBeUndefined()
})
