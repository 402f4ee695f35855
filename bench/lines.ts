/** One line of the result: our figure, its neighbour's, their ratio, and whether pass and goal are met. */
import { type Spread, spreadOf, type Taken } from './harness.ts'

export type Limit = { expected: string; holds(value: number): boolean }
export type Verdict = { expected: string; met: boolean }
export type Line = {
  figure: string
  unit: string
  ours?: Spread
  neighbour?: { name: string; spread: Spread; ratio: Spread; void: boolean }
  pass?: Verdict
  goal?: Verdict
  /** Why there is no figure, or how to read it. */
  note?: string
}

type Judged = { figure: string; unit: string; pass?: Limit; goal?: Limit; note?: string }

export function atLeast(bound: number, unit: string): Limit {
  return { expected: `≥ ${bound} ${unit}`, holds: (value) => value >= bound }
}

export function atMost(bound: number, unit: string): Limit {
  return { expected: `≤ ${bound} ${unit}`, holds: (value) => value <= bound }
}

type Compared = Judged & { taken: Taken; metric: string; ours: string; neighbour: string }

/** Pass and goal are about the ratio, which is taken round by round. */
export function comparedLine({ taken, metric, ours, neighbour, ...judged }: Compared): Line {
  const own = taken.samples(ours, metric)
  const theirs = taken.samples(neighbour, metric)
  const ratio = spreadOf(own.map((value, round) => value / (theirs[round] ?? Number.NaN)))
  return {
    ...verdicts(judged, ratio.median),
    ours: spreadOf(own),
    neighbour: {
      name: neighbour,
      spread: spreadOf(theirs),
      ratio,
      void: taken.isVoid(neighbour, metric),
    },
  }
}

/** Pass and goal are about our own figure. */
export function plainLine({ samples, ...judged }: Judged & { samples: readonly number[] }): Line {
  const ours = spreadOf(samples)
  return { ...verdicts(judged, ours.median), ours }
}

export function notMeasured(figure: string, why: string): Line {
  return { figure, unit: '', note: `not measured: ${why}` }
}

function verdicts({ figure, unit, pass, goal, note }: Judged, value: number): Line {
  return {
    figure,
    unit,
    ...(pass && { pass: { expected: pass.expected, met: pass.holds(value) } }),
    ...(goal && { goal: { expected: goal.expected, met: goal.holds(value) } }),
    ...(note && { note }),
  }
}
