/** Which shipment holds an event does not depend on the order in which its versions come. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EventVersion, heldVersions } from '#tracking/event-versions.ts'

const version = (
  told: number,
  named: string[] | undefined,
  more: Partial<EventVersion> = {},
): EventVersion => ({
  told: String(told),
  named,
  asked: [],
  kept: [],
  ...more,
})
const held = (...versions: EventVersion[]) =>
  heldVersions(versions).map(
    ({ shipment, version: { told }, naming, before }) =>
      `${shipment} ${before ? 'before ' : ''}${told} ${naming}`,
  )

test('an event that names another shipment has gone from the first', () => {
  expect(held(version(1, ['a']), version(2, ['b']))).toEqual(['a 1 this', 'a before 2 another', 'b 2 this'])
  expect(held(version(1, ['a']), version(2, []))).toEqual(['a 1 this', 'a before 2 another'])
  expect(held(version(1, ['a']), version(2, ['a', 'b']))).toEqual(['a 1 this', 'a 2 this', 'b 2 this'])
})

test('of one moment all that are named have it', () => {
  expect(held(version(1, ['a']), version(1, ['b']))).toEqual(['a 1 this', 'b 1 this'])
})

test('one that names nothing is about what the one before it was about, and about whoever was asked for', () => {
  expect(held(version(1, ['a']), version(2, undefined))).toEqual(['a 1 this', 'a 2 nothing'])
  expect(held(version(1, undefined), version(2, ['a']))).toEqual(['a 2 this'])
  expect(held(version(1, undefined, { asked: ['a'] }), version(2, undefined))).toEqual([
    'a 1 asked',
    'a 2 nothing',
  ])
})

test('it leaves where it was kept once it is known that the event had gone from there before', () => {
  const versions = [version(1, ['a']), version(2, ['b']), version(3, undefined, { kept: ['a'] })]
  expect(held(...versions)).toEqual([
    'a 1 this',
    'a before 2 another',
    'a 3 another',
    'b 2 this',
    'b 3 nothing',
  ])
})

test('in any order the same', () => {
  const shipment = fc.constantFrom('a', 'b', 'c')
  const any = fc.record({
    told: fc.integer({ min: 1, max: 5 }).map(String),
    named: fc.option(fc.uniqueArray(shipment, { maxLength: 2 }), { nil: undefined }),
    asked: fc.uniqueArray(shipment, { maxLength: 1 }),
    kept: fc.uniqueArray(shipment, { maxLength: 1 }),
  })
  const orders = fc
    .array(any, { maxLength: 6 })
    .chain((versions) =>
      fc.tuple(fc.constant(versions), fc.shuffledSubarray(versions, { minLength: versions.length })),
    )
  // Who has it, and since when: which of several words of one moment says that it has gone does not matter.
  const holding = (versions: EventVersion[]) => new Set(held(...versions))
  fc.assert(
    fc.property(orders, ([versions, shuffled]) => {
      expect(holding(shuffled)).toEqual(holding(versions))
    }),
  )
})
