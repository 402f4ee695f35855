import { expect, test } from 'vitest'
import { createIdempotencyKeys } from '#spine/api/idempotency-keys.ts'

test('a retry repeats the key; another input and the next action get a new one', () => {
  const keys = createIdempotencyKeys()
  const first = keys.keyFor({ to: 'a@x.example' })
  expect(keys.keyFor({ to: 'a@x.example' })).toBe(first)
  const changed = keys.keyFor({ to: 'b@x.example' })
  expect(changed).not.toBe(first)
  keys.renew()
  expect(keys.keyFor({ to: 'b@x.example' })).not.toBe(changed)
})
