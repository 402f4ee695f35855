import { expect, test } from 'vitest'
import { batchPerTick } from '#spine/database/batch-per-tick.ts'

test('calls of one turn become one call, and each gets its own result', async () => {
  const batches: number[][] = []
  const double = batchPerTick(async (items: number[]) => {
    batches.push(items)
    return items.map((item) => item * 2)
  })
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(await double(4)).toBe(8)
  expect(batches).toEqual([[1, 2, 3], [4]])
})

test.each([
  ['alone, with retrySingly', { retrySingly: () => true }, [2, 'not two', 6]],
  ['with the others, without it', {}, ['not two', 'not two', 'not two']],
])('an item that fails the call fails %s', async (_, options, expected) => {
  const double = batchPerTick(async (items: number[]) => {
    if (items.includes(2)) throw new Error('not two')
    return items.map((item) => item * 2)
  }, options)
  const outcomes = await Promise.allSettled([1, 2, 3].map(double))
  const results = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : outcome.reason.message,
  )
  expect(results).toEqual(expected)
})
