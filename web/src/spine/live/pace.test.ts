import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pace } from '#spine/live/pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first is done at once, and the last of what comes during the rest is not lost', async () => {
  const work = vi.fn(async () => {})
  const paced = pace(15_000, work)
  for (let second = 0; second < 10; second += 1) {
    void paced.ask()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(work).toHaveBeenCalledTimes(2)
  // Nobody has asked again.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledTimes(2)
  void paced.ask()
  expect(work).toHaveBeenCalledTimes(3)
})

test('what takes longer than the rest is finished first, then done once more', async () => {
  const finish: (() => void)[] = []
  const work = vi.fn(() => new Promise<void>((resolve) => finish.push(resolve)))
  const paced = pace(0, work)
  for (let second = 0; second < 5; second += 1) {
    void paced.ask()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(work).toHaveBeenCalledTimes(1)
  finish[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
})

test('after the end nothing is begun', async () => {
  const work = vi.fn(async () => {})
  const paced = pace(1_000, work)
  void paced.ask()
  void paced.ask()
  paced.end()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(work).toHaveBeenCalledTimes(1)
})
