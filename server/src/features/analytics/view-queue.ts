/**
 * Collects page views for a fifth of a second and writes them together, so that no caller waits. A crash loses at most
 * that fifth of a second; an orderly stop writes everything.
 */
import { type PageView, writePageViews } from '#features/analytics/analytics.queries.ts'
import type { Log } from '#spine/config/log.ts'
import { type ActAs, system } from '#spine/database/act-as.ts'
import { isUnavailable } from '#spine/database/unavailable.ts'

export type ViewQueue = { add(view: PageView): void; stop(): Promise<void> }
export type WithViewQueue = { views: Pick<ViewQueue, 'add'> }

const everyMs = 200
const batchSize = 500
/** While the database is unavailable; further views are dropped. */
const mostWaiting = 10_000
/** No person opens more pages than this in a minute: further views are not recorded. */
const viewsPerMinute = 60

export function createViewQueue({ actAs, log }: { actAs: ActAs; log: Log }): ViewQueue {
  let waiting: PageView[] = []
  let writing: Promise<void> | undefined
  const counts = new Map<string, number>()

  const write = async () => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize)
      try {
        await actAs(system, (tx) => writePageViews(tx, batch))
      } catch (error) {
        const isTemporary = isUnavailable(error)
        log.warn({ err: error, views: batch.length }, isTemporary ? 'views not written yet' : 'views lost')
        if (isTemporary) waiting = [...batch, ...waiting].slice(0, mostWaiting)
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
  const flushTimer = setInterval(() => void (waiting.length > 0 && flush()), everyMs)
  const minuteTimer = setInterval(() => counts.clear(), 60_000)

  return {
    add(view) {
      if (waiting.length >= mostWaiting) return
      if (!view.robot) {
        const count = (counts.get(view.visitor_id) ?? 0) + 1
        counts.set(view.visitor_id, count)
        if (count > viewsPerMinute) return
      }
      waiting.push(view)
      if (waiting.length >= batchSize) void flush()
    },
    async stop() {
      clearInterval(flushTimer)
      clearInterval(minuteTimer)
      await writing
      await flush()
    },
  }
}
