/** A box goes on with other goods: an event is about the shipment that had it then. */
import type { EventKind } from '@kervan/domain/tracking/event-kinds.ts'
import { noReferences, plainEvent } from '@kervan/domain/tracking/told-message.ts'
import { describe, expect, test } from 'vitest'
import { type Candidate, meantShipments } from '#features/tracking/meant-shipments.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString()
const box = 'CSQU3054383'
const shipment = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  shipment_number: id,
  shipment_type: 'sea',
  origin_code: '',
  destination_code: '',
  status: 'in_transit',
  container_numbers: [box],
  booking_number: '',
  bill_of_lading: '',
  air_waybill: '',
  cmr_number: '',
  plate: '',
  created_at: day(1),
  delivered_at: null,
  known: [],
  ...more,
})
const told = (happened: number, kind: EventKind = 'loaded', references = {}) => ({
  event: {
    ...plainEvent,
    source: 'dcsa' as const,
    source_event_id: 'e1',
    told_at: day(happened),
    kind,
    happened_at: day(happened),
    container_number: box,
  },
  references: { ...noReferences, containers: [box], ...references },
  vessel: '',
  voyage: '',
  content: '',
})
const ids = (candidates: readonly Candidate[]) => candidates.map(({ id }) => id)

describe('a box that an old shipment had and a new one has', () => {
  const old = shipment('old', { status: 'delivered', created_at: day(1), delivered_at: day(40) })
  const next = shipment('next', { created_at: day(70) })
  const meant = (...args: Parameters<typeof told>) => ids(meantShipments(told(...args), [next, old]))

  test.each([
    ['told late of the old one', 30, 'gate_out', ['old']],
    ['while the new one has it', 80, 'loaded', ['next']],
    ['picked up before the new one was entered', 65, 'empty_picked_up', ['next']],
    ['given back after the old one was delivered', 45, 'empty_returned', ['old']],
  ] as const)('%s', (_, happened, kind, expected) => {
    expect(meant(happened, kind)).toEqual(expected)
  })

  test('what the old one was told of before is said anew to it alone', () => {
    const knowing = { ...old, known: ['e1'] }
    expect(ids(meantShipments(told(80, 'delivered'), [next, knowing]))).toEqual(['old'])
  })

  test('also where the new one is delivered too', () => {
    const both = [{ ...next, status: 'delivered' as const, delivered_at: day(100) }, old]
    expect(ids(meantShipments(told(30), both))).toEqual(['old'])
    expect(ids(meantShipments(told(90), both))).toEqual(['next'])
    expect(ids(meantShipments(told(45, 'empty_returned'), both))).toEqual(['old'])
    expect(ids(meantShipments(told(110, 'empty_returned'), both))).toEqual(['next'])
  })
})

test('those who share a box both had it, though one was delivered first', () => {
  const first = shipment('first', { status: 'delivered', delivered_at: day(40) })
  const second = shipment('second', { created_at: day(20) })
  expect(ids(meantShipments(told(30), [first, second]))).toEqual(['first', 'second'])
  expect(ids(meantShipments(told(10), [first, second]))).toEqual(['first', 'second'])
})

test('one that was entered after its goods had arrived hears of what came before', () => {
  const late = shipment('late', { status: 'delivered', created_at: day(40), delivered_at: day(30) })
  expect(ids(meantShipments(told(20), [late]))).toEqual(['late'])
})

test('an empty box that nobody else had is given back by the shipment that has it', () => {
  expect(
    ids(meantShipments(told(60, 'empty_returned'), [shipment('only', { created_at: day(70) })])),
  ).toEqual(['only'])
})

describe('a shipment is meant by any of its numbers, however they are written', () => {
  const candidates = [
    shipment('one', {
      container_numbers: [],
      shipment_number: 'SH-9A8057B1',
      booking_number: 'KVB1234567',
      bill_of_lading: 'KVNL123456',
      air_waybill: '020-12345675',
      cmr_number: 'CMR42',
      plate: '34KVN123',
    }),
    shipment('other', { container_numbers: [] }),
  ]
  const kinds = {
    bookings: 'kvb-123 4567',
    bills: 'KVNL.123/456',
    air_waybills: '020 1234 5675',
    cmrs: 'cmr-42',
    plates: 'TR 34 KVN 123',
    numbers: 'sh-9a8057b1',
  }
  test.each(Object.entries(kinds))('%s', (kind, code) => {
    const alone = (references: object) =>
      ids(meantShipments(told(5, 'loaded', { containers: [], ...references }), candidates))
    expect(alone({ [kind]: [code] })).toEqual(['one'])
    expect(alone({ codes: [code] })).toEqual(['one'])
    expect(alone({ [kind]: ['XYZ99'] })).toEqual([])
  })
})

