/** The expected arrival as it was told over time. */
import { expect, test } from 'vitest'
import { etaHistory } from '#tracking/eta-history.ts'
import { plainEvent } from '#tracking/told-message.ts'

const shipment = {
  shipment_type: 'sea',
  origin_code: 'TRMER',
  origin_city: 'Mersin',
  destination_code: 'DEHAM',
  destination_city: 'Hamburg',
  promised_at: null,
  containers: [],
} as const
const day = (date: number) => `2026-03-${String(date).padStart(2, '0')}T08:00:00.000Z`
const arrival = (told: number, happened: number, more = {}) => ({
  ...plainEvent,
  source: 'dcsa' as const,
  source_event_id: 'eta',
  told_at: day(told),
  happened_at: day(happened),
  kind: 'arrived' as const,
  certainty: 'estimated' as const,
  place_code: 'DEHAM',
  ...more,
})

test('each change is told once, in the order it was told, whatever order it came in', () => {
  const told = [arrival(1, 20), arrival(3, 20), arrival(5, 24), arrival(8, 22)]
  const moved = [
    { told_at: day(1), eta: day(20) },
    { told_at: day(5), eta: day(24) },
    { told_at: day(8), eta: day(22) },
  ]
  expect(etaHistory(shipment, told)).toEqual(moved)
  expect(etaHistory(shipment, [...told].reverse())).toEqual(moved)
})

test('ends with the delivery', () => {
  const delivered = arrival(25, 25, { kind: 'delivered', certainty: 'actual', source_event_id: 'end' })
  expect(etaHistory(shipment, [arrival(1, 20), delivered])).toEqual([{ told_at: day(1), eta: day(20) }])
  expect(etaHistory(shipment, [])).toEqual([])
})

test('of what was called off nobody expects anything, until it goes on', () => {
  const cancelled = arrival(9, 9, {
    kind: 'cancelled',
    certainty: 'actual',
    source_event_id: 'off',
    place_code: '',
  })
  expect(etaHistory(shipment, [arrival(1, 20), cancelled])).toEqual([])
  expect(
    etaHistory(shipment, [arrival(1, 20), cancelled, { ...cancelled, told_at: day(10), retracted: true }]),
  ).toEqual([{ told_at: day(1), eta: day(20) }])
})
