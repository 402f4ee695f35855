/** The seven steps follow from what was told and where that was, in whatever order, and never go back. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lateAfterHours } from '#company/late-after-hours.ts'
import { deriveTracking } from '#tracking/derive-tracking.ts'
import { type EventKind, eventKindNames } from '#tracking/event-kinds.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { journeySteps } from '#tracking/journey-steps.ts'
import { plainEvent } from '#tracking/told-message.ts'
import { certainties, type TrackingEvent } from '#tracking/tracking-event.ts'

const shipment: Followed = {
  shipment_type: 'sea',
  origin_code: 'TRMER',
  origin_city: 'Mersin',
  destination_code: 'DEHAM',
  destination_city: 'Hamburg',
  promised_at: null,
  containers: [],
}
const day = (date: number) => `2026-03-${String(date).padStart(2, '0')}T08:00:00.000Z`
const event = (kind: EventKind, date: number, more: Partial<TrackingEvent> = {}): TrackingEvent => ({
  ...plainEvent,
  source: 'dcsa',
  source_event_id: `${kind} ${date}`,
  told_at: day(date),
  kind,
  happened_at: day(date),
  ...more,
})
const mersin = { place_code: 'TRMER', place_name: 'Mersin' }
const pire = { place_code: 'GRPIR', place_name: 'Pire' }
const hamburg = { place_code: 'DEHAM', place_name: 'Hamburg' }
const expected = { certainty: 'estimated', told_at: day(1) } as const
const now = (told: TrackingEvent[], of = shipment) =>
  journeySteps(of, told).find(({ state }) => state === 'current')?.key
const step = (key: string, told: TrackingEvent[], of = shipment) =>
  journeySteps(of, told).find((one) => one.key === key)

test('a shipment on its way: what was passed is done, what was told last is now, the rest lies ahead', () => {
  const steps = journeySteps(shipment, [
    event('departed', 5, mersin),
    event('created', 1),
    event('delivered', 20, { ...expected, ...hamburg }),
  ])
  expect(steps.map(({ key, state, at }) => [key, state, at?.slice(8, 10) ?? null])).toEqual([
    ['ordered', 'done', '01'],
    ['prepared', 'done', null],
    ['loaded', 'done', null],
    ['departed', 'current', '05'],
    ['arrived', 'ahead', null],
    ['customs', 'ahead', null],
    ['delivered', 'ahead', '20'],
  ])
  expect(steps.at(-1)).toMatchObject({ certainty: 'estimated', place_name: 'Hamburg' })
})

test('what was taken back does not count, and a state set by hand does', () => {
  const left = event('departed', 5)
  expect(now([event('created', 1), left, { ...left, told_at: day(6), retracted: true }])).toBe('ordered')
  const byHand = (status: TrackingEvent['status']) => event('status_set', 9, { source: 'staff', status })
  expect(now([event('created', 1), byHand('customs')])).toBe('customs')
  expect(now([left, event('customs_started', 8, hamburg), byHand('in_transit')])).toBe('departed')
  expect(now([event('delivered', 8), byHand('customs')])).toBe('customs')
})

test('a delivered shipment has no step left; one of two containers does not deliver it', () => {
  expect(journeySteps(shipment, [event('delivered', 9)]).every(({ state }) => state === 'done')).toBe(true)
  const two = { ...shipment, containers: ['CSQU3054383', 'MSCU6398710'] }
  const one = event('delivered', 9, { container_number: 'CSQU3054383' })
  expect(now([event('departed', 5), one], two)).toBe('departed')
})

test('of boxes apart the steps are those of the ones still to come', () => {
  const [fast, slow] = ['CSQU3054383', 'MSCU6398710']
  const told = [
    ...[fast, slow].map((box) =>
      event('departed', 5, { ...mersin, container_number: box, source_event_id: box }),
    ),
    event('arrived', 12, { ...hamburg, container_number: fast }),
    event('delivered', 14, { ...hamburg, container_number: fast }),
  ]
  expect(now(told, { ...shipment, containers: [fast, slow] })).toBe('departed')
})

test('of what was called off the steps that it took are done, and nothing is now or expected', () => {
  const off = event('status_set', 6, { source: 'staff', status: 'cancelled' })
  const steps = journeySteps(shipment, [
    event('created', 1),
    event('departed', 5, mersin),
    event('delivered', 20, { ...expected, ...hamburg }),
    off,
  ])
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'ahead', 'ahead', 'ahead'])
  expect(steps.filter(({ certainty }) => certainty !== null && certainty !== 'actual')).toEqual([])
})

describe('by place', () => {
  const left = event('departed', 5, mersin)

  test('a port of call is not the arrival, by its code, its name, or because the cargo goes on', () => {
    const calls = [pire, { place_name: 'Pire' }]
    for (const place of calls) {
      const called = [left, event('arrived', 8, place), event('discharged', 9, place)]
      expect(now(called)).toBe('departed')
      expect(step('arrived', called)).toMatchObject({ state: 'ahead', at: null })
    }
    const unplaced = [left, event('arrived', 8), event('discharged', 9)]
    expect(now(unplaced)).toBe('arrived')
    expect(now([...unplaced, event('loaded', 10)])).toBe('departed')
  })

  test('the arrival is that at the destination, whatever it is called', () => {
    const onTheWay = [left, event('arrived', 8, pire), event('departed', 10, pire)]
    for (const place of [hamburg, { place_name: 'Hamburg' }, { place_name: 'HAMBURG LİMANI' }]) {
      const told = [...onTheWay, event('arrived', 18, place)]
      expect(now(told)).toBe('arrived')
      expect(step('arrived', told)?.at).toBe(day(18))
    }
    const inland = { ...shipment, destination_code: 'ITGOA', destination_city: 'Milano' }
    expect(now([left, event('arrived', 18, { place_name: 'Milano' })], inland)).toBe('arrived')
    expect(now([left, event('discharged', 18, { place_code: 'ITGOA' })], inland)).toBe('arrived')
  })

  test('a ship that comes to load has not left, and what is loaded on the way was loaded before', () => {
    const loading = [event('booked', 1), event('arrived', 3, mersin)]
    expect(now(loading)).toBe('prepared')
    expect(deriveTracking(shipment, loading, lateAfterHours).status).toBe('preparing')
    const onTheWay = [left, event('gate_in', 9, pire), event('loaded', 10, pire)]
    expect(now(onTheWay)).toBe('departed')
    expect(step('loaded', onTheWay)?.at).toBeNull()
    expect(step('departed', onTheWay)?.at).toBe(day(5))
  })

  test('customs where it begins or at a border are not those of the destination', () => {
    const cleared = event('customs_cleared', 3, mersin)
    expect(now([cleared])).toBe('prepared')
    expect(now([cleared, event('loaded', 4, mersin), left])).toBe('departed')
    expect(now([event('customs_cleared', 3), left])).toBe('departed')
    expect(now([left, event('customs_started', 8, { place_code: 'BGLSV' })])).toBe('departed')
    expect(now([left, event('customs_started', 19, hamburg)])).toBe('customs')
    expect(now([left, event('customs_held', 19)])).toBe('customs')
  })

  test('what is expected is that of the beginning and of the end, and what was told of it last', () => {
    const told = [
      event('created', 1),
      event('departed', 5, { ...mersin, ...expected }),
      event('arrived', 8, { ...pire, ...expected }),
      event('departed', 10, { ...pire, ...expected }),
      event('arrived', 20, { ...hamburg, ...expected }),
      event('arrived', 18, { ...hamburg, ...expected, told_at: day(2) }),
    ]
    expect(step('departed', told)).toMatchObject({ state: 'ahead', at: day(5), place_name: 'Mersin' })
    expect(step('arrived', told)).toMatchObject({ state: 'ahead', at: day(18), place_name: 'Hamburg' })
  })
})

const anyEvent: fc.Arbitrary<TrackingEvent> = fc.record({
  source: fc.constantFrom('dcsa', 'staff'),
  source_event_id: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8'),
  told_at: fc.integer({ min: 1, max: 28 }).map(day),
  retracted: fc.constantFrom(false, false, true),
  kind: fc.constantFrom(...eventKindNames),
  certainty: fc.constantFrom(...certainties),
  happened_at: fc.integer({ min: 1, max: 28 }).map(day),
  place_code: fc.constantFrom('', 'TRMER', 'GRPIR', 'DEHAM'),
  place_name: fc.constantFrom('', 'Mersin', 'Pire'),
  container_number: fc.constantFrom('', 'CSQU3054383'),
  status: fc.constantFrom('pending', 'preparing', 'in_transit', 'customs', 'delivered', 'cancelled'),
  reason: fc.constant(''),
})
const story = fc
  .array(anyEvent, { maxLength: 20 })
  .chain((told) =>
    fc.tuple(
      fc.constant(told),
      fc.shuffledSubarray(told, { minLength: told.length }),
      fc.shuffledSubarray(told),
    ),
  )

test('in whatever order and however often it was told: seven steps, done before current before ahead', () => {
  fc.assert(
    fc.property(story, ([told, shuffled, again]) => {
      const steps = journeySteps(shipment, told)
      expect(steps).toHaveLength(7)
      expect(journeySteps(shipment, [...again, ...shuffled])).toEqual(steps)
      const ranks = steps.map(({ state }) => ({ done: 0, current: 1, ahead: 2 })[state])
      expect(ranks).toEqual([...ranks].sort())
      for (const { state, certainty } of steps)
        expect(
          state === 'ahead' ? certainty !== 'actual' : certainty === null || certainty === 'actual',
        ).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('whatever else was told: what happens at a port of call never brings it to its destination', () => {
  const beginning = anyEvent.filter(
    ({ kind }) =>
      !['arrived', 'discharged', 'delivered', 'status_set', 'cancelled'].includes(kind) &&
      !kind.startsWith('customs'),
  )
  const calling = fc.constantFrom<EventKind>('arrived', 'discharged', 'customs_held')
  const certain = { source: 'csv', certainty: 'actual', retracted: false } as const
  const call = fc.tuple(anyEvent, calling).map(([one, kind]) => ({ ...one, ...pire, ...certain, kind }))
  fc.assert(
    fc.property(fc.array(beginning), fc.array(call, { minLength: 1 }), (told, calls) => {
      const reached = journeySteps(shipment, [...told, ...calls]).filter(({ state }) => state !== 'ahead')
      expect(reached.map(({ key }) => key)).not.toContain('arrived')
    }),
    { numRuns: 1000 },
  )
})
