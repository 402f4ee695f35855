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
const fullBatch = 500
/** While the database is unavailable; further views are dropped. */
const mostWaiting = 10_000
/** A flood from one network, or of robots, leaves room for everybody else. */
const mostOfNetwork = mostWaiting / 4
/** No person opens more pages than this in a minute, nor a whole office or a robot: further views are not recorded. */
const viewsPerMinute = { visitor: 60, network: 600 }
/** Whoever looks at the figures is told of many views together. */
const tellEveryMs = 1_000

type Parts = {
  actAs: ActAs
  log: Log
  /** After views were written, at most once a second. */
  onWritten?: () => Promise<void>
}

export function createViewQueue({ actAs, log, onWritten }: Parts): ViewQueue {
  let toldAt = 0
  let tellTimer: ReturnType<typeof setTimeout> | undefined
  const waitingOf = new Map<string, number>()
  const countWaiting = (view: PageView, by: 1 | -1) => {
    const left = (waitingOf.get(originOf(view)) ?? 0) + by
    if (left > 0) waitingOf.set(originOf(view), left)
    else waitingOf.delete(originOf(view))
  }
  const tell = () => {
    if (!onWritten || tellTimer) return
    const wait = Math.max(0, toldAt + tellEveryMs - Date.now())
    tellTimer = setTimeout(() => {
      tellTimer = undefined
      toldAt = Date.now()
      onWritten().catch((error: Error) => log.warn({ err: error }, 'visits not told'))
    }, wait)
  }
  const waiting: PageView[] = []
  let batchSize = fullBatch
  let writing: Promise<void> | undefined
  const counts = new Map<string, number>()

  const lose = (view: PageView, error: unknown) => {
    log.warn({ err: error }, 'view lost')
    countWaiting(view, -1)
  }
  /** What has no room is no longer waiting. */
  const putBack = (batch: readonly PageView[]) => {
    waiting.unshift(...batch)
    for (const view of waiting.splice(mostWaiting)) countWaiting(view, -1)
  }

  const write = async () => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize)
      try {
        await actAs(system, (tx) => writePageViews(tx, batch))
        for (const view of batch) countWaiting(view, -1)
        batchSize = Math.min(fullBatch, 2 * batchSize)
        tell()
      } catch (error) {
        if (isUnavailable(error)) {
          log.warn({ err: error, views: batch.length }, 'views not written yet')
          putBack(batch)
          return
        }
        // One that cannot be written takes no other along.
        batchSize = Math.ceil(batch.length / 2)
        if (batch.length > 1) putBack(batch)
        else for (const view of batch) lose(view, error)
      }
    }
  }
  const flush = () => {
    writing ??= write().finally(() => {
      writing = undefined
    })
    return writing
  }
  const isAmong = (from: string, most: number) => {
    const count = (counts.get(from) ?? 0) + 1
    counts.set(from, count)
    return count <= most
  }
  /** The network first: whoever makes up an id for each view fills nothing with them. Robots take nothing from the people beside them. */
  const isPlausible = (view: PageView) =>
    isAmong(view.robot ? `robots of ${view.network}` : view.network, viewsPerMinute.network) &&
    (view.robot || view.visitor_id === null || isAmong(view.visitor_id, viewsPerMinute.visitor))
  const flushTimer = setInterval(() => void (waiting.length > 0 && flush()), everyMs)
  const minuteTimer = setInterval(() => counts.clear(), 60_000)

  return {
    add(view) {
      if (waiting.length >= mostWaiting) return
      if (!isPlausible(view)) return
      if ((waitingOf.get(originOf(view)) ?? 0) >= mostOfNetwork) return
      countWaiting(view, 1)
      waiting.push(view)
      if (waiting.length >= fullBatch) void flush()
    },
    async stop() {
      clearInterval(flushTimer)
      clearInterval(minuteTimer)
      await writing
      await flush()
      clearTimeout(tellTimer)
    },
  }
}

const originOf = (view: PageView) => (view.robot ? 'robots' : view.network)
