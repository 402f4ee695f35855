/** The seven steps follow from what was told, in whatever order, and never go back. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventKindNames } from '#tracking/event-kinds.ts'
import { journeySteps } from '#tracking/journey-steps.ts'
import { certainties } from '#tracking/tracking-event.ts'

const event = (kind: (typeof eventKindNames)[number], day: number, more = {}) => ({
  kind,
  certainty: 'actual' as const,
  happened_at: `2026-03-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  place_name: 'Mersin',
  counts: true,
  ...more,
})

test('a shipment on its way: what was passed is done, what was told last is now, the rest lies ahead', () => {
  const steps = journeySteps('in_transit', [
    event('departed', 5),
    event('created', 1),
    event('delivered', 20, { certainty: 'estimated', place_name: 'Hamburg' }),
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
  expect(journeySteps('pending', [event('departed', 5, { counts: false })])[3]?.state).toBe('ahead')
  expect(journeySteps('customs', [event('created', 1)])[5]?.state).toBe('current')
})

test('a delivered shipment has no step left', () => {
  expect(journeySteps('delivered', [event('delivered', 9)]).every(({ state }) => state === 'done')).toBe(true)
})

test('in whatever order it was told: seven steps, done before current before ahead', () => {
  const anyEvent = fc.record({
    kind: fc.constantFrom(...eventKindNames),
    certainty: fc.constantFrom(...certainties),
    happened_at: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    place_name: fc.constantFrom('', 'Mersin'),
    counts: fc.boolean(),
  })
  const status = fc.constantFrom('pending', 'preparing', 'in_transit', 'customs', 'delivered', 'cancelled')
  fc.assert(
    fc.property(
      status,
      fc.uniqueArray(anyEvent, { selector: ({ happened_at }) => happened_at }),
      (now, told) => {
        const steps = journeySteps(now, told)
        expect(steps).toHaveLength(7)
        expect(journeySteps(now, [...told].reverse())).toEqual(steps)
        const ranks = steps.map(({ state }) => ({ done: 0, current: 1, ahead: 2 })[state])
        expect(ranks).toEqual([...ranks].sort())
        for (const { state, certainty } of steps) if (state === 'ahead') expect(certainty).not.toBe('actual')
      },
    ),
  )
})
