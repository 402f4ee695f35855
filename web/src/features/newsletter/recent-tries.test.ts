import { newsletterTries } from '@kervan/domain/newsletter/newsletter.copy.ts'
import { beforeEach, expect, test } from 'vitest'
import { rememberTry, secondsUntilTry } from '#features/newsletter/recent-tries.ts'
import { removeStored, writeStored } from '#spine/drafts/browser-storage.ts'

const key = 'kervan-newsletter-tries'
const start = Date.UTC(2026, 10, 15)
const minute = 60_000
beforeEach(() => removeStored(key))

test('three tries in ten minutes, then wait until the first is ten minutes old', () => {
  for (const at of [0, 2, 4]) {
    expect(secondsUntilTry(start + at * minute)).toBe(0)
    rememberTry(start + at * minute)
  }
  expect(secondsUntilTry(start + 5 * minute)).toBe(newsletterTries.seconds - 300)
  expect(secondsUntilTry(start + 10 * minute - 1)).toBe(1)
  expect(secondsUntilTry(start + 10 * minute)).toBe(0)
  rememberTry(start + 10 * minute)
  expect(secondsUntilTry(start + 11 * minute)).toBe(60)
})

test('invalid storage and a clock that was set back lock nobody out', () => {
  writeStored(key, 'x y z 1e999')
  expect(secondsUntilTry(start)).toBe(0)
  for (let time = 0; time < 3; time += 1) rememberTry(start + 60 * minute)
  expect(secondsUntilTry(start)).toBe(0)
})
