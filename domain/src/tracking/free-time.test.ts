import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EventKind } from '#tracking/event-kinds.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import { type FreeContainer, freeTimeOf } from '#tracking/free-time.ts'
import { plainEvent } from '#tracking/told-message.ts'
import type { TrackingEvent } from '#tracking/tracking-event.ts'

const box: FreeContainer = { number: 'CSQU3054383', free_days_demurrage: 7, free_days_detention: 5 }
const shipment: Followed = {
  shipment_type: 'sea',
  origin_code: 'CNSHA',
  origin_city: 'Şanghay',
  destination_code: 'TRIST',
  destination_city: 'İstanbul',
  promised_at: null,
  containers: [],
}
const other = { ...box, number: 'MSCU6398710' }
const event = (kind: EventKind, at: string, more: Partial<TrackingEvent> = {}): TrackingEvent => ({
  ...plainEvent,
  source: 'dcsa',
  source_event_id: `${kind} ${at}`,
  told_at: at,
  happened_at: at,
  kind,
  ...more,
})
const landed = event('discharged', '2026-03-02T20:30:00.000Z')
const left = event('gate_out', '2026-03-06T08:00:00.000Z')
const returned = event('empty_returned', '2026-03-14T08:00:00.000Z')
const clocks = (told: TrackingEvent[], now: string, containers = [box]) =>
  freeTimeOf(shipment, containers, told, new Date(now)).map(
    ({ kind, last_free_day, days_left, stopped }) => ({
      kind,
      last_free_day,
      days_left,
      isOver: stopped !== null,
    }),
  )

test('nothing runs before the container has landed', () => {
  expect(clocks([event('arrived', '2026-03-02T08:00:00.000Z')], '2026-03-05T08:00:00Z')).toEqual([])
})

test('days are those of Istanbul, and the day of landing is not counted', () => {
  // 23:30 on the second of March in Istanbul.
  const running = (days_left: number) => [
    { kind: 'demurrage', last_free_day: '2026-03-09', days_left, isOver: false },
  ]
  expect(clocks([landed], '2026-03-02T20:45:00Z')).toEqual(running(7))
  expect(clocks([landed], '2026-03-09T20:59:59Z')).toEqual(running(0))
  expect(clocks([landed], '2026-03-09T21:00:00Z')).toEqual(running(-1))
})

test('leaving the terminal stops one clock and starts the other, the empty container stops that', () => {
  const whole = clocks([landed, left, returned], '2026-05-01T08:00:00Z')
  expect(whole).toEqual([
    { kind: 'demurrage', last_free_day: '2026-03-09', days_left: 3, isOver: true },
    { kind: 'detention', last_free_day: '2026-03-11', days_left: -3, isOver: true },
  ])
  expect(clocks([returned, left, landed], '2026-05-01T08:00:00Z')).toEqual(whole)
})

test('an empty container that is back has left the terminal, though nobody told', () => {
  expect(clocks([landed, returned], '2026-05-01T08:00:00Z')).toEqual([
    { kind: 'demurrage', last_free_day: '2026-03-09', days_left: -5, isOver: true },
  ])
})

test('delivered by hand it has left the terminal, and put back by hand it has not', () => {
  const byHand = (status: TrackingEvent['status'], at: string) =>
    event('status_set', at, { source: 'staff', status })
  const given = byHand('delivered', '2026-03-07T08:00:00.000Z')
  const running = (...told: TrackingEvent[]) =>
    clocks([landed, ...told], '2026-03-08T08:00:00Z').map(({ kind, isOver }) => [kind, isOver])
  const out = [
    ['demurrage', true],
    ['detention', false],
  ]
  expect(running(given)).toEqual(out)
  expect(running(given, byHand('customs', '2026-03-07T09:00:00.000Z'))).toEqual([['demurrage', false]])
  const wrong = event('delivered', '2026-03-07T08:00:00.000Z')
  expect(running(wrong)).toEqual(out)
  expect(running(wrong, byHand('in_transit', '2026-03-07T09:00:00.000Z'))).toEqual([['demurrage', false]])
  // A state that says nothing of the box leaves its clock alone.
  expect(running(byHand('customs', '2026-03-05T08:00:00.000Z'))).toEqual([['demurrage', false]])
})

test('each container has its own clock, and none without agreed days', () => {
  const ofOther = { ...left, container_number: other.number }
  const running = clocks([landed, ofOther], '2026-03-08T08:00:00Z', [box, other])
  expect(running.map(({ kind, isOver }) => [kind, isOver])).toEqual([
    ['demurrage', false],
    ['demurrage', true],
    ['detention', false],
  ])
  const nothing = { ...box, free_days_demurrage: null, free_days_detention: null }
  expect(clocks([landed, left], '2026-03-08T08:00:00Z', [nothing])).toEqual([])
})

test('what leaves the port of loading starts nothing', () => {
  const early = event('gate_out', '2026-02-01T08:00:00.000Z')
  expect(clocks([early, landed], '2026-03-03T08:00:00Z')).toMatchObject([
    { kind: 'demurrage', isOver: false },
  ])
})

test('only what is landed at the destination starts the days: a port of call, or one it went on from, does not', () => {
  const start = (...told: TrackingEvent[]) =>
    freeTimeOf(shipment, [box], told, new Date('2026-03-20T08:00:00Z'))[0]?.started.place_code
  const called = event('discharged', '2026-02-20T08:00:00.000Z', { place_code: 'GRPIR' })
  const here = event('discharged', '2026-03-02T08:00:00.000Z', { place_code: 'TRAMR' })
  expect(start(called)).toBeUndefined()
  expect(start({ ...called, place_code: '', place_name: 'Pire' })).toBeUndefined()
  expect(start(here, called)).toBe('TRAMR')
  const unplaced = { ...called, place_code: '' }
  expect(start(unplaced)).toBe('')
  expect(start(unplaced, event('loaded', '2026-02-25T08:00:00.000Z'))).toBeUndefined()
  expect(start(unplaced, event('loaded', '2026-02-25T08:00:00.000Z'), here)).toBe('TRAMR')
})

test('in whatever order it was told, the days begin at the destination or not at all', () => {
  const kinds = ['discharged', 'loaded', 'departed', 'gate_out', 'empty_returned'] as const
  const anyEvent = fc
    .tuple(
      fc.constantFrom(...kinds),
      fc.integer({ min: 1, max: 28 }),
      fc.constantFrom('GRPIR', 'TRAMR', 'CNSHA'),
    )
    .map(([kind, day, place_code]) =>
      event(kind, `2026-03-${String(day).padStart(2, '0')}T08:00:00.000Z`, {
        source_event_id: `${kind} ${day} ${place_code}`,
        place_code,
      }),
    )
  const story = fc
    .array(anyEvent)
    .chain((told) => fc.tuple(fc.constant(told), fc.shuffledSubarray(told, { minLength: told.length })))
  fc.assert(
    fc.property(story, ([told, shuffled]) => {
      const running = freeTimeOf(shipment, [box], told, new Date('2026-04-01T08:00:00Z'))
      expect(freeTimeOf(shipment, [box], shuffled, new Date('2026-04-01T08:00:00Z'))).toEqual(running)
      const landed = told.some(({ kind, place_code }) => kind === 'discharged' && place_code === 'TRAMR')
      expect(running.length > 0).toBe(landed)
      for (const { kind, started } of running)
        if (kind === 'demurrage') expect(started.place_code).toBe('TRAMR')
    }),
    { numRuns: 1000 },
  )
})
