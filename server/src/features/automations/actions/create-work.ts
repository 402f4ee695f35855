/** Adds work of a rule to the queue: for its customer, and with what it is about where that can have more than one. */
import type { Action } from '@kervan/domain/automations/rule.ts'
import type { Outcome } from '@kervan/domain/automations/run.ts'
import { fillTemplate } from '@kervan/domain/automations/templates.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { ActionContext } from '#features/automations/actions/action-context.ts'
import { templateFacts } from '#features/automations/actions/fill.ts'
import { assigneeOf } from '#features/automations/actions/people.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { type OpenedWork, tellOpenedWork } from '#features/workqueue/tell-opened-work.ts'

type CreateWork = Extract<Action, { type: 'create_work' }>

/** A request and a conversation have one open item of their own, which this is not. */
const add = `insert into work_items (kind, title, description, customer_name, company, email, phone, customer_id, quote_id, shipment_id,
    assigned_to, priority, due_at, metadata)
  select 'automation', $1, $2, coalesce(trim(p.first_name || ' ' || p.last_name), ''), coalesce(p.company, ''), coalesce(p.email, ''),
    coalesce(p.phone, ''), p.id, $4, $5, $6, $7, now() + make_interval(hours => $8), jsonb_build_object('automation_run', $9::text)
  from (select 1) as one left join profiles p on p.id = $3
  returning id, kind, title, true as is_new`

export async function createWork(
  context: ActionContext & { services: WithCompany },
  action: CreateWork,
): Promise<Outcome> {
  const { tx, services, subject, known, run } = context
  const facts = await templateFacts(context)
  const title = plainLine(fillTemplate(action.title, subject, facts), 160)
  const description = fillTemplate(action.description, subject, facts).slice(0, 2_000)
  const person =
    action.assign_to === 'nobody' ? undefined : await assigneeOf(context, action.assign_to, action.person_id)
  const [item] = await tx.asSystem<OpenedWork>(add, [
    title,
    description,
    known.customer_id,
    subject === 'quote' ? known.id : null,
    subject === 'shipment' ? known.id : null,
    person?.id ?? null,
    action.priority,
    action.due_hours,
    run.id,
  ])
  if (!item) throw new Error('The work was not added.')
  await tellOpenedWork(tx, services, [item])
  return {
    type: 'create_work',
    text: `İş eklendi: ${title}`,
    to: person?.name ?? '',
    link: `/staff/work-queue?item=${item.id}`,
  }
}
