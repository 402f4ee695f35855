import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gather } from '#spine/live/gather.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what comes within a moment is handed on together, and what comes later by itself', () => {
  const handOn = vi.fn()
  const gathered = gather<string>(50, handOn)
  gathered.add(['a', 'b'])
  vi.advanceTimersByTime(49)
  gathered.add(['c'])
  expect(handOn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(handOn.mock.calls).toEqual([[['a', 'b', 'c']]])
  gathered.add(['d'])
  vi.advanceTimersByTime(50)
  expect(handOn.mock.calls.slice(1)).toEqual([[['d']]])
})

test('at the end nothing is left, and nothing is handed on twice', () => {
  const handOn = vi.fn()
  const gathered = gather<string>(50, handOn)
  gathered.add(['a'])
  gathered.finish()
  gathered.finish()
  vi.runAllTimers()
  expect(handOn.mock.calls).toEqual([[['a']]])
})
