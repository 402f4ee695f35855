/** The delivered rule *warn before a promise is missed*: once for each promised time, whoever has the work is told, or else everybody. */
import { afterOfficeTime } from '@kervan/domain/company/office-time.ts'
import type { WorkKind } from '@kervan/domain/workqueue/work-item.ts'
import { workDueSoon } from '@kervan/domain/workqueue/workqueue.events.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { claimDeeds, switchOf, tellDeed } from '#features/company/switched-jobs.ts'
import { isAway } from '#features/workqueue/assign-work.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob } from '#spine/jobs/job.ts'

export const warnOfPromiseJob = defineJob({
  name: 'warn-of-promise',
  retries: 2,
  retryDelay: 30,
  expireSeconds: 300,
  schedule: '*/5 * * * *',
})

/** Per run; the next one follows in minutes. */
const mostPerRun = 500

const dueSoon = `select w.id, w.kind, w.title, w.due_at, w.request_id, r.number, u.id as holder_id, coalesce(u.name, '') as holder
  from work_items w join requests r on r.id = w.request_id
    left join staff_profiles leave on leave.id = w.assigned_to
    left join users u on u.id = w.assigned_to and u.disabled_at is null and not ${isAway('leave')}
  where w.status = 'open' and w.kind in ('new_request', 'revision') and r.status = 'pending'
    and w.due_at > now() and w.due_at <= $1
  order by w.due_at, w.id limit ${mostPerRun}`

type Due = {
  id: string
  kind: WorkKind
  title: string
  due_at: Date
  request_id: string
  number: string
  /** Null where nobody has it, or who has it is not here. */
  holder_id: string | null
  holder: string
}

/** Another promise about the same work is another warning. */
const keyOf = ({ id, due_at }: Due) => `${id} ${new Date(due_at).toISOString()}`

const hour = 3_600_000

export async function warnOfPromise({
  actAs,
  emit,
  company,
}: Pick<Services, 'actAs' | 'emit'> & WithCompany): Promise<void> {
  await actAs(system, async (tx) => {
    const { isOn, parameters } = await switchOf(tx, 'warn_of_promise')
    if (!isOn) return
    const until = afterOfficeTime(new Date(), parameters.hours * hour, await company.calendar())
    const due = await tx.asSystem<Due>(dueSoon, [until.toISOString()])
    const claimed = await claimDeeds(tx, 'warn_of_promise', due.map(keyOf))
    for (const item of due.filter((each) => claimed.has(keyOf(each)))) {
      const { id, title, request_id, number, holder_id, holder } = item
      const due_at = new Date(item.due_at).toISOString()
      await emit(tx, workDueSoon, [holder_id ? `user:${holder_id}` : 'staff'], {
        work_item_id: id,
        title,
        due_at,
        ...(holder_id && { person_id: holder_id }),
      })
      await tellDeed(tx, { emit }, 'warn_of_promise', {
        key: keyOf(item),
        subject: 'request',
        subject_id: request_id,
        subject_label: number,
        text: `Sözün süresi doluyor: ${title}`,
        to: holder || 'Bütün ofis',
        link: `/staff/work-queue/details/${id}`,
      })
    }
  })
}
