import { afterEach, expect, test, vi } from 'vitest'
import { eachMinute } from '#features/workqueue/work-list.ts'

afterEach(() => vi.restoreAllMocks())

test('what changes by the clock is read once in each minute, though a timer rings early', () => {
  const at = (now: number) => vi.spyOn(performance, 'now').mockReturnValue(now)
  at(60_000 + 20_000)
  expect(eachMinute()).toBe(40_000)
  at(120_000 - 0.4)
  expect(eachMinute()).toBeCloseTo(60_000.4)
  at(120_000)
  expect(eachMinute()).toBe(60_000)
})
