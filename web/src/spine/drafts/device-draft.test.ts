import { expect, test } from 'vitest'
import { isOver, readKept } from '#spine/drafts/device-draft.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const day = 86_400_000
const stored = (kept: object) =>
  JSON.stringify({ person_id: 'a', kept_at: now - day, value: { x: 1 }, ...kept })

test('a draft comes back to its author, and to nobody else', () => {
  expect(readKept(stored({}), 'a', now)).toEqual({ x: 1 })
  expect(readKept(stored({}), 'b', now)).toBeUndefined()
  expect(readKept(null, 'a', now)).toBeUndefined()
})

test('what is too old or cannot be read is none', () => {
  expect(readKept(stored({ kept_at: now - 31 * day }), 'a', now)).toBeUndefined()
  expect(readKept(stored({ kept_at: 'yesterday' }), 'a', now)).toBeUndefined()
  expect(readKept('{broken', 'a', now)).toBeUndefined()
  expect(isOver(stored({}), now)).toBe(false)
  expect(isOver(stored({ kept_at: now - 31 * day }), now)).toBe(true)
  expect(isOver('{broken', now)).toBe(true)
})
