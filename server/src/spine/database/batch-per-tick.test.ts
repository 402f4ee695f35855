import { expect, test } from 'vitest'
import { batchPerTick } from '#spine/database/batch-per-tick.ts'

test('what comes in one turn is done in one go, and everybody gets their own answer', async () => {
  const goes: number[][] = []
  const double = batchPerTick(async (items: number[]) => {
    goes.push(items)
    return items.map((item) => item * 2)
  })
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(await double(4)).toBe(8)
  expect(goes).toEqual([[1, 2, 3], [4]])
})

test.each([
  ['alone, where they are done apart', { apartWhen: () => true }, [2, 'not two', 6]],
  ['with the others, where they are not', {}, ['not two', 'not two', 'not two']],
])('one that cannot be done fails %s', async (_, way, expected) => {
  const double = batchPerTick(async (items: number[]) => {
    if (items.includes(2)) throw new Error('not two')
    return items.map((item) => item * 2)
  }, way)
  const outcomes = await Promise.allSettled([1, 2, 3].map(double))
  const said = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : outcome.reason.message,
  )
  expect(said).toEqual(expected)
})
