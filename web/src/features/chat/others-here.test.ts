import { hereSeconds, typingSeconds } from '@kervan/domain/chat/chat.policy.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOthersHere } from '#features/chat/others-here.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('who types is forgotten after some seconds, who looks on a little later', () => {
  const others = createOthersHere()
  let changes = 0
  others.watch(() => changes++)
  others.hear('ece', 'Ece Yaman', 'typing')
  expect(others.now()).toEqual({ here: ['Ece Yaman'], typing: ['Ece Yaman'] })
  vi.advanceTimersByTime(typingSeconds * 1_000 + 10)
  expect(others.now()).toEqual({ here: ['Ece Yaman'], typing: [] })
  vi.advanceTimersByTime(hereSeconds * 1_000)
  expect(others.now()).toEqual({ here: [], typing: [] })
  expect(changes).toBe(3)
  expect(vi.getTimerCount()).toBe(0)
})

test('who goes on typing stays, who has written or left does not', () => {
  const others = createOthersHere()
  others.hear('ece', 'Ece Yaman', 'typing')
  vi.advanceTimersByTime(4_000)
  others.hear('ece', 'Ece Yaman', 'typing')
  others.hear('deniz', 'Deniz Aksoy', 'here')
  vi.advanceTimersByTime(4_000)
  expect(others.now()).toEqual({ here: ['Ece Yaman', 'Deniz Aksoy'], typing: ['Ece Yaman'] })
  others.hasWritten('ece')
  others.hear('deniz', 'Deniz Aksoy', 'gone')
  expect(others.now()).toEqual({ here: ['Ece Yaman'], typing: [] })
  others.stop()
})
