/** Deletes finished tasks with their files a day after they ended, or once they are dismissed, and ends those that were lost. */
import { taskLost } from '@kervan/domain/tasks/tasks.copy.ts'
import { taskChanged } from '@kervan/domain/tasks/tasks.events.ts'
import { fileKeyOf } from '#features/tasks/run-task.jobs.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const sweepTasksJob = defineJob({
  name: 'sweep-tasks',
  retries: 2,
  retryDelay: 60,
  expireSeconds: 600,
  schedule: '40 * * * *',
})

/** A worker writes a sign of life every second; a job that no worker will take any more leaves none. */
const markLost = `update tasks set state = 'failed', error = $1, finished_at = now(), updated_at = now()
  where state in ('waiting', 'running') and updated_at < now() - interval '2 hours'
  returning id, user_id`

const batchSize = 200
const findExpired = `select id from tasks
  where finished_at is not null and (dismissed_at is not null or finished_at < now() - interval '1 day')
  order by id limit ${batchSize}`

export async function sweepTasks(services: Pick<Services, 'actAs' | 'emit' | 'files'>): Promise<void> {
  const { actAs, emit, files } = services
  await actAs(system, async (tx) => {
    const lost = await tx.asSystem<{ id: string; user_id: string }>(markLost, [taskLost])
    for (const { id, user_id } of lost)
      await emit(tx, taskChanged, [`user:${user_id}`], { task_id: id, state: 'failed' })
  })
  for (let more = true; more; ) {
    const expired = await actAs(system, (tx) => tx.asSystem<{ id: string }>(findExpired, []))
    // The file first: should this stop halfway, the row is found again.
    for (const { id } of expired) await files.remove(fileKeyOf(id))
    const ids = expired.map(({ id }) => id)
    await actAs(system, (tx) => tx.asSystem('delete from tasks where id = any($1::uuid[])', [ids]))
    more = expired.length === batchSize
  }
}
