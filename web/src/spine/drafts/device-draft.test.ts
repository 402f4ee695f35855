import { expect, test } from 'vitest'
import { isExpired, parseDeviceDraft } from '#spine/drafts/device-draft.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const day = 86_400_000
const stored = (fields: object) =>
  JSON.stringify({ person_id: 'a', kept_at: now - day, value: { x: 1 }, ...fields })

test('a draft is returned to its author only', () => {
  expect(parseDeviceDraft(stored({}), 'a', now)).toEqual({ x: 1 })
  expect(parseDeviceDraft(stored({}), 'b', now)).toBeUndefined()
  expect(parseDeviceDraft(null, 'a', now)).toBeUndefined()
})

test('a draft that is expired or invalid is ignored', () => {
  expect(parseDeviceDraft(stored({ kept_at: now - 31 * day }), 'a', now)).toBeUndefined()
  expect(parseDeviceDraft(stored({ kept_at: 'yesterday' }), 'a', now)).toBeUndefined()
  expect(parseDeviceDraft('{broken', 'a', now)).toBeUndefined()
  expect(isExpired(stored({}), now)).toBe(false)
  expect(isExpired(stored({ kept_at: now - 31 * day }), now)).toBe(true)
  expect(isExpired('{broken', now)).toBe(true)
})
