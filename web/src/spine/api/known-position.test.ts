import { positionHeader } from '@kervan/domain/live/live-messages.ts'
import { afterEach, expect, test, vi } from 'vitest'

vi.mock('virtual:contract', () => ({ positionHeader: 'kervan-position' }))
const { beginLive, endLive, notePositionOf } = await import('#spine/api/known-position.ts')

const answer = (position?: number) =>
  new Response(null, position === undefined ? {} : { headers: { [positionHeader]: String(position) } })
afterEach(() => endLive(null))

test('a connection begins at the oldest of the answers before it', () => {
  for (const position of [7, 5, undefined, 9]) notePositionOf()(answer(position))
  expect(beginLive(() => undefined)).toBe(5)
})

test('an answer that was on its way when the connection began, and is older, makes the page read again', () => {
  const [first, late, equal] = [notePositionOf(), notePositionOf(), notePositionOf()]
  first(answer(7))
  const refetch = vi.fn()
  beginLive(refetch)
  equal(answer(7))
  expect(refetch).not.toHaveBeenCalled()
  late(answer(6))
  expect(refetch).toHaveBeenCalledOnce()
})

test('what is asked for while connected needs no position, and the next connection goes on where the last one ended', () => {
  notePositionOf()(answer(3))
  const refetch = vi.fn()
  beginLive(refetch)
  notePositionOf()(answer(1))
  expect(refetch).not.toHaveBeenCalled()
  endLive(8)
  expect(beginLive(refetch)).toBe(8)
})
