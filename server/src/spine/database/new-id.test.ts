import { expect, test } from 'vitest'
import { newId, pastId } from '#spine/database/new-id.ts'

test('ids are version 7, carry their time, and each is greater than the one before, also when the clock stops or goes back', () => {
  const start = Date.now() + 1_000
  const ids = Array.from({ length: 10_000 }, (_, index) => newId(index === 5_000 ? start - 5_000 : start))
  expect(
    ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
  ).toBe(true)
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
  const at = Number.parseInt((ids[0] ?? '').replaceAll('-', '').slice(0, 12), 16)
  expect(at).toBe(start)
})

test('an id of the past stands before those of today', () => {
  const yesterday = Date.now() - 86_400_000
  const id = pastId(yesterday)
  expect(id < newId()).toBe(true)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(yesterday)
  expect(pastId(yesterday)).not.toBe(id)
})
