/** Measures a figure and its neighbours in alternating rounds after a warm-up; a neighbour that varies too much makes it void. */
import { undisturbed } from './undisturbed.ts'

export type Sample = Record<string, number>
export type Side = { name: string; round(): Promise<Sample> }
export type Spread = { median: number; min: number; max: number }

export type Sides = { ours: readonly Side[]; neighbours: readonly Side[] }

export type Taken = {
  samples(side: string, metric: string): number[]
  /** The neighbour itself varied too much for a comparison. */
  isVoid(side: string, metric: string): boolean
}

/** A neighbour may vary by this share of its median. */
const steadiness = 0.15

export type Plan = {
  rounds: number
  /** What must be steady in the neighbours. */
  watch: string
  /** A server runs for days, so it is measured once its code has been compiled: some ten seconds under load. */
  warmUps?: number
  /** Waits for work that one side left behind before the other begins. */
  settle?: () => Promise<void>
}

/** Repeated once when a neighbour varied too much. */
export async function takeTurns({ ours, neighbours }: Sides, plan: Plan): Promise<Taken> {
  const sides = [...ours, ...neighbours]
  const first = await alternate(sides, plan)
  const unsteady = neighbours.map((side) => side.name).filter((name) => first.isVoid(name, plan.watch))
  if (unsteady.length === 0) return first
  console.log(`  void: ${unsteady.join(', ')} varied by more than ${steadiness * 100} %; once more`)
  return alternate(sides, plan)
}

async function alternate(sides: readonly Side[], { rounds, warmUps = 4, settle }: Plan): Promise<Taken> {
  const taken = new Map<string, Sample[]>(sides.map((side) => [side.name, []]))
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const side of sides) {
      const sample = await undisturbed(() => side.round())
      await settle?.()
      if (round >= 0) taken.get(side.name)?.push(sample)
    }
  }
  const samples = (side: string, metric: string) =>
    (taken.get(side) ?? []).map((sample) => sample[metric] ?? Number.NaN)
  return {
    samples,
    isVoid: (side, metric) => !isSteady(spreadOf(samples(side, metric))),
  }
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  return { median: percentile(sorted, 50), min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN }
}

export function isSteady({ median, min, max }: Spread): boolean {
  return max - min <= steadiness * median
}

/** Of values that are sorted already. */
export function percentile(sorted: readonly number[], percent: number): number {
  if (sorted.length === 0) return Number.NaN
  const at = Math.ceil((percent / 100) * sorted.length) - 1
  return sorted[Math.max(0, at)] ?? Number.NaN
}

/** A fast wrong run is a failure. */
export class WrongRunError extends Error {
  override name = 'WrongRunError'
}

export function mustHold(holds: boolean, sentence: string): void {
  if (!holds) throw new WrongRunError(sentence)
}
