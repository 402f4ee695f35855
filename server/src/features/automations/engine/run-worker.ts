/**
 * Works runs off as soon as they are noted, in every process: woken by the commits of this process, and once a second for what
 * others have noted, has waited long enough, or was left by a process that is gone.
 */
import { type EngineServices, workDueRuns } from '#features/automations/engine/work-runs.ts'
import type { Log } from '#spine/config/log.ts'
import { createWakeableSleep } from '#spine/jobs/wakeable-sleep.ts'

export type RunWorker = { start(services: EngineServices): void; wake(): void; stop(): Promise<void> }
export type WithRunWorker = { runWorker: Pick<RunWorker, 'wake'> }

const everyMs = 1_000

export function createRunWorker(log: Pick<Log, 'error'>): RunWorker {
  const sleeping = createWakeableSleep()
  let isStopped = false
  let ended: Promise<void> | undefined

  const loop = async (services: EngineServices) => {
    while (!isStopped) {
      try {
        const { isFull } = await workDueRuns(services)
        if (isFull) continue
      } catch (error) {
        log.error({ err: error as Error }, 'automation runs')
      }
      if (!isStopped) await sleeping.sleep(everyMs)
    }
  }

  return {
    start(services) {
      ended = loop(services)
    },
    wake: sleeping.wake,
    async stop() {
      isStopped = true
      sleeping.wake()
      await ended
    },
  }
}
