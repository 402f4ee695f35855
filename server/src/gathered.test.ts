import { expect, test } from 'vitest'
import { gathered } from '#gathered.ts'

test('what comes in one turn is done in one go, and everybody gets their own answer', async () => {
  const goes: number[][] = []
  const double = gathered(async (items: number[]) => {
    goes.push(items)
    return items.map((item) => item * 2)
  })
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(await double(4)).toBe(8)
  expect(goes).toEqual([[1, 2, 3], [4]])
})

test('one that cannot be done fails alone', async () => {
  const double = gathered(async (items: number[]) => {
    if (items.includes(2)) throw new Error('not two')
    return items.map((item) => item * 2)
  })
  const outcomes = await Promise.allSettled([1, 2, 3].map(double))
  expect(
    outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.message)),
  ).toEqual([2, 'not two', 6])
})
