import { expect, test } from 'vitest'
import { isSameKey, keyBytes } from '#features/notifications/push-key.ts'

const key = Buffer.from([4, 251, 255, 62, 63, 0, 200])

test('a base64url key decodes to the same bytes', () => {
  expect([...keyBytes(key.toString('base64url'))]).toEqual([...key])
  expect(isSameKey(Uint8Array.from(key).buffer, key.toString('base64url'))).toBe(true)
})

test('another key, a shorter one, and none are different', () => {
  const other = Uint8Array.from(key)
  other[3] = 1
  expect(isSameKey(other.buffer, key.toString('base64url'))).toBe(false)
  expect(isSameKey(Uint8Array.from(key).buffer, key.subarray(1).toString('base64url'))).toBe(false)
  expect(isSameKey(null, key.toString('base64url'))).toBe(false)
})
