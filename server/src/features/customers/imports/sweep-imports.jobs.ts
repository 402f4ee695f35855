/** Deletes the tables that staff have brought some weeks ago: they hold people's data, and what counts are the customers. */
import { importKeptDays } from '@kervan/domain/customers/customer-imports.copy.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const sweepImportsJob = defineJob({
  name: 'sweep-imports',
  retries: 2,
  retryDelay: 60,
  expireSeconds: 600,
  schedule: '50 3 * * *',
})

/** One at a time: a large one has a hundred thousand rows. */
const deleteOldest = `delete from customer_imports where id = (
    select id from customer_imports where created_at < now() - $1 * interval '1 day' order by id limit 1)
  returning id`

export async function sweepImports({ actAs }: Pick<Services, 'actAs'>): Promise<void> {
  for (let more = true; more; ) {
    const deleted = await actAs(system, (tx) => tx.asSystem<{ id: string }>(deleteOldest, [importKeptDays]))
    more = deleted.length > 0
  }
}