test('a truck is on its next way once it has delivered', () => {
  const byPlate = (happened: number, ...shipments: Candidate[]) =>
    ids(meantShipments(told(happened, 'checkpoint', { containers: [], plates: ['34KVN123'] }), shipments))
  const truck = { container_numbers: [], plate: '34KVN123' }
  const done = shipment('done', { ...truck, status: 'delivered', created_at: day(1), delivered_at: day(10) })
  const next = shipment('next', { ...truck, created_at: day(12) })
  expect(byPlate(8, done, next)).toEqual(['done'])
  expect(byPlate(11, done, next)).toEqual(['next'])
  expect(byPlate(11, done)).toEqual([])
  expect(byPlate(5, next)).toEqual([])
})

test('a truck or container that somebody else has since is not with whoever was never delivered', () => {
  const forgotten = shipment('forgotten', { created_at: day(1) })
  const next = shipment('next', { created_at: day(121) })
  const later = told(126)
  expect(ids(meantShipments(later, [forgotten, next]))).toEqual(['next'])
  expect(ids(meantShipments(later, [forgotten]))).toEqual(['forgotten'])
  const together = shipment('together', { created_at: day(111) })
  expect(ids(meantShipments(later, [together, next]))).toEqual(['together', 'next'])
})

test('what names nothing of its carrier’s is about the shipment that was asked for', () => {
  const asked = [shipment('one'), shipment('asked', { container_numbers: [] })]
  const meant = (references: object) =>
    ids(meantShipments(told(5, 'loaded', { containers: [], ...references }), asked, 'asked'))
  expect(meant({})).toEqual(['asked'])
  expect(meant({ numbers: ['their own'] })).toEqual(['asked'])
  expect(meant({ bookings: ['ANOTHER'] })).toEqual([])
})

describe('papers that several shipments share', () => {
  const shared = { booking_number: 'BK1' }
  const meant = (references: object, ...shipments: Candidate[]) =>
    ids(meantShipments(told(5, 'loaded', { bookings: ['BK1'], ...references }), shipments))
  const [one, other, boxless] = [
    shipment('one', shared),
    shipment('other', { ...shared, container_numbers: ['MSCU6398710'] }),
    shipment('boxless', { ...shared, shipment_number: 'SH-1', container_numbers: [] }),
  ]

  test('the box says whose it is, and our own number before it', () => {
    expect(meant({}, one, other, boxless)).toEqual(['one'])
    expect(meant({ containers: ['MSCU6398710'] }, one, other, boxless)).toEqual(['other'])
    expect(meant({ numbers: ['SH-1'] }, one, other, boxless)).toEqual(['boxless'])
  })
  test('without a box all are meant; with a box of none of them nobody is', () => {
    expect(meant({ containers: [] }, one, other, boxless)).toEqual(['one', 'other', 'boxless'])
    expect(meant({ containers: ['TEMU1234565'] }, one, other, boxless)).toEqual([])
  })
  test('one that was cancelled and entered again is not meant beside its successor', () => {
    const wrong = shipment('wrong', { ...shared, status: 'cancelled' })
    expect(meant({}, wrong, one)).toEqual(['one'])
    expect(meant({}, wrong, { ...one, container_numbers: [] })).toEqual(['one'])
    expect(meant({}, wrong)).toEqual(['wrong'])
  })
  test('where there is one shipment only, its box need not be written down', () => {
    expect(meant({}, boxless)).toEqual(['boxless'])
  })
})

test('a box under somebody else’s booking or bill was not ours', () => {
  const meant = (references: object, more: Partial<Candidate>) =>
    ids(meantShipments(told(5, 'loaded', references), [shipment('ours', more)]))
  const [booked, billed] = [{ booking_number: 'BK1' }, { bill_of_lading: 'BL1' }]
  expect(meant({ bookings: ['BK2'] }, booked)).toEqual([])
  expect(meant({ bills: ['BL2'] }, billed)).toEqual([])
  expect(meant({ bills: ['BL2'] }, { ...booked, ...billed })).toEqual([])
  expect(meant({ bills: ['BL2'] }, booked)).toEqual(['ours'])
  expect(meant({ bookings: ['BK2'] }, billed)).toEqual(['ours'])
  expect(meant({ bookings: ['BK2'], bills: ['BL1'] }, billed)).toEqual(['ours'])
})

test('a waybill that is given anew a year later is not that of the shipment that had it', () => {
  const waybill = { air_waybill: '020-12345675', container_numbers: [] }
  const old = shipment('old', { ...waybill, status: 'delivered', delivered_at: day(20) })
  const meant = (happened: number, ...others: Candidate[]) =>
    ids(
      meantShipments(told(happened, 'departed', { containers: [], air_waybills: ['020-12345675'] }), [
        old,
        ...others,
      ]),
    )
  expect(meant(400)).toEqual([])
  expect(meant(400, shipment('new', { ...waybill, created_at: day(390) }))).toEqual(['new'])
  expect(meant(50)).toEqual(['old'])
})
