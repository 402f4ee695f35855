/**
 * Works runs off as soon as they are noted, in every process: woken by the commits of this process, and once a second for what
 * others have noted, has waited long enough, or was left by a process that is gone.
 */
import { type EngineServices, workDueRuns } from '#features/automations/engine/work-runs.ts'
import type { Log } from '#spine/config/log.ts'

export type RunWorker = { start(services: EngineServices): void; wake(): void; stop(): Promise<void> }
export type WithRunWorker = { runWorker: Pick<RunWorker, 'wake'> }

const everyMs = 1_000

export function createRunWorker(log: Pick<Log, 'error'>): RunWorker {
  let isStopped = false
  let hasWork = true
  let endSleep: (() => void) | undefined
  let ended: Promise<void> | undefined

  const sleep = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, everyMs)
      function done() {
        clearTimeout(timer)
        endSleep = undefined
        resolve()
      }
      endSleep = done
    })

  const loop = async (services: EngineServices) => {
    while (!isStopped) {
      hasWork = false
      try {
        const { isFull } = await workDueRuns(services)
        hasWork ||= isFull
      } catch (error) {
        log.error({ err: error as Error }, 'automation runs')
      }
      if (!hasWork && !isStopped) await sleep()
    }
  }

  return {
    start(services) {
      ended = loop(services)
    },
    wake() {
      hasWork = true
      endSleep?.()
    },
    async stop() {
      isStopped = true
      endSleep?.()
      await ended
    },
  }
}
