/** Refreshes the rates after the central bank has published them, and at a start where they are old. */
import { daysLater } from '@kervan/domain/values/istanbul-time.ts'
import type { WithRateFeed } from '#features/rates/rate-feed.ts'
import { newestOfBank, today } from '#features/rates/rates.queries.ts'
import { refreshRates } from '#features/rates/refresh-rates.ts'
import type { Log } from '#spine/config/log.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

/** They are published at about half past three; a run that finds the day's bulletin stored asks nobody. */
export const refreshRatesJob = defineJob({
  name: 'refresh-rates',
  retries: 3,
  retryDelay: 120,
  expireSeconds: 120,
  schedule: '40 15-18 * * 1-5',
})

type Parts = Pick<Services, 'actAs' | 'readAs' | 'emit'> & WithRateFeed & { log: Pick<Log, 'error'> }

/** No dead letter at the end: nothing is lost, the last good rates stay, and the next run tries again. */
export function createRefreshRates({ rateFeed, log, ...parts }: Parts): JobHandler<object> {
  return async (_, signal, isLastTry) => {
    if (!rateFeed) return
    try {
      await refreshRates({ ...parts, rateFeed }, signal)
    } catch (error) {
      if (!isLastTry) throw error
      log.error({ err: error }, 'the rates could not be refreshed; the last stored ones stay in use')
    }
  }
}

export async function refreshOldRates({
  actAs,
  readAs,
  enqueue,
  rateFeed,
}: Pick<Services, 'actAs' | 'readAs' | 'enqueue'> & WithRateFeed): Promise<void> {
  if (!rateFeed) return
  const [newest] = await readAs(system, newestOfBank)
  if (newest && newest.date >= daysLater(today(), -1)) return
  await actAs(system, (tx) => enqueue(tx, refreshRatesJob, {}))
}
