/** What was decided lately, with the names of what it was about, and what the assignment rule has given away. */
import type { RuleAssignment, WorkflowDecision } from '@kervan/domain/luna/workflow.contract.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'
import { firstIdOf } from '#spine/database/new-id.ts'

const shown = 20

/** About the work item, rule or colleague that the key names; of several work items only how many. */
const decisions = `select d.id, d.kind, d.answer, ${isoText('d.decided_at')} as at, ${isoText('d.undone_at')} as undone_at,
    coalesce(u.name, '') as by_name, coalesce(w.title, r.name, p.name, '') as about,
    case when d.deed is null then 0 when d.deed ->> 'act' = 'gave' then jsonb_array_length(d.deed -> 'items') else 1 end as count,
    case when w.id is not null then '/staff/work-queue/details/' || w.id when r.id is not null then '/staff/automations/' || r.id
      when d.kind = 'warn_earlier' then '/staff/automations' else '/staff/work-queue' end as link
  from workflow_decisions d left join users u on u.id = d.decided_by
    left join lateral (select substring(d.key from '[0-9a-f-]{36}')::uuid as id) s on true
    left join work_items w on w.id = s.id left join automation_rules r on r.id = s.id left join users p on p.id = s.id
  where d.decided_at > now() - interval '7 days' order by d.decided_at desc, d.id desc limit ${shown}`

export const readDecisions = (tx: Transaction) => tx.query<WorkflowDecision>(decisions, [])

/** The program's own hand, not a person's. What has gone on to somebody else is no longer its. */
export const ruleGave = `from work_item_events e join work_items w on w.id = e.work_item_id join users u on u.id = e.colleague_id
  where e.kind = 'assigned' and e.actor_id is null and w.status = 'open' and w.assigned_to = e.colleague_id`

const ruleAssignments = `select distinct on (w.id) w.id as work_item_id, w.title, u.name as to_name, ${isoText('e.created_at')} as at
  ${ruleGave} and e.id >= $1 and e.created_at > now() - interval '24 hours'
    and not exists (select from workflow_decisions d where d.undone_at is null and d.decided_at > now() - interval '2 days'
      and d.deed -> 'items' @> jsonb_build_array(jsonb_build_object('id', w.id)))
  order by w.id, e.id desc limit 200`

export async function readRuleAssignments(tx: Transaction): Promise<RuleAssignment[]> {
  const rows = await tx.query<RuleAssignment>(ruleAssignments, [firstIdOf(Date.now() - 2 * 86_400_000)])
  return rows.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, shown)
}
