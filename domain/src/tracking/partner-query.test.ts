import { expect, test } from 'vitest'
import { readPartnerQuery, writeCursor } from '#tracking/partner-query.ts'

const place = { heard_in: '4711', id: '01890a5d-ac96-774b-bcce-b302099a8057' }

test('without a word it is the oldest hundred', () => {
  expect(readPartnerQuery({})).toEqual({ limit: 100, sort: 'asc' })
})

test('alternatives are separated by commas or said one by one', () => {
  expect(
    readPartnerQuery({
      eventType: 'TRANSPORT, EQUIPMENT',
      equipmentEventTypeCode: ['LOAD', 'DISC,GTIN'],
      equipmentReference: 'temu 123456 5',
      limit: '1000',
      sort: 'eventCreatedDateTime:DESC',
      cursor: writeCursor(place),
    }),
  ).toEqual({
    eventType: ['TRANSPORT', 'EQUIPMENT'],
    equipmentEventTypeCode: ['LOAD', 'DISC', 'GTIN'],
    equipmentReference: ['TEMU1234565'],
    limit: 1000,
    sort: 'desc',
    cursor: place,
  })
})

test('a moment may be written as the standard does, with a plus that became a space', () => {
  const asked = readPartnerQuery({ 'eventCreatedDateTime:gte': '2021-04-01T14:12:56 01:00' })
  expect(asked).toMatchObject({ 'eventCreatedDateTime:gte': '2021-04-01T14:12:56+01:00' })
})

test.each([
  ['eventType', 'SHIP'],
  ['shipmentEventTypeCode', 'LOAD'],
  ['documentTypeCode', ''],
  ['transportEventTypeCode', 'ARRI,LEFT'],
  ['equipmentEventTypeCode', 'ARRI'],
  ['carrierBookingReference', ','],
  ['equipmentReference', 'A'.repeat(101)],
  ['UNLocationCode', 'TR\0ER'],
  ['eventCreatedDateTime', 'yesterday'],
  ['eventCreatedDateTime:gte', '2026-02-30T10:00:00Z'],
  ['eventCreatedDateTime:lt', '2026-02-03T10:00:00'],
  ['eventCreatedDateTime:ne', '2026-02-03T10:00:00Z'],
  ['limit', '0'],
  ['limit', '1001'],
  ['limit', '1e2'],
  ['cursor', 'MTAw'],
  ['cursor', `99999999999999999999-${place.id}`],
  ['sort', 'eventDateTime:ASC'],
  ['vesselName', '9321483'],
])('%s=%s is refused by its name', (name, value) => {
  const asked = readPartnerQuery({ [name]: value })
  const wrong = 'wrong' in asked ? asked.wrong : []
  expect(wrong.map(({ field }) => field)).toEqual([name])
  expect(wrong[0]?.message).toMatch(/^[\p{Lu}1].*\.$/u)
})
