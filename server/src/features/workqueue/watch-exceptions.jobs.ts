/** Finds what time alone brings: a silence that has become too long, free time that runs out, a day that has passed. */
import type { WithCompany } from '#features/company/company-cache.ts'
import { syncExceptionsOf } from '#features/workqueue/sync-exceptions.ts'
import { differencesOf, unlocked } from '#features/workqueue/watched-shipments.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

export const watchExceptionsJob = defineJob({
  name: 'watch-exceptions',
  retries: 10,
  retryDelay: 5,
  expireSeconds: 900,
  schedule: '*/10 * * * *',
})

export function renewSilence(
  tx: Transaction,
  _: object,
  { enqueue }: Pick<Services, 'enqueue'>,
): Promise<void> {
  return enqueue(tx, watchExceptionsJob, {})
}

type Needs = Pick<Services, 'actAs' | 'emit'> & WithCompany

export function createWatchExceptions(services: Needs): JobHandler<object> {
  return (_, signal) => watchExceptions(services, signal)
}

const batchSize = 200

/** Those that are not over, and those that are but have open work, or a box that somebody has to bring back. */
const nextBatch = `select id from shipments s where id > $1
    and (status not in ('delivered', 'cancelled')
      or exists (select from containers c where c.shipment_id = s.id and c.state = 'open')
      or exists (select from work_items w where w.shipment_id = s.id and w.status = 'open' and w.since is not null))
  order by id limit $2`

/** Looks without a lock, so that nobody waits for it; only what differs is locked, and looked at again. */
export async function watchExceptions(services: Needs, signal?: AbortSignal): Promise<void> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    signal?.throwIfAborted()
    const after = last
    const { ids, differing } = await services.actAs(system, async (tx) => {
      const rows = await tx.asSystem<{ id: string }>(nextBatch, [after, batchSize])
      const found = rows.map(({ id }) => id)
      const differences = await differencesOf(tx, found, unlocked)
      return { ids: found, differing: differences.map(({ shipment }) => shipment.id) }
    })
    if (differing.length > 0) await services.actAs(system, (tx) => syncExceptionsOf(tx, services, differing))
    if (ids.length < batchSize) return
    last = ids.at(-1) ?? last
  }
}
