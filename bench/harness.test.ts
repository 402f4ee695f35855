/** The harness itself: alternation, warm-up, the void rule and the statistics. */
import { expect, test } from 'vitest'
import { isSteady, mustHold, percentile, type Side, spreadOf, takeTurns, WrongRunError } from './harness.ts'
import { atLeast, atMost, comparedLine } from './lines.ts'

function scripted(name: string, values: number[], log: string[]): Side {
  let turn = 0
  return {
    name,
    round: async () => {
      log.push(name)
      const rate = values[turn % values.length] ?? Number.NaN
      turn += 1
      return { rate }
    },
  }
}

const pair = (ours: Side, neighbour: Side) => ({ ours: [ours], neighbours: [neighbour] })

test('sides alternate, and the warm-up does not count', async () => {
  const log: string[] = []
  const sides = pair(scripted('ours', [1, 50, 60], log), scripted('theirs', [999, 100, 100], log))
  const taken = await takeTurns(sides, { rounds: 2, warmUps: 1, watch: 'rate' })
  expect(log).toEqual(['ours', 'theirs', 'ours', 'theirs', 'ours', 'theirs'])
  expect(taken.samples('ours', 'rate')).toEqual([50, 60])
  expect(taken.isVoid('theirs', 'rate')).toBe(false)
})

test('an unsteady neighbour is measured once more, and then the figure stays void', async () => {
  const log: string[] = []
  const sides = pair(scripted('ours', [50], log), scripted('theirs', [100, 100, 130], log))
  const taken = await takeTurns(sides, { rounds: 2, warmUps: 1, watch: 'rate' })
  expect(log).toHaveLength(12)
  expect(taken.isVoid('theirs', 'rate')).toBe(true)
})

test('our own variation voids nothing', async () => {
  const log: string[] = []
  await takeTurns(pair(scripted('ours', [1, 9, 90], log), scripted('theirs', [100], log)), {
    rounds: 2,
    warmUps: 1,
    watch: 'rate',
  })
  expect(log).toHaveLength(6)
})

test('the ratio is taken round by round', async () => {
  const sides = pair(scripted('ours', [1, 40, 60, 50], []), scripted('theirs', [1, 100, 101, 102], []))
  const taken = await takeTurns(sides, { rounds: 3, warmUps: 1, watch: 'rate' })
  const line = comparedLine({
    figure: 'a figure',
    unit: '/s',
    taken,
    metric: 'rate',
    ours: 'ours',
    neighbour: 'theirs',
    pass: atLeast(0.4, '×'),
    goal: atMost(0.1, '×'),
  })
  expect(line.neighbour?.ratio.median).toBeCloseTo(50 / 102)
  expect(line.neighbour?.ratio.max).toBeCloseTo(60 / 101)
  expect(line.pass).toEqual({ expected: '≥ 0.4 ×', met: true })
  expect(line.goal).toEqual({ expected: '≤ 0.1 ×', met: false })
})

test('spread, steadiness and percentiles', () => {
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 })
  expect(isSteady({ median: 100, min: 93, max: 108 })).toBe(true)
  expect(isSteady({ median: 100, min: 92, max: 108 })).toBe(false)
  const hundred = Array.from({ length: 100 }, (_, position) => position + 1)
  expect(percentile(hundred, 95)).toBe(95)
  expect(percentile([7], 95)).toBe(7)
})

test('a wrong run is a WrongRunError', () => {
  expect(() => mustHold(false, 'rows are missing')).toThrow(WrongRunError)
})
