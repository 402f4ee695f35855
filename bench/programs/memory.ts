/** What a process holds once its garbage is gone. */
import { setTimeout as pause } from 'node:timers/promises'

export type Memory = { resident: number; held: number }

/** `held` is what the program itself keeps alive; `resident` is what the system gives it, pages kept for later included. */
export async function memoryInUse(): Promise<Memory> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.()
    await pause(100)
  }
  const { rss, heapUsed, external } = process.memoryUsage()
  return { resident: rss, held: heapUsed + external }
}
