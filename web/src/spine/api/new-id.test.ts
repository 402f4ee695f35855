import { expect, test } from 'vitest'
import { newId } from '#spine/api/new-id.ts'

test('ids are UUIDv7 and grow, within a millisecond and when the clock is set back', () => {
  const now = Date.parse('2026-11-18T09:00:00Z')
  const made = [...Array.from({ length: 5_000 }, () => newId(now)), newId(now - 60_000), newId(now + 60_000)]
  for (const id of made)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(made.toSorted()).toEqual(made)
  expect(new Set(made).size).toBe(made.length)
})
