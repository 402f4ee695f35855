/** Every kind of the timeline and every step of the way is reached by what carriers tell. */
import { expect, test } from 'vitest'
import { eventKinds, meaningOf, timelineWords } from '#tracking/event-kinds.ts'
import { journeyWords } from '#tracking/journey-words.ts'

const kinds = Object.keys(eventKinds) as (keyof typeof eventKinds)[]

test('the timeline has ten kinds and the way seven steps, and events lead to each of them', () => {
  expect(Object.keys(timelineWords)).toHaveLength(10)
  expect(new Set(kinds.flatMap((kind) => meaningOf(kind).timeline ?? []))).toEqual(
    new Set(Object.keys(timelineWords)),
  )
  expect(Object.keys(journeyWords)).toHaveLength(7)
  expect(new Set(kinds.flatMap((kind) => meaningOf(kind).step ?? []))).toEqual(
    new Set(Object.keys(journeyWords)),
  )
})
