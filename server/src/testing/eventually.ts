/** Waiting for what must become true, with a limit and a reason when it does not. */
import { setTimeout as pause } from 'node:timers/promises'

export async function eventually<Value>(
  what: string,
  look: () => Value | undefined | false | Promise<Value | undefined | false>,
  limitMs = 60_000,
  everyMs = 20,
): Promise<Value> {
  for (const deadline = performance.now() + limitMs; ; await pause(everyMs)) {
    const value = await look()
    if (value !== undefined && value !== false) return value
    if (performance.now() > deadline) throw new Error(`Not within ${limitMs} ms: ${what}`)
  }
}

export function between(low: number, high: number): number {
  return low + Math.random() * (high - low)
}
