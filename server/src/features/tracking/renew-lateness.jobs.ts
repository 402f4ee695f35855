/** Looks at all open shipments again once something else counts as late. From the start after a stop: what is right already stays as it is. */
import { rebuildTracking } from '#features/tracking/rebuild-tracking.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

export const renewLatenessJob = defineJob({
  name: 'renew-lateness',
  retries: 10,
  retryDelay: 5,
  expireSeconds: 900,
})

export function renewLateness(
  tx: Transaction,
  _: object,
  { enqueue }: Pick<Services, 'enqueue'>,
): Promise<void> {
  return enqueue(tx, renewLatenessJob, {})
}

export function createRenewLateness(services: Pick<Services, 'actAs' | 'emit'>): JobHandler<object> {
  return async (_, signal) => {
    await rebuildTracking(services, undefined, { onlyOpen: true, signal })
  }
}
