/** A burst of numbered events at a steady pace, and when each was made, on the clock that all processes of a machine share. */
import { setTimeout as pause } from 'node:timers/promises'

export const tickName = 'bench.ticked'
export type Burst = { first: number; count: number; perSecond: number }
export type Tick = { number: number; at: number }

/** CLOCK_MONOTONIC in milliseconds: the same in every process, and untouched by corrections of the wall clock. */
export function monotonicNow(): number {
  return Number(process.hrtime.bigint()) / 1e6
}

export async function emitPaced(
  { first, count, perSecond }: Burst,
  emit: (number: number, sentNow: () => void) => unknown,
): Promise<Tick[]> {
  const ticks: Tick[] = []
  const began = monotonicNow()
  const underWay: unknown[] = []
  for (let step = 0; step < count; step += 1) {
    const due = began + (step * 1000) / perSecond
    await pause(Math.max(0, due - monotonicNow()))
    const number = first + step
    underWay.push(emit(number, () => ticks.push({ number, at: monotonicNow() })))
  }
  await Promise.all(underWay)
  return ticks
}

/** A message of the same length as the product's. */
export function tickMessage(number: number) {
  return {
    type: 'event',
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    position: number,
    name: tickName,
    data: { number },
    at: new Date().toISOString(),
  }
}
