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
  status: 'in_transit',
  container_numbers: [box],
  booking_number: '',
  bill_of_lading: '',
  air_waybill: '',
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
