/**
 * Views wait here for a fifth of a second and are written together, so that a caller waits for nothing. What a crash
 * loses is that fifth of a second; an orderly stop writes everything.
 */
import { type SeenView, writeSeenViews } from '#features/analytics/analytics.queries.ts'
import type { Log } from '#spine/config/log.ts'
import { type ActAs, system } from '#spine/database/act-as.ts'
import { isUnavailable } from '#spine/database/unavailable.ts'

export type ViewQueue = { add(view: SeenView): void; stop(): Promise<void> }
export type WithViewQueue = { views: Pick<ViewQueue, 'add'> }

const everyMs = 200
const batchSize = 500
/** While the database is away views are kept up to here; what comes after is forgotten. */
const keptAtMost = 10_000
/** Nobody opens more pages than this in a minute; whoever claims to is not written down. */
const viewsPerMinute = 60

export function createViewQueue({ actAs, log }: { actAs: ActAs; log: Log }): ViewQueue {
  let waiting: SeenView[] = []
  let writing: Promise<void> | undefined
  const counts = new Map<string, number>()

  const write = async () => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize)
      try {
        await actAs(system, (tx) => writeSeenViews(tx, batch))
      } catch (error) {
        const mayPass = isUnavailable(error)
        log.warn({ err: error, views: batch.length }, mayPass ? 'views not written yet' : 'views lost')
        if (mayPass) waiting = [...batch, ...waiting].slice(0, keptAtMost)
        return
      }
    }
  }
  const flush = () => {
    writing ??= write().finally(() => {
      writing = undefined
    })
    return writing
  }
  const flushing = setInterval(() => void (waiting.length > 0 && flush()), everyMs)
  const forgetting = setInterval(() => counts.clear(), 60_000)

  return {
    add(view) {
      if (waiting.length >= keptAtMost) return
      if (!view.robot) {
        const count = (counts.get(view.visitor_id) ?? 0) + 1
        counts.set(view.visitor_id, count)
        if (count > viewsPerMinute) return
      }
      waiting.push(view)
      if (waiting.length >= batchSize) void flush()
    },
    async stop() {
      clearInterval(flushing)
      clearInterval(forgetting)
      await writing
      await flush()
    },
  }
}
