/**
 * The host of a rented machine may take its processors away for somebody else's work, for seconds at a time. What a clock says then says
 * nothing about the product, so such a round is taken again. Linux counts that time; elsewhere nothing is taken again.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Since the machine started, in ticks of 10 ms of each processor. */
export type ProcessorTime = { all: number; takenAway: number }

/** Of all time of the processors. */
const mostTakenAway = 0.03
/** Of less a share says nothing. */
const fewestTicks = 40
const tries = 12
/** It comes in bursts. */
const waitMs = 1_500

export async function undisturbed<Result>(
  work: () => Promise<Result>,
  read: () => ProcessorTime = processorTime,
  wait: () => Promise<void> = () => pause(waitMs),
): Promise<Result> {
  const taken: { result: Result; share: number }[] = []
  while (taken.length < tries) {
    const before = read()
    const result = await work()
    const share = takenAwayBetween(before, read())
    if (share <= mostTakenAway) return result
    taken.push({ result, share })
    await wait()
  }
  const [least] = taken.toSorted((one, other) => one.share - other.share)
  if (!least) throw new Error('Nothing was measured.')
  console.log(`  disturbed: the host took away ${Math.round(least.share * 100)} % of the processors at least`)
  return least.result
}

function takenAwayBetween(before: ProcessorTime, after: ProcessorTime): number {
  const passed = after.all - before.all
  return passed < fewestTicks ? 0 : (after.takenAway - before.takenAway) / passed
}

function processorTime(): ProcessorTime {
  if (process.platform !== 'linux') return { all: 0, takenAway: 0 }
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  // User, nice, system, idle, waiting, two kinds of interrupts, taken away; that of guests is in the first two already.
  const ticks = line.split(/\s+/).slice(1, 9).map(Number)
  return { all: ticks.reduce((sum, one) => sum + one, 0), takenAway: ticks[7] ?? 0 }
}
