/** Brings back the work that was put off until now: open pages show it, and its history says that its time has come. */
import { workItemChanged } from '@kervan/domain/workqueue/workqueue.events.ts'
import { changedWork } from '#features/workqueue/change-work.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const wakeWorkJob = defineJob({
  name: 'wake-work',
  retries: 2,
  retryDelay: 5,
  expireSeconds: 60,
  schedule: '* * * * *',
})

/** Per transaction. One that a colleague changes at this moment is left to the next minute. */
const batchSize = 100

/** Nobody's name stands at the line in its history: the program did it. */
const wake = `
  with woken as (
    update work_items w set snoozed_until = null, updated_at = now() from (
      select id from work_items where status = 'open' and snoozed_until <= now()
      order by snoozed_until, id limit ${batchSize} for update skip locked
    ) due where w.id = due.id
    returning w.id, w.kind, w.title, w.status
  ), noted as (insert into work_item_events (work_item_id, kind) select id, 'woken' from woken)
  select * from woken`

type Woken = Parameters<typeof changedWork>[0]

export async function wakeWork({ actAs, emit }: Pick<Services, 'actAs' | 'emit'>): Promise<void> {
  for (let more = true; more; )
    more = await actAs(system, async (tx) => {
      const woken = await tx.asSystem<Woken>(wake, [])
      for (const item of woken) await emit(tx, workItemChanged, ['staff'], changedWork(item))
      return woken.length === batchSize
    })
}
