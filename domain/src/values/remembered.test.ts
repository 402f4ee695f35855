/** What was computed of an object is computed once, also where that is nothing. */
import { expect, test } from 'vitest'
import { remembered } from '#values/remembered.ts'

test('each object is computed once, and one that looks the same by itself', () => {
  const seen: number[] = []
  const half = remembered(({ value }: { value: number }) => {
    seen.push(value)
    return value % 2 === 0 ? value / 2 : undefined
  })
  const [four, three, otherFour] = [{ value: 4 }, { value: 3 }, { value: 4 }]
  expect([four, three, four, three, otherFour].map(half)).toEqual([2, undefined, 2, undefined, 2])
  expect(seen).toEqual([4, 3, 4])
})
