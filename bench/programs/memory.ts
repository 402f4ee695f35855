/** What a process holds once its garbage is gone. */
import { setTimeout as pause } from 'node:timers/promises'

export type Memory = { held: number }

/** What the program itself keeps alive; what the system gives it is blurred by pages that it keeps for later. */
export async function memoryInUse(): Promise<Memory> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.()
    await pause(100)
  }
  const { heapUsed, external } = process.memoryUsage()
  return { held: heapUsed + external }
}
