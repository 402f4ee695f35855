/** Asks every morning what becomes of leads that are forgotten: work for their representative, the longest forgotten first. */

import type { LeadSource } from '@kervan/domain/customers/customers.policy.ts'
import { leadSourceWords } from '@kervan/domain/customers/customers.policy.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { dueNextWorkingDay } from '@kervan/domain/workqueue/due-time.ts'
import { mostAskedAtOnce } from '@kervan/domain/workqueue/lead-steps.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { isAway } from '#features/workqueue/assign-work.ts'
import { closeRemembered } from '#features/workqueue/leads/follow-leads.ts'
import { isForgotten } from '#features/workqueue/leads/forgotten.ts'
import { type OpenedWork, tellOpenedWork } from '#features/workqueue/tell-opened-work.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

/** Before the office opens; the queue's clock is that of Istanbul. */
export const watchLeadsJob = defineJob({
  name: 'watch-leads',
  retries: 5,
  retryDelay: 30,
  expireSeconds: 300,
  schedule: '30 6 * * *',
})

type Needs = Pick<Services, 'actAs' | 'emit'> & WithCompany

type Forgotten = {
  customer_id: string
  assigned_to: string | null
  name: string
  lead_source: LeadSource
  created_at: string
  last_contact_at: string | null
}

/** One run at a time, so that nobody is asked twice. */
const oneAtATime = `select pg_advisory_xact_lock(hashtext('watch-leads'))`

/** As many of each representative as are not asked about already. */
const findForgotten = `with here as materialized (
    select u.id from users u left join staff_profiles leave on leave.id = u.id
    where u.role in ('staff', 'admin') and u.disabled_at is null and not ${isAway('leave')}
  ), asked as (
    select assigned_to, count(*) as count from work_items where kind = 'forgotten_lead' and status = 'open' group by assigned_to
  ), forgotten as (
    select p.id, u.id as assigned_to, row_number() over (partition by u.id order by greatest(p.created_at, p.last_contact_at), p.id) as place
    from profiles p left join here u on u.id = p.assigned_to
    where ${isForgotten}
      and not exists (select from work_items w where w.customer_id = p.id and w.kind = 'forgotten_lead' and w.status = 'open')
  )
  select p.id as customer_id, f.assigned_to, coalesce(nullif(p.listed_as, ''), p.email, p.phone) as name, p.lead_source,
    ${isoText('p.created_at')} as created_at, ${isoText('p.last_contact_at')} as last_contact_at
  from forgotten f join profiles p on p.id = f.id left join asked on asked.assigned_to is not distinct from f.assigned_to
  where f.place + coalesce(asked.count, 0) <= $1 order by f.place, p.id`

const open = `insert into work_items (kind, title, description, customer_name, company, email, phone, customer_id, assigned_to, priority, due_at)
  select 'forgotten_lead', e.title, e.description, trim(p.first_name || ' ' || p.last_name), p.company, coalesce(p.email, ''), p.phone,
    p.id, e.assigned_to, 'low', $2
  from json_to_recordset($1) as e (customer_id uuid, assigned_to uuid, title text, description text)
    join profiles p on p.id = e.customer_id
  returning id, kind, title, true as is_new`

export function createWatchLeads(services: Needs): JobHandler<object> {
  return () => watchLeads(services)
}

export async function watchLeads(services: Needs): Promise<void> {
  const due = dueNextWorkingDay(new Date(), await services.company.calendar()).toISOString()
  await services.actAs(system, async (tx) => {
    await tx.asSystem(oneAtATime, [])
    await closeRemembered(tx, services, null)
    // Of the morning's questions nobody is told one by one.
    await tellOpenedWork(tx, services, await askAboutForgotten(tx, due), { quietly: true })
  })
}

/** Opens the work, without word to anybody. */
export async function askAboutForgotten(tx: Transaction, due: string): Promise<OpenedWork[]> {
  const found = await tx.asSystem<Forgotten>(findForgotten, [mostAskedAtOnce])
  return tx.asSystem(open, [JSON.stringify(found.map(workOf)), due])
}

function workOf({ customer_id, assigned_to, name, lead_source, created_at, last_contact_at }: Forgotten) {
  const contact = last_contact_at ? `Son temas: ${formatDate(last_contact_at)}.` : 'Henüz kimse görüşmedi.'
  return {
    customer_id,
    assigned_to,
    title: `Aday unutuldu: ${name}`,
    description: `Kaynak: ${leadSourceWords[lead_source]}. Kayıt: ${formatDate(created_at)}. ${contact}`,
  }
}
