/** A day of arrival that passes without a word. */
import { expect, test } from 'vitest'
import { lateAfterHours } from '#company/late-after-hours.ts'
import { deriveState } from '#tracking/derive-state.ts'
import { deriveTracking } from '#tracking/derive-tracking.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { missedArrival } from '#tracking/overdue.ts'
import { plainEvent } from '#tracking/told-message.ts'
import type { TrackingEvent } from '#tracking/tracking-event.ts'

const day = (number: number) => new Date(Date.UTC(2026, 2, number, 8)).toISOString()
const event = (
  kind: TrackingEvent['kind'],
  at: string,
  more: Partial<TrackingEvent> = {},
): TrackingEvent => ({
  ...plainEvent,
  ...{ source: 'dcsa', source_event_id: kind, told_at: at, happened_at: at, kind },
  ...more,
})
const shipment: Followed = {
  shipment_type: 'sea',
  ...{ origin_code: 'TRMER', origin_city: 'Mersin', destination_code: 'DEHAM', destination_city: 'Hamburg' },
  promised_at: day(20),
  containers: [],
}
const left = event('departed', day(5), { place_code: 'TRMER' })
const eta = event('arrived', day(18), {
  ...{ source_event_id: 'eta', certainty: 'estimated', told_at: day(6), place_code: 'DEHAM' },
})
const missed = (told: TrackingEvent[], now: string, more: Partial<Followed> = {}) => {
  const followed = { ...shipment, ...more }
  return missedArrival(followed, deriveState(followed, told), lateAfterHours, new Date(now))
}
const isDelayed = (told: TrackingEvent[]) => deriveTracking(shipment, told, lateAfterHours).delayed

test('by as many hours as make its mode late, news is awaited; that is no delay', () => {
  expect(missed([left, eta], day(21))).toBeNull()
  expect(missed([left, eta], day(22))).toBe(day(18))
  expect(missed([left, eta], day(20), { shipment_type: 'air' })).toBe(day(18))
  expect(isDelayed([left, eta])).toBe(false)
})

test('where nobody has told an arrival, what was promised counts', () => {
  expect(missed([left], day(22))).toBeNull()
  expect(missed([left], day(24))).toBe(day(20))
  expect(missed([left], day(24), { promised_at: null })).toBeNull()
})

test('an arrival, a new day, a delivery or an end is news', () => {
  const there = event('arrived', day(19), { place_code: 'DEHAM' })
  const again = { ...eta, happened_at: day(30), told_at: day(21) }
  expect(missed([left, eta, there], day(29))).toBeNull()
  expect(missed([left, eta, again], day(29))).toBeNull()
  expect(missed([left, eta, event('delivered', day(19))], day(29))).toBeNull()
  expect(missed([event('created', day(1))], day(29))).toBeNull()
})
