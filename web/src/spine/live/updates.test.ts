import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import { expect, test } from 'vitest'
import { createUpdateList, mergeUpdates } from '#spine/live/updates.ts'

const update = (position: number): LiveEvent => ({
  type: 'event',
  id: `id-${position}`,
  position,
  name: 'x',
  data: {},
  at: '2026-03-05T11:30:00.000Z',
})

test('holds the newest updates in order, up to its size', () => {
  const list = createUpdateList(3)
  for (const position of [1, 2, 3, 4]) list.add(update(position))
  expect(list.all().map((each) => each.position)).toEqual([4, 3, 2])
  list.dismiss('id-3')
  expect(list.all().map((each) => each.position)).toEqual([4, 2])
})

test('notifies its listeners until they unsubscribe', () => {
  const list = createUpdateList(3)
  let calls = 0
  const leave = list.subscribe(() => calls++)
  list.add(update(1))
  leave()
  list.add(update(2))
  expect(calls).toBe(1)
})

test('merges updates from before and after the page was opened, each once', () => {
  const merged = mergeUpdates([update(3), update(2), update(1)], [update(4), update(3)], 3)
  expect(merged.map((each) => each.position)).toEqual([4, 3, 2])
})
