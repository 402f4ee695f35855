import { expect, test } from 'vitest'
import { runForEach, runTogether } from '#spine/lists/run-for-each.ts'

test('every row is done once, a few at a time, and what failed is named in its order', async () => {
  const rows = Array.from({ length: 50 }, (_, index) => index)
  const [done, progress]: [number[], number[]] = [[], []]
  let [running, most] = [0, 0]
  const run = async (row: number) => {
    running += 1
    most = Math.max(most, running)
    // Later rows may end before earlier ones.
    for (let turn = row % 7; turn >= 0; turn -= 1) await Promise.resolve()
    running -= 1
    if (row % 10 === 3) throw new TypeError('offline')
    done.push(row)
  }
  const failures = await runForEach(rows, run, (finished) => progress.push(finished))
  expect(failures.map(({ row }) => row)).toEqual([3, 13, 23, 33, 43])
  expect(failures[0]?.error).toBeInstanceOf(TypeError)
  expect(done.toSorted((one, other) => one - other)).toEqual(rows.filter((row) => row % 10 !== 3))
  expect(progress).toEqual(rows.map((row) => row + 1))
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(4)
})

test('what goes in one call is done for all rows or for none', async () => {
  const calls: number[][] = []
  const run = async (rows: readonly number[]) => {
    calls.push([...rows])
    if (rows.length > 2) throw new TypeError('offline')
  }
  expect(await runTogether([1, 2], run)).toEqual([])
  expect((await runTogether([1, 2, 3], run)).map(({ row }) => row)).toEqual([1, 2, 3])
  expect(calls).toEqual([
    [1, 2],
    [1, 2, 3],
  ])
})
