/** The memory of a process after garbage collection. */
import { setTimeout as pause } from 'node:timers/promises'

export type Memory = { held: number }

/** The heap and external memory; the resident size also has pages that are free. */
export async function memoryInUse(): Promise<Memory> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.()
    await pause(100)
  }
  const { heapUsed, external } = process.memoryUsage()
  return { held: heapUsed + external }
}
