/** Which way a figure goes. */
import { expect, test } from 'vitest'
import { changePercent, trendOf } from '#luna/trend.ts'

test('a small change is none, and none is known without something to compare with', () => {
  expect([null, 1.9, 2, -1.9, -2].map(trendOf)).toEqual(['unknown', 'stable', 'rising', 'stable', 'falling'])
  expect(changePercent(104.2, 100)).toBe(4.2)
  expect(changePercent(95, 100)).toBe(-5)
  expect([changePercent(1, null), changePercent(1, 0)]).toEqual([null, null])
})
