/** Forgets the records that were merged, once it is too late to part them: the data of a person stand in one place. */
import { mergeUndoHours } from '@kervan/domain/customers/customer-merges.copy.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const sweepMergesJob = defineJob({
  name: 'sweep-merges',
  retries: 2,
  retryDelay: 60,
  expireSeconds: 600,
  schedule: '25 * * * *',
})

const forget = `update customer_merges set gone = null, kept_before = null, moved = null
  where gone is not null and merged_at < now() - interval '${mergeUndoHours} hours'`

export async function sweepMerges({ actAs }: Pick<Services, 'actAs'>): Promise<void> {
  await actAs(system, (tx) => tx.asSystem(forget, []))
}
